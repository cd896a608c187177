# flaglane_warnings: what every source of ours is compiled with, by g++ and em++ alike. A warning is an error.
add_library(flaglane_warnings INTERFACE)
target_compile_options(flaglane_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Two that g++ 12 gets wrong once it inlines: overlapping memory in the standard library's own strings (GCC bugs 105329
  # and 105651), and, at -O3, a missing end in constant byte tables that are read record by record (diag/packing.h).
  # clang compiles the same sources with every warning on.
  target_compile_options(flaglane_warnings INTERFACE -Wno-restrict -Wno-stringop-overread)
endif()

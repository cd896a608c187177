# flaglane_warnings: what every source of ours is compiled with, by g++ and em++ alike. A warning is an error.
add_library(flaglane_warnings INTERFACE)
target_compile_options(flaglane_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees dangling and overlapping memory in the standard library's own string code when it inlines
  # (GCC bugs 105329 and 105651); clang compiles the same sources with every warning on.
  target_compile_options(flaglane_warnings INTERFACE -Wno-restrict)
endif()

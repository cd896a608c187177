# What tests/ builds with. GoogleTest comes from the system (Debian: libgtest-dev).
find_package(GTest QUIET)
if(NOT GTest_FOUND)
  message(FATAL_ERROR "GoogleTest is not installed. `npm test` installs it; on Debian by hand: apt-get install libgtest-dev. "
    "To build without tests: -DBUILD_TESTING=OFF.")
endif()
find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
include(GoogleTest)

# flaglane_tool(NAME <name> SOURCES <files>... LINK <targets>...)
# a program that tests or benchmarks call: <build>/tests/<name>.
function(flaglane_tool)
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" "NAME" "SOURCES;LINK")
  if(ARG_UNPARSED_ARGUMENTS OR NOT ARG_NAME OR NOT ARG_SOURCES)
    message(FATAL_ERROR "NAME, SOURCES and LINK: not understood: ${ARGV}")
  endif()
  add_executable(${ARG_NAME} ${ARG_SOURCES})
  target_link_libraries(${ARG_NAME} PRIVATE ${ARG_LINK} flaglane_warnings flaglane_sanitizers)
  set_target_properties(${ARG_NAME} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests")
endfunction()

# flaglane_test(NAME <x>_test SOURCES <files>... LINK <targets>...)
# a GoogleTest program; each TEST in it is one test of ctest's.
function(flaglane_test)
  flaglane_tool(${ARGV})
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" "NAME" "SOURCES;LINK")
  target_link_libraries(${ARG_NAME} PRIVATE GTest::gtest GTest::gtest_main)
  # For tests that read files beside them, or ask the installed Python.
  target_compile_definitions(${ARG_NAME} PRIVATE
    FLAGLANE_TESTS_DIR="${PROJECT_SOURCE_DIR}/tests" FLAGLANE_PYTHON="${Python3_EXECUTABLE}")
  gtest_discover_tests(${ARG_NAME} DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 300)
endfunction()

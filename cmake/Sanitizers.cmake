# flaglane_sanitizers: address and undefined behaviour; empty unless FLAGLANE_SANITIZE is on. The first finding ends the test.
add_library(flaglane_sanitizers INTERFACE)
if(FLAGLANE_SANITIZE)
  target_compile_options(flaglane_sanitizers INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(flaglane_sanitizers INTERFACE -fsanitize=address,undefined)
endif()

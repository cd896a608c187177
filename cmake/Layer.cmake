# A layer is a folder under core/ and a static library of its own. The walls between layers are include paths:
# core/ itself is on nobody's path. Each layer has a folder in the build tree that holds one link, <name> -> core/<name>,
# and only who names the layer in DEPENDS gets that folder. So `#include "backend/..."` in core/driver finds no file.

# flaglane_core_options: what core/ is compiled with beyond the warnings. Errors are values, so there are no exceptions.
add_library(flaglane_core_options INTERFACE)
target_compile_options(flaglane_core_options INTERFACE -fno-exceptions)
if(TARGET flaglane_wasm_size)
  target_link_libraries(flaglane_core_options INTERFACE flaglane_wasm_size)
endif()

# flaglane_layer(NAME <folder under core/> [DEPENDS <layers>...] SOURCES <files>...)
# makes the target flaglane_<name>. DEPENDS are passed on: a layer's headers show the types of the layers above it.
function(flaglane_layer)
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" "NAME" "DEPENDS;SOURCES")
  if(ARG_UNPARSED_ARGUMENTS OR NOT ARG_NAME OR NOT ARG_SOURCES)
    message(FATAL_ERROR "flaglane_layer(NAME n [DEPENDS layers...] SOURCES files...): not understood: ${ARGV}")
  endif()

  set(include_dir "${PROJECT_BINARY_DIR}/include/${ARG_NAME}")
  file(MAKE_DIRECTORY "${include_dir}")
  file(CREATE_LINK "${PROJECT_SOURCE_DIR}/core/${ARG_NAME}" "${include_dir}/${ARG_NAME}" SYMBOLIC)

  set(target flaglane_${ARG_NAME})
  add_library(${target} STATIC ${ARG_SOURCES})
  target_include_directories(${target} PUBLIC "${include_dir}")
  list(TRANSFORM ARG_DEPENDS PREPEND flaglane_)
  target_link_libraries(${target}
    PUBLIC ${ARG_DEPENDS} flaglane_sanitizers
    PRIVATE flaglane_warnings flaglane_core_options)
  set_property(GLOBAL APPEND PROPERTY FLAGLANE_LAYERS ${ARG_NAME})
endfunction()

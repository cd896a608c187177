// Only wasm/ knows emscripten: the native tool, the tests and the page get the same bytes from the same core.
#include <emscripten/val.h>
#include "render/json_writer.h"

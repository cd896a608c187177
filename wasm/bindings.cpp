// The names that JavaScript calls. No logic lives here: a binding converts its arguments, asks core/, and
// returns text.
#include <emscripten/bind.h>

#include <string>

namespace {

/// JSON with the version of the project that this engine was built from.
std::string build_info() { return R"({"name":"flaglane","version":")" FLAGLANE_VERSION R"("})"; }

}  // namespace

EMSCRIPTEN_BINDINGS(flaglane) { emscripten::function("build_info", &build_info); }

# The flags of the WebAssembly engine, each group a named INTERFACE target. Only for the Emscripten toolchain.

# flaglane_wasm_size: the engine is fetched before it can answer, so small comes before fast.
add_library(flaglane_wasm_size INTERFACE)
# Emscripten adds -fno-inline-functions at its size levels, and libc++ 13 marks few of its one-line functions inline: each
# begin(), end() and ++ is a call then. Inlining them is smaller too, and twice as fast.
target_compile_options(flaglane_wasm_size INTERFACE -Oz -flto -finline-functions)
target_link_options(flaglane_wasm_size INTERFACE -Oz -flto)

# flaglane_wasm_module: an ES module for pages and workers. DYNAMIC_EXECUTION=0 keeps Embind from `new Function`, which a
# strict Content-Security-Policy forbids. `node` stays out of ENVIRONMENT (it drags in __dirname): Node passes wasmBinary.
add_library(flaglane_wasm_module INTERFACE)
target_link_options(flaglane_wasm_module INTERFACE
  -lembind -fno-exceptions
  -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=web,worker -sDYNAMIC_EXECUTION=0
  -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sMALLOC=emmalloc -sASSERTIONS=0)

# The flags of the WebAssembly engine, each group a named INTERFACE target. Only for the Emscripten toolchain.

# flaglane_wasm_size: the engine is fetched before it can answer, so small comes before fast.
add_library(flaglane_wasm_size INTERFACE)
# Emscripten adds -fno-inline-functions at its size levels, and libc++ 13 marks few of its one-line functions inline: each
# begin(), end() and ++ is a call then. Inlining them is smaller too, and twice as fast. Types are not asked at run time,
# and there is one thread.
target_compile_options(flaglane_wasm_size INTERFACE -Oz -flto -finline-functions -fno-rtti -fno-threadsafe-statics)
# What is inlined while compiling is enough. The linker and Binaryen would also move each function with one caller into
# it; the huge functions that come of it have hundreds of locals, and compress 2 % worse. Binaryen's passes run a second
# time, until nothing gets smaller.
target_link_options(flaglane_wasm_size INTERFACE -Oz -flto -fno-rtti -Wl,-mllvm,-inline-threshold=-15000
  "-sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=1,--always-inline-max-function-size=6,-Oz,--dealign,--converge")

# flaglane_wasm_module: an ES module for pages and workers. DYNAMIC_EXECUTION=0 keeps Embind from `new Function`, which a
# strict Content-Security-Policy forbids. `node` stays out of ENVIRONMENT (it drags in __dirname): Node passes wasmBinary.
# Of what can be passed, the glue knows only what we pass, and it counts on a TextDecoder.
add_library(flaglane_wasm_module INTERFACE)
target_link_options(flaglane_wasm_module INTERFACE
  -lembind -fno-exceptions
  -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=web,worker -sDYNAMIC_EXECUTION=0
  -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sMALLOC=emmalloc -sASSERTIONS=0
  -sINCOMING_MODULE_JS_API=wasmBinary,locateFile,instantiateWasm -sSUPPORT_ERRNO=0 -sTEXTDECODER=2)

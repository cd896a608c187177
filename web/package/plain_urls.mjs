/**
 * A plugin for Vite. Of a file that isn't there while building, Vite writes `"" + import.meta.url` instead of
 * `import.meta.url`; a bundler that takes our modules would then not see that engine.wasm belongs to them.
 */
export const plainUrls = () => ({
  name: "flaglane-plain-urls",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk")
        chunk.code = chunk.code.replace(/(""|``)\s*\+\s*import\.meta\.url/g, "import.meta.url");
  },
});

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { constructedStyles, engine } from "../web/vite.config.ts";

/** Tests of the built engine in Node, of the package and of the app's own logic: *.test.ts. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  resolve: { alias: { "#engine": engine } },
  plugins: [constructedStyles()],
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    environment: "node",
    testTimeout: 60_000,
    reporters: ["default"],
  },
});

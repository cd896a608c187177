import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const source = new URL("./sw.js", import.meta.url);

/**
 * Writes sw.js beside the page: web/sw.js with the list of all files of the app and a version made from what is in them.
 * It runs when the app has been written and before anything else is put into the folder.
 */
export function offlineCopy(): Plugin {
  let folder = "";
  return {
    name: "flaglane-offline-copy",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        // Hosts read _headers; it is not part of the page.
        .filter((name) => !name.startsWith("_") && name !== "sw.js")
        .sort();
      const hash = createHash("sha256");
      for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
      const list = files.map((name) => (name === "index.html" ? "./" : `./${name}`));
      const text = readFileSync(source, "utf8")
        .replace("const files = [];", `const files = ${JSON.stringify(list)};`)
        .replace('const version = "";', `const version = "${hash.digest("hex").slice(0, 12)}";`);
      writeFileSync(join(folder, "sw.js"), text);
    },
  };
}

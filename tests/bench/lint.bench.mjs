// How many files a second `flaglane lint` reads: a made-up repository of 2000 files, a tenth of them with flags.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../../dist/pkg/flaglane.mjs", import.meta.url));
const count = 2000;
const filler = "total=$((total + 1))  # a line as scripts have them\n".repeat(60);
const kinds = {
  sh: `#!/bin/sh\n${filler}export NEURON_CC_FLAGS="--model-type=transformer --auto-cast=matmul"\n`,
  py: `import os\nos.environ["NEURON_CC_FLAGS"] = "--lnc=2 --optlevel=4"\n${filler.replaceAll("$", "_")}`,
  yaml: `env:\n  - name: NEURON_CC_FLAGS\n    value: "--model-type=transformer -O1"\n${"# more\n".repeat(60)}`,
  md: `# A page\n\n${"Some prose.\n".repeat(60)}\n\`\`\`sh\nexport NEURON_CC_FLAGS="-O1"\n\`\`\`\n`,
};

const folder = mkdtempSync(join(tmpdir(), "flaglane-bench-"));
try {
  for (let at = 0; at < count; at++) {
    const inside = join(folder, `part${at % 40}`);
    mkdirSync(inside, { recursive: true });
    const [kind, text] = Object.entries(kinds)[at % 4];
    writeFileSync(join(inside, `file${at}.${kind}`), at % 10 === 0 ? text : filler);
  }
  const lint = (paths) => {
    const start = process.hrtime.bigint();
    const done = spawnSync(process.execPath, [command, "lint", ...paths], { cwd: folder, encoding: "utf8" });
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    if (done.status === null || done.status > 2) throw new Error(done.stderr);
    return { seconds, said: done.stdout.trim().split("\n").at(-1) };
  };
  const { seconds: starting } = lint(["part0/file0.sh"]);
  const { seconds, said } = lint(["."]);
  console.log(`lint: ${said}`);
  console.log(
    `lint: ${Math.round(count / seconds)} files a second (${seconds.toFixed(2)} s for ${count}; starting alone ${starting.toFixed(2)} s)`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

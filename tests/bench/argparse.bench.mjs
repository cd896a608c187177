// How long a parse takes here, natively and in WebAssembly, beside Python's argparse, npm's argparse and minimist, and
// Node's parseArgs: the same options, the same words, the parser made beforehand, all in turn. Processor time is
// measured, so that other work on the machine matters little; what counts are the ratios.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const require = createRequire(join(process.env.FLAGLANE_PEERS ?? root, "package.json"));

const sizes = [
  [300, 20],
  [300, 200],
  [300, 2000],
  [300, 20000],
  [3000, 20],
  [30000, 20],
];
const rounds = Number(process.env.FLAGLANE_ROUNDS ?? 5);
const roundMs = 60; // of one contestant in one round, if one parse is not longer
const warmMs = 200;

const words =
  `optlevel target model-type auto-cast lnc enable-fast-loading dump-on-error log-level skip-pass tile-size
output logfile-verbose pipeline jobs framework print-stats`.split(/\s+/);
const name = (i) => `--${words[i % 16]}-${i}`;

function argvOf(flags, tokens) {
  const made = [];
  for (let k = 0; made.length < tokens; k++) {
    let i = (k * 7919) % flags;
    if (made.length + 1 === tokens) i = 2;
    if (i % 4 === 0) made.push(name(i), `value-${k}`);
    else if (i % 4 === 1) made.push(`${name(i)}=${k % 1000}`);
    else if (i % 4 === 2) made.push(name(i));
    else made.push(name(i), "matmult");
  }
  return made;
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const timed = (work) => (iterations) => {
  const start = cpuMs();
  for (let i = 0; i < iterations; i++) work();
  return cpuMs() - start;
};

/** A program that answers "FLAGS TOKENS ITERATIONS" with milliseconds of processor time. */
function lineProgram(command, args) {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(...numbers) {
      child.stdin.write(`${numbers.join(" ")}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${command} stopped.`);
      return Number(value);
    },
    close: () => child.stdin.end(),
  };
}

/** The WebAssembly module of argparse_bench.cpp, compiled when a source is newer. */
async function wasmModule() {
  const module = join(root, "build", "bench", "argparse_bench.wasm");
  const sources = ["core/argparse", "core/text"].flatMap((dir) =>
    readdirSync(join(root, dir)).map((file) => join(root, dir, file)),
  );
  sources.push(join(here, "argparse_bench.cpp"));
  const stale =
    !existsSync(module) || sources.some((file) => statSync(file).mtimeMs > statSync(module).mtimeMs);
  if (stale) {
    mkdirSync(dirname(module), { recursive: true });
    const made = spawnSync(
      "em++",
      [
        "-std=c++20",
        process.env.FLAGLANE_BENCH_O ?? "-O3",
        "-flto",
        "-fno-exceptions",
        `-I${join(root, "core")}`,
        "--no-entry",
        "-sSTANDALONE_WASM",
        "-sALLOW_MEMORY_GROWTH",
        "-sMALLOC=emmalloc",
        "-o",
        module,
        ...sources.filter((file) => file.endsWith(".cpp")),
      ],
      { stdio: "inherit", env: { NODE_PATH: "/usr/share/nodejs", ...process.env } },
    );
    if (made.status !== 0) throw new Error("The WebAssembly bench did not compile.");
  }
  const stub = () => 0;
  const imports = new Proxy({}, { get: () => new Proxy({}, { get: () => stub }) });
  const { instance } = await WebAssembly.instantiate(readFileSync(module), imports);
  instance.exports._initialize?.();
  return instance.exports;
}

/** A peer from npm, or undefined where it is not installed. */
function peer(module) {
  try {
    return require(module);
  } catch {
    return undefined;
  }
}

function npmArgparse(argparse, flags) {
  const parser = new argparse.ArgumentParser({ prog: "bench" });
  const kinds = [
    {},
    { type: "int", default: 1 },
    { action: "store_true" },
    { choices: ["none", "matmult", "all"], default: "none" },
  ];
  for (let i = 0; i < flags; i++) parser.add_argument(name(i), { ...kinds[i % 4] });
  return parser;
}

function minimistOptions(flags) {
  const options = { string: [], boolean: [], default: {} };
  for (let i = 0; i < flags; i++) {
    const bare = name(i).slice(2);
    if (i % 4 === 2) options.boolean.push(bare);
    else if (i % 4 !== 1) options.string.push(bare);
    if (i % 4 === 1) options.default[bare] = 1;
    if (i % 4 === 3) options.default[bare] = "none";
  }
  return options;
}

function parseArgsOptions(flags) {
  const options = {};
  for (let i = 0; i < flags; i++) {
    options[name(i).slice(2)] = i % 4 === 2 ? { type: "boolean" } : { type: "string" };
    if (i % 4 === 3) options[name(i).slice(2)].default = "none";
  }
  return options;
}

const wasm = await wasmModule();
const built = process.env.FLAGLANE_NATIVE ?? join(root, "build", "native");
const native = lineProgram(join(built, "tests", "argparse_bench"), []);
const python = lineProgram(process.env.FLAGLANE_PYTHON ?? "python3", [join(here, "argparse_bench.py")]);
const [argparse, minimist] = [peer("argparse"), peer("minimist")];

async function contestants(flags, tokens) {
  const argv = argvOf(flags, tokens);
  wasm.bench_setup(flags, tokens);
  const list = {
    wasm: async (n) => {
      const start = cpuMs();
      if (wasm.bench_run(n) !== n) throw new Error("A parse failed.");
      return cpuMs() - start;
    },
    native: (n) => native.ask(flags, tokens, n),
    python: (n) => python.ask(flags, tokens, n),
  };
  if (argparse) {
    const parser = npmArgparse(argparse, flags);
    list["npm argparse"] = timed(() => parser.parse_args(argv));
  }
  if (minimist) {
    const options = minimistOptions(flags);
    list.minimist = timed(() => minimist(argv, options));
  }
  const options = parseArgsOptions(flags);
  list.parseArgs = timed(() => parseArgs({ args: argv, options, strict: true }));
  return list;
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

const table = {};
for (const [flags, tokens] of sizes) {
  const list = await contestants(flags, tokens);
  const times = {};
  const iterations = {};
  for (const who of Object.keys(list)) {
    // Warm first: a just-in-time compiler's first runs say nothing.
    const first = await list[who](1);
    let batch = 1;
    let spent = first;
    let took = first;
    while (spent < warmMs && first < 500) {
      batch *= 2;
      took = await list[who](batch);
      spent += took;
    }
    iterations[who] = Math.max(1, Math.round((roundMs * batch) / Math.max(took, 0.001)));
    times[who] = first > 500 ? [first] : [];
  }
  for (let round = 0; round < rounds; round++) {
    for (const who of Object.keys(list)) {
      if (iterations[who] === 1 && times[who].length >= 2) continue; // seconds each: twice will do
      times[who].push((await list[who](iterations[who])) / iterations[who]);
    }
  }
  table[`${flags}x${tokens}`] = Object.fromEntries(
    Object.entries(times).map(([who, t]) => [who, median(t) * 1000]),
  );
}
native.close();
python.close();

const names = Object.keys(table["300x20"]);
const shown = (us) => (us < 100 ? us.toFixed(2) : Math.round(us).toString());
console.log("\nMicroseconds per parse (median of the rounds), options x words:");
console.log(["".padEnd(12), ...names.map((who) => who.padStart(13))].join(""));
for (const [size, row] of Object.entries(table)) {
  console.log([size.padEnd(12), ...names.map((who) => shown(row[who]).padStart(13))].join(""));
}
console.log("\nHow many times faster the WebAssembly is:");
for (const [size, row] of Object.entries(table)) {
  const others = names.filter((who) => who !== "wasm" && who !== "native" && who !== "python");
  const best = others.reduce((a, b) => (row[a] < row[b] ? a : b));
  console.log(
    `${size.padEnd(12)} ${(row.python / row.wasm).toFixed(0).padStart(7)} than python, ${(row[best] / row.wasm).toFixed(1)} than the fastest peer (${best})`,
  );
}
const growth = (who, from, to) => (table[to][who] / table[from][who]).toFixed(2);
console.log("\nGrowth:");
for (const who of names) {
  console.log(
    `${who.padEnd(13)} 100 times the options: ${growth(who, "300x20", "30000x20").padStart(8)};  1,000 times the words: ${growth(who, "300x20", "300x20000").padStart(9)}`,
  );
}
for (const [module, found] of [
  ["argparse", argparse],
  ["minimist", minimist],
]) {
  if (!found) console.log(`\n${module} from npm is not installed, so it was left out.`);
}

import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import ignore, { type Ignore } from "ignore";
import { UsageError } from "../cli/arguments";
import { status } from "../cli/terminal";

/** The rules of one .gitignore, which speak of paths below its folder. */
interface IgnoreFile {
  folder: string;
  rules: Ignore;
}

function ignoreFile(folder: string, name: string): IgnoreFile[] {
  try {
    return [{ folder, rules: ignore().add(readFileSync(join(folder, name), "utf8")) }];
  } catch {
    return []; // there is none, or it can't be read: nothing is ignored by it
  }
}

const slashed = (path: string) => path.split(sep).join("/");

/** As git decides: the innermost file that says anything of the path wins. */
function isIgnored(path: string, isFolder: boolean, files: readonly IgnoreFile[]): boolean {
  for (const { folder, rules } of files.toReversed()) {
    const said = rules.test(slashed(relative(folder, path)) + (isFolder ? "/" : ""));
    if (said.ignored) return true;
    if (said.unignored) return false;
  }
  return false;
}

/** The .gitignore files above a folder, outermost first, as far up as its repository goes. */
function outerIgnoreFiles(folder: string): IgnoreFile[] {
  const above: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    above.unshift(at);
    if (isThere(join(at, ".git"))) {
      const exclude = ignoreFile(at, ".git/info/exclude");
      return [...exclude, ...above.slice(0, -1).flatMap((each) => ignoreFile(each, ".gitignore"))];
    }
    if (dirname(at) === at) return []; // no repository: only what stands below counts
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * The files below the paths, sorted, each once, without what .gitignore or `excluded` leaves out and without following
 * links. A path that names a file is always taken. Throws UsageError for a path that isn't there.
 */
export function* walk(paths: readonly string[], excluded: Ignore): Generator<string> {
  const seen = new Set<string>();
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw new UsageError(`can't read ${path}: there is no such file or folder.`, status.noInput);
    const files = found.isDirectory()
      ? below(resolve(path), outerIgnoreFiles(resolve(path)), excluded)
      : [resolve(path)];
    for (const file of files) {
      if (seen.has(file)) continue;
      seen.add(file);
      yield slashed(relative(process.cwd(), file));
    }
  }
}

function* below(top: string, outer: readonly IgnoreFile[], excluded: Ignore): Generator<string> {
  // A stack, last folder first in order, instead of recursion: a tree may be deep.
  const waiting: { folder: string; files: readonly IgnoreFile[] }[] = [{ folder: top, files: outer }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { folder } = next;
    const files = [...next.files, ...ignoreFile(folder, ".gitignore")];
    const entries = entriesOf(folder)
      .filter((entry) => entry.name !== ".git" && entry.name !== "node_modules")
      .filter((entry) => !isIgnored(join(folder, entry.name), entry.isDirectory(), files))
      .filter((entry) => !isExcluded(join(folder, entry.name), entry.isDirectory(), excluded))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) if (entry.isFile()) yield join(folder, entry.name);
    for (const entry of entries.toReversed())
      if (entry.isDirectory()) waiting.push({ folder: join(folder, entry.name), files });
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new UsageError(
      `can't read ${folder}: ${(error as Error).message}. .flaglane.json can "exclude" it.`,
      status.noInput,
    );
  }
}

/** The configuration's own patterns; they speak of paths from where the command runs. */
function isExcluded(path: string, isFolder: boolean, excluded: Ignore): boolean {
  const here = slashed(relative(process.cwd(), path));
  return ignore.isPathValid(here) && excluded.ignores(here + (isFolder ? "/" : ""));
}

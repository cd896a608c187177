import { readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Severity } from "#engine/types";
import { UsageError } from "../cli/arguments";

/** What .flaglane.json may say. It is for the linter alone: no other command reads it. */
export interface Configuration {
  /** rules to leave out everywhere */
  ignore: string[];
  /** paths to leave out, as .gitignore writes them */
  exclude: string[];
  /** the mildest finding that fails */
  failOn: Severity;
  python?: string;
  sdk?: string;
}

const file = ".flaglane.json";
const defaults: Configuration = { ignore: [], exclude: [], failOn: "warning" };

/** From `path`, or the nearest .flaglane.json here or above; the defaults where there is none. Throws UsageError. */
export function configuration(path: string | undefined): Configuration {
  const found = path ?? nearest(process.cwd());
  if (found === undefined) return defaults;
  let said: unknown;
  try {
    said = JSON.parse(readFileSync(found, "utf8"));
  } catch (error) {
    throw new UsageError(`can't read ${found}: ${(error as Error).message}`);
  }
  return { ...defaults, ...checked(found, said) };
}

function nearest(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const path = join(at, file);
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
    if (dirname(at) === at) return undefined;
  }
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === "string");
const isText = (value: unknown) => typeof value === "string";
const keys: Record<keyof Configuration, readonly [(value: unknown) => boolean, string]> = {
  ignore: [isTexts, "a list of rules"],
  exclude: [isTexts, "a list of paths"],
  failOn: [(value) => ["error", "warning", "info"].includes(value as string), '"error", "warning" or "info"'],
  python: [(value) => ["3.10", "3.11", "3.12"].includes(value as string), '"3.10", "3.11" or "3.12"'],
  sdk: [isText, 'an SDK version such as "2.27.0"'],
};

function checked(path: string, said: unknown): Partial<Configuration> {
  if (typeof said !== "object" || said === null || Array.isArray(said))
    throw new UsageError(`${path} should hold an object.`);
  for (const [key, value] of Object.entries(said)) {
    const known = Object.hasOwn(keys, key) ? keys[key as keyof Configuration] : undefined;
    if (!known)
      throw new UsageError(`${path}: "${key}" is not known; it takes ${Object.keys(keys).join(", ")}.`);
    const [isRight, what] = known;
    if (!isRight(value)) throw new UsageError(`${path}: "${key}" takes ${what}.`);
  }
  return said;
}

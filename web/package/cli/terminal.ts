import { readFileSync } from "node:fs";
import { UsageError } from "./arguments";

/** Exit statuses. The first three are of the findings; the others follow sysexits(3). */
export const status = { clean: 0, warnings: 1, errors: 2, usage: 64, noInput: 66 } as const;

/** Colour on a terminal only, unless told; NO_COLOR (no-color.org) turns it off there. */
export function wantsColour(asked: string | undefined): boolean {
  if (asked === "always") return true;
  if (asked === "never" || process.env.NO_COLOR) return false;
  return process.stdout.isTTY === true && process.env.TERM !== "dumb";
}

/** All of standard input as text. */
export function readStandardInput(): string {
  return readFileSync(0, "utf8");
}

/** A file's text. Throws UsageError with what went wrong. */
export function readTextFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`can't read ${path}: ${(error as Error).message}`, status.noInput);
  }
}

/** A word as a POSIX shell reads it back. */
export const shellQuote = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

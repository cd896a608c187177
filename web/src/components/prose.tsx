import type { ComponentChildren } from "preact";

/** `code` in backticks, or a word that can only be a flag. */
const pieces = /`([^`]+)`|(?<![\w`-])(--?[A-Za-z][\w-]*(?:=[\w./'-]*\w)?)/g;

/** Text of the core: what stands in backticks, and flags, are shown as code. Never HTML. */
export function Prose({ text }: { text: string }) {
  const out: ComponentChildren[] = [];
  let at = 0;
  for (const match of text.matchAll(pieces)) {
    if (match.index > at) out.push(text.slice(at, match.index));
    out.push(<code key={match.index}>{match[1] ?? match[2]}</code>);
    at = match.index + match[0].length;
  }
  out.push(text.slice(at));
  return <>{out}</>;
}

/** A longer word may be longer than its line: it is broken behind an =, and only a longer part where the line ends. */
const wholeUpTo = 30;

const parts = (word: string) => (word.length > wholeUpTo ? word.split(/(?<==)/) : [word]);

/** Literal text that wraps between words only: a flag's hyphens are no place to break it. */
export function Whole({ text }: { text: string }) {
  return (
    <>
      {text
        .split(/(\s+)/)
        .flatMap(parts)
        .map((word, at) =>
          word.includes("-") && word.length <= wholeUpTo ? (
            <span key={at} class="whole">
              {word}
            </span>
          ) : (
            word
          ),
        )}
    </>
  );
}

/** The same text as plain words, for labels and messages. */
export const plain = (text: string) => text.replaceAll("`", "");

/** Short paragraphs, parted by blank lines. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>
          <Prose text={paragraph} />
        </p>
      ))}
    </>
  );
}

/** A long name may break behind its underscores. */
export function Breakable({ name }: { name: string }) {
  return (
    <>
      {name.split(/(?<=_)/).map((part, index) => (
        <span key={index}>
          {index > 0 && <wbr />}
          {part}
        </span>
      ))}
    </>
  );
}

/** "1 error", "3 errors". */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

// Small helpers for writing HTML text. Everything that goes into a page passes `escaped`, or comes from `prose`.

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => entities[character]);

export const code = (text) => `<code>${escaped(text)}</code>`;

export const pre = (text) => text && `<pre>${escaped(text)}</pre>`;

/** The core's prose: `backticks` and flags are code, a blank line parts paragraphs. Inline: without the paragraphs. */
export const inline = (text) =>
  escaped(text).replace(
    /`([^`]+)`|(?<![\w`-])(--?[A-Za-z][\w-]*(?:=[\w./'-]*\w)?)/g,
    (_, quoted, flag) => `<code>${quoted ?? flag}</code>`,
  );

export const prose = (text) =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join("\n");

/** The prose as plain text, cut at a word for a description. */
export function plain(text, most = 155) {
  const flat = text.replace(/`/g, "").replace(/\s+/g, " ").trim();
  return flat.length <= most ? flat : `${flat.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}

/**
 * A whole page. `depth`: how many folders deep it lies below the site. `path`: from the site's root, for the canonical
 * link, which is relative so that the site can live anywhere. `app`: the hash of the same thing in the app. `kind`: the
 * lane or the severity that its head is marked with.
 */
export function page({ title, description, depth, path, app, main, kind = "" }) {
  const up = "../".repeat(depth) || "./";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${up}${escaped(path)}">
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}pages.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<nav aria-label="Main"><a class="brand" href="${up}index.html">Flaglane</a> <a href="${up}index.html#/check">Check</a> <a href="${up}flags/index.html">Flags</a> <a href="${up}rules/index.html">Rules</a></nav>
</header>
<main id="main"${kind && ` class="${kind}"`}>
${main}
</main>
<footer>
<p><a href="${up}index.html${escaped(app)}">Open this in the app</a>, which checks what you paste, on your own machine.</p>
<p>Facts carry their source and how sure they are. The hidden tiers are known in part.</p>
</footer>
</body>
</html>
`;
}

// The app's flag page and the page without a script say a change in the same words.
const words = {
  "choice-added": "can be given from here on",
  "choice-removed": "can no longer be given",
  default: "becomes the default",
  added: "added",
  removed: "removed",
  renamed: "renamed",
  deprecated: "deprecated",
};

/** A change in words, and the catalogue's own note where it has one. */
export function changeText({ change, value, note }) {
  const said = words[change];
  const text = said ? `${value ? `\`${value}\` ` : ""}${said}` : "";
  return [text, note].filter(Boolean).join(": ");
}

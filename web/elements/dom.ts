type Child = Node | string | false | null | undefined;
type Value = string | boolean | EventListener;

/**
 * An element with attributes, listeners (`onclick`) and children. Text is only ever text: neither HTML nor a style attribute
 * is written anywhere, so the strictest policy of a page allows it.
 */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...present(children));
  return element;
}

export const present = (children: readonly Child[]): (Node | string)[] =>
  children.filter((child): child is Node | string => child !== false && child != null && child !== "");

/** `code` in backticks, as the core writes it, shown as code. */
export function prose(text: string): (Node | string)[] {
  return present(text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? h("code", {}, part) : part)));
}

export const several = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

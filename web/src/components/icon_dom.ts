const svg = "http://www.w3.org/2000/svg";

/** A symbol of the page's sprite, for places that Preact does not draw. */
export function icon(name: string, className = ""): SVGElement {
  const element = document.createElementNS(svg, "svg");
  element.setAttribute("class", `i ${className}`);
  element.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svg, "use");
  use.setAttribute("href", `#${name}`);
  element.append(use);
  return element;
}

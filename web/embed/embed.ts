import "../elements/elements";

/** What a page that frames this one is told whenever the height changes. The text never leaves this frame. */
export interface SizeMessage {
  type: "flaglane-size";
  /** CSS pixels */
  height: number;
}

const attributes = [
  ...["name", "lane", "command", "tier"],
  ...["form", "python", "place", "sdk", "ignore", "readonly", "label"],
];

/** `#element=check&text=…`, `#element=flag&name=--lnc&lane=driver`, `#element=table&tier=PUBLIC`; `theme=light|dark`. */
function show(main: HTMLElement): void {
  const params = new URLSearchParams(location.hash.slice(1));
  const asked = params.get("element") ?? "check";
  const element = document.createElement(`flaglane-${["flag", "table"].includes(asked) ? asked : "check"}`);
  for (const name of attributes) {
    const value = params.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  element.textContent = params.get("text") ?? "";
  document.documentElement.dataset.theme = params.get("theme") ?? "";
  main.replaceChildren(element);
}

const main = document.getElementById("embed");
if (main) {
  show(main);
  addEventListener("hashchange", () => show(main));
  new ResizeObserver(() => {
    const height = Math.ceil(main.getBoundingClientRect().height);
    const message: SizeMessage = { type: "flaglane-size", height };
    // To whichever page frames this one: a height is no secret.
    if (parent !== window) parent.postMessage(message, "*");
  }).observe(main);
}

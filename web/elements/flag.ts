import type { Flag } from "#engine/types";
import type { Flaglane } from "../package/flaglane";
import { FlaglaneElement, flagPath } from "./base";
import { h, present, prose } from "./dom";
import { confidenceMark, icon, laneTag, tierMark } from "./marks";

const unknown = () => h("em", {}, "not known");
const codes = (list: readonly string[]) => list.flatMap((each) => [h("code", {}, each), " "]);

/**
 * `<flaglane-flag name="--lnc" lane="driver" command="compile">`: the card of one flag. `lane` and `command` are for names
 * that live in several. What stands inside the element is shown until the card is, and where there is no JavaScript.
 */
export class FlaglaneFlag extends FlaglaneElement {
  static observedAttributes = ["name", "lane", "command", "site"];

  protected first(): void {
    this.root.append(h("slot"));
  }

  protected failed(message: Node): void {
    this.root.replaceChildren(h("slot"), message);
  }

  protected draw(flaglane: Flaglane, flags: readonly Flag[]): void {
    const [name, lane, command] = ["name", "lane", "command"].map((each) => this.getAttribute(each));
    const flag = flags.find(
      (each) =>
        each.spellings.includes(name ?? "") &&
        (lane === null || each.lane === lane) &&
        (command === null || each.command === command),
    );
    if (flag && name) {
      this.root.replaceChildren(this.card(flag, name, flaglane.buildInfo().compiler));
    } else {
      const where = lane === null ? "in any lane" : `in the lane ${lane}`;
      this.failed(h("p", { class: "line" }, "No flag ", h("code", {}, name ?? ""), ` is known ${where}.`));
    }
  }

  /** `name` is the spelling that the page asked for. */
  private card(flag: Flag, name: string, build: string): HTMLElement {
    return h(
      "section",
      { class: `panel card lane-${flag.lane}`, part: "panel card", "aria-labelledby": "name" },
      h("p", { class: "name", part: "name", id: "name" }, name),
      h(
        "p",
        { class: "tags" },
        laneTag(flag.lane),
        tierMark(flag.kind),
        confidenceMark(flag.confidence),
        flag.deprecated && h("span", { class: "depr" }, "deprecated"),
      ),
      h("p", { class: "sum", part: "summary" }, ...prose(flag.summary)),
      h("dl", { part: "facts" }, ...facts(flag)),
      h(
        "p",
        { class: "by", part: "footer" },
        h("span", {}, `build ${build}`),
        this.siteUrl("") !== undefined && this.siteLink(flagPath(flag), "Full page in Flaglane"),
      ),
    );
  }
}

function fact(name: string, basis: string, ...value: (Node | string | false | null)[]): HTMLElement {
  return h(
    "div",
    {},
    h("dt", {}, name),
    h("dd", {}, ...present(value)),
    basis !== "" && basis !== "unknown" && h("dd", { class: "basis" }, basis.replaceAll("-", " ")),
  );
}

function facts(flag: Flag): HTMLElement[] {
  const replacement = flag.deprecated?.replacement;
  return [
    fact("Default", flag.defaultBasis, flag.default === null ? unknown() : h("code", {}, flag.default)),
    fact("Values", flag.actionBasis, ...(flag.choices ? codes(flag.choices) : [flag.type])),
    ...(flag.spellings.length > 1 ? [fact("Spellings", "", ...codes(flag.spellings))] : []),
    ...(replacement ? [fact("Use", "", h("code", {}, replacement))] : []),
    ...(flag.kind ? [fact("Listed by", "", listedBy(flag.surface))] : []),
  ];
}

const surfaces = ["help", "help-hidden", "help-hidden-list"];

function listedBy(surface: string): Node {
  if (surface === "none") return h("span", {}, "no help text");
  const marks = surfaces.map((each) => {
    const listed = each === surface;
    const told = h("span", { class: "vh" }, listed ? " lists it" : " does not list it");
    return h("span", { class: listed ? "yes" : "no" }, icon(listed ? "ok" : "no"), `--${each}`, told);
  });
  return h("span", { class: "surf" }, ...marks);
}

import type { Flag } from "#engine/types";
import type { Flaglane } from "../package/flaglane";
import { lanes } from "../src/components/lane_names";
import { FlaglaneElement, flagPath } from "./base";
import { h, prose, several } from "./dom";
import { laneTag, tierMark } from "./marks";

const tiers = ["PUBLIC", "HIDDEN", "INTERNAL", "EARG", "Harg"];
/** Rows that are drawn at once; the rest comes when asked for. */
const atOnce = 50;

/**
 * `<flaglane-table lane="driver" tier="PUBLIC HIDDEN">`: the flags as a list to search. An attribute pins its filter; without
 * it the reader chooses. What stands inside the element is shown until the list is, and where there is no JavaScript.
 */
export class FlaglaneTable extends FlaglaneElement {
  static observedAttributes = ["lane", "tier", "site"];
  private search = h("input", {
    type: "search",
    placeholder: "Name or words",
    "aria-label": "Search flags",
    spellcheck: "false",
    part: "search",
  });
  private lane = chooser("Lane", lanes);
  private tier = chooser("Tier", tiers);
  private rows = h("tbody", { role: "rowgroup" });
  private count = h("p", { class: "by", part: "footer" });
  private said = h("span", { role: "status" });
  private all = false;

  protected first(): void {
    this.root.append(h("slot"));
    for (const each of [this.search, this.lane, this.tier])
      each.addEventListener("input", () => {
        this.all = false;
        void this.ask();
      });
  }

  protected failed(message: Node): void {
    this.root.replaceChildren(h("slot"), message);
  }

  protected draw(_: Flaglane, flags: readonly Flag[]): void {
    if (!this.rows.isConnected) this.root.replaceChildren(this.panel());
    this.lane.hidden = this.hasAttribute("lane");
    this.tier.hidden = this.hasAttribute("tier");
    const found = this.chosen(flags);
    const shown = this.all ? found : found.slice(0, atOnce);
    this.rows.replaceChildren(...shown.map((flag) => this.row(flag)));
    this.said.textContent = `${several(found.length, "flag")}${shown.length < found.length ? `, the first ${atOnce} shown` : ""}`;
    const more = h("button", { type: "button", onclick: () => this.showAll() }, "Show all");
    this.count.replaceChildren(this.said, ...(shown.length < found.length ? [more] : []));
  }

  private async showAll(): Promise<void> {
    this.all = true;
    const next = this.rows.children.length;
    await this.ask();
    // The button is gone, so the focus goes on to what it brought.
    this.rows.children[next]?.querySelector("a")?.focus();
  }

  private panel(): HTMLElement {
    const head = ["Flag", "Lane", "Tier", "What it does"].map((text) =>
      h("th", { scope: "col", role: "columnheader" }, text),
    );
    return h(
      "section",
      { class: "panel", part: "panel table", "aria-label": this.getAttribute("label") ?? "Flags" },
      h("div", { class: "filters", part: "filters" }, this.search, this.lane, this.tier),
      h(
        "table",
        { role: "table" },
        h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...head)),
        this.rows,
      ),
      this.count,
    );
  }

  private chosen(flags: readonly Flag[]): Flag[] {
    const asked = (name: "lane" | "tier") => {
      const said = this.getAttribute(name) ?? this[name].value;
      return said.split(/[\s,]+/).filter((each) => each !== "");
    };
    const [inLanes, inTiers] = [asked("lane"), asked("tier")];
    const words = this.search.value.toLowerCase().split(/\s+/);
    return flags.filter((flag) => {
      const text = `${flag.spellings.join(" ")} ${flag.summary}`.toLowerCase();
      const isIn = (list: string[], value: string | null) => list.length === 0 || list.includes(value ?? "");
      return (
        isIn(inLanes, flag.lane) && isIn(inTiers, flag.kind) && words.every((word) => text.includes(word))
      );
    });
  }

  /** Roles are written out, since a narrow page lays rows out as blocks, which takes a table's own roles away. */
  private row(flag: Flag): HTMLElement {
    const cell = (...children: (Node | string)[]) => h("td", { role: "cell" }, ...children);
    return h(
      "tr",
      { class: `lane-${flag.lane}`, part: "row", role: "row" },
      h("th", { scope: "row", role: "rowheader" }, this.siteLink(flagPath(flag), h("code", {}, flag.name))),
      cell(laneTag(flag.lane)),
      cell(tierMark(flag.kind)),
      cell(...prose(flag.summary)),
    );
  }
}

function chooser(what: string, values: readonly string[]): HTMLSelectElement {
  const options = values.map((value) => h("option", { value }, value));
  return h("select", { "aria-label": what }, h("option", { value: "" }, `${what}: all`), ...options);
}

import type { Diagnostic, Fix, Report, Severity, Verdict } from "#engine/types";
import type { Asked, Flaglane } from "../package/flaglane";
import { applyEdits, difference, preview } from "../src/check/edits";
import { appHash, FlaglaneElement } from "./base";
import { dropCore } from "./core";
import { h, prose, several } from "./dom";
import { severityMark } from "./marks";
import { marked } from "./overlay";

/** How long after the last key the result is spoken: not at every letter. */
const speakAfter = 500; // ms

const heads: Record<Verdict["kind"], readonly [Severity | "ok", string]> = {
  accepted: ["ok", "Accepted"],
  stops: ["error", "The compiler stops here"],
  nothing: ["info", "Nothing to check"],
  "another-compiler": ["info", "For another compiler"],
};

/**
 * `<flaglane-check><pre><code>…</code></pre></flaglane-check>`: a checker for the text inside, which stays readable where
 * there is no JavaScript. Attributes: form, python, place, sdk, ignore (as the command's options), readonly, label, site.
 * Fires `flaglane-report` with the report as detail after each check.
 */
export class FlaglaneCheck extends FlaglaneElement {
  static observedAttributes = ["form", "python", "place", "sdk", "ignore", "readonly", "site"];
  private flaglane: Flaglane | undefined;
  private now: Report | undefined;
  private touched = false;
  private speaking: ReturnType<typeof setTimeout> | undefined;
  private box = h("textarea", { spellcheck: "false", autocapitalize: "off", autocomplete: "off", rows: "1" });
  private marks = h("pre", { "aria-hidden": "true" });
  private verdict = h("div", { class: "line", id: "verdict", part: "verdict" });
  private problems = h("ol", { part: "problems", "aria-label": "Problems" });
  private foot = h("p", { class: "by", part: "footer" });
  private spoken = h("p", { class: "vh", role: "status" });

  /** The text in the box. Setting it checks it. */
  get value(): string {
    return this.box.value;
  }
  set value(text: string) {
    this.touched = true;
    this.box.value = text;
    this.check();
  }

  /** The report on what is in the box; undefined before the core is there. */
  get report(): Report | undefined {
    return this.now;
  }

  protected first(): void {
    const label = this.getAttribute("label") ?? "Flags to check";
    for (const [name, value] of Object.entries({ "aria-label": label, part: "text" }))
      this.box.setAttribute(name, value);
    this.box.addEventListener("input", () => {
      this.touched = true;
      this.start();
      this.check();
    });
    this.box.addEventListener("focus", () => this.start());
    // A page that is still being read brings the text later; what a reader has typed since then stays.
    const slot = h("slot", { hidden: true });
    slot.addEventListener("slotchange", () => this.take());
    const editor = h("div", { class: "ed", part: "editor" }, this.marks, this.box);
    const panel = h(
      "section",
      { class: "panel", part: "panel check", "aria-label": label },
      editor,
      this.verdict,
      this.problems,
      this.foot,
      this.spoken,
    );
    this.root.append(slot, panel);
    this.take();
  }

  protected failed(message: Node): void {
    this.verdict.replaceChildren(message);
  }

  protected draw(flaglane: Flaglane): void {
    this.flaglane = flaglane;
    this.box.setAttribute("aria-describedby", "verdict");
    this.check();
  }

  private take(): void {
    if (this.touched) return;
    const code = this.querySelector("pre code, pre, code") ?? this;
    this.box.value = (code.textContent ?? "").replace(/\n$/, "");
    this.check();
  }

  private asked(): Asked {
    const said = (name: string) => this.getAttribute(name) ?? undefined;
    return {
      form: said("form") as Asked["form"],
      python: said("python") as Asked["python"],
      place: said("place") as Asked["place"],
      version: said("sdk"),
      ignore: said("ignore")?.split(/[\s,]+/),
    };
  }

  private check(): void {
    const text = this.box.value;
    this.box.readOnly = this.hasAttribute("readonly");
    this.marks.replaceChildren(...marked(text, undefined));
    if (!this.flaglane) return;
    try {
      this.now = this.flaglane.check(text, this.asked());
    } catch {
      this.flaglane = this.now = undefined;
      dropCore();
      this.fault();
      return;
    }
    this.marks.replaceChildren(...marked(text, this.now));
    this.tell(this.now);
    this.dispatchEvent(
      new CustomEvent("flaglane-report", { detail: this.now, bubbles: true, composed: true }),
    );
  }

  private fault(): void {
    const again = h("button", { type: "button", onclick: () => void this.ask() }, "Check again");
    this.problems.replaceChildren();
    this.verdict.replaceChildren("The checker stopped on this text; that is a fault of Flaglane. ", again);
  }

  private tell(report: Report): void {
    const { verdict, counts } = report;
    const [severity, head] = heads[verdict.kind];
    const own = verdict.text.trimEnd();
    const said = `${head}.`;
    const note = verdict.note.startsWith(said) ? verdict.note.slice(said.length).trim() : verdict.note;
    this.verdict.replaceChildren(
      severityMark(severity, head),
      ...(own ? [h("samp", { part: "output" }, own)] : []),
      ...(note ? [h("span", {}, ...prose(note))] : []),
    );
    this.problems.replaceChildren(...report.diagnostics.map((each) => this.problem(each, own)));
    this.problems.hidden = report.diagnostics.length === 0;
    const found = (["error", "warning", "info"] as const)
      .filter((level) => counts[level] > 0)
      .map((level) => (level === "info" ? `${counts.info} info` : several(counts[level], level)));
    const open = this.siteUrl(`index.html#/check?${this.link()}`) !== undefined;
    this.foot.replaceChildren(
      h("span", {}, found.length > 0 ? found.join(", ") : "no problems"),
      h("span", {}, "checked on this page, nothing is sent"),
      ...(open ? [this.siteLink(`index.html#/check?${this.link()}`, "Open in Check")] : []),
    );
    clearTimeout(this.speaking);
    this.speaking = setTimeout(() => {
      this.spoken.textContent = `${head}. ${found.join(", ") || "No problems"}.`;
    }, speakAfter);
  }

  /** The parameters of the app's link to the same check. */
  private link(): string {
    const params = new URLSearchParams({ v: "1", text: this.box.value });
    for (const [attribute, name] of [
      ["form", "form"],
      ["python", "py"],
      ["place", "place"],
      ["sdk", "sdk"],
      ["ignore", "ignore"],
    ] as const) {
      const value = this.getAttribute(attribute);
      if (value) params.set(name, value);
    }
    return String(params);
  }

  /** `said`: what the verdict shows already. */
  private problem(each: Diagnostic, said: string): HTMLElement {
    const select = () => {
      this.box.focus();
      this.box.setSelectionRange(each.from, each.to);
    };
    const fixes = this.box.readOnly ? [] : each.fixes;
    return h(
      "li",
      { part: "problem" },
      severityMark(each.severity),
      h(
        "div",
        {},
        h("button", { type: "button", class: "go", onclick: select }, ...prose(each.title)),
        each.verbatim && !said.includes(each.message) && h("samp", {}, each.message),
        ...each.notes.map((note) => h("p", { class: "note" }, ...prose(note))),
        h(
          "p",
          { class: "note" },
          this.siteLink(appHash("rules", ...each.rule.split("/")), h("code", {}, each.rule)),
        ),
        fixes.length > 0 && h("p", { class: "fixes" }, ...fixes.map((fix) => this.fix(fix))),
      ),
    );
  }

  private fix(fix: Fix): HTMLElement {
    const { removed, added } = preview(this.box.value, fix);
    const title = fix.title.replaceAll("`", "");
    const button = { type: "button", part: "fix", title: `${removed} → ${added}` };
    return h("button", { ...button, onclick: () => this.apply(fix) }, title);
  }

  /** As if typed, so that the browser's undo takes it back in one step. */
  private apply(fix: Fix): void {
    const change = difference(this.box.value, applyEdits(this.box.value, fix.edits));
    if (!change) return;
    this.box.focus();
    this.box.setSelectionRange(change.from, change.to);
    const command = change.text === "" ? "delete" : "insertText";
    if (document.execCommand(command, false, change.text)) return; // fires `input`
    this.box.setRangeText(change.text, change.from, change.to, "end");
    this.box.dispatchEvent(new Event("input"));
  }
}

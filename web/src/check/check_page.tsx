import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Report } from "#engine/types";
import { useMedia } from "../components/media";
import { count } from "../components/prose";
import { createTurns } from "../components/turns";
import { core } from "../engine/engine";
import { announceLater } from "../state/live";
import { linkTrouble, session } from "../state/session";
import { form } from "../state/settings";
import { CaretCard } from "./card";
import { Convert } from "./convert";
import { Dock } from "./dock";
import { Late } from "./late";
import { Legend } from "./legend";
import type { Model } from "./model";
import { Problems } from "./problems";
import { Sections } from "./sections";
import { Start } from "./start";
import { SuffixPanel } from "./suffix";
import { settled, TextBox } from "./text_box";
import { Toolbar } from "./toolbar";
import { Values } from "./values";
import { VerdictBlock } from "./verdict";
import { Words } from "./words";

/** The first report: verdict, problems, the facts beside them, the tables below. */
const useTurn = createTurns(3);
/** And of the tables, first the words. */
const useTurnBelow = createTurns(1);

/** The screen that the rest is there for: a text on the left, what is known about it around it. */
export function CheckPage() {
  const model = session;
  const report = settled.value ? model.report.value : null;
  const section = model.section.value;
  const empty = model.text.value.trim() === "";
  const some = report !== null && !empty;
  const turn = useTurn(some);
  // phone_check.css shows the dock there.
  const phone = useMedia("(max-width: 900px)");

  useSignalEffect(() => {
    const now = model.report.value;
    if (now && model.text.value) announceLater(summary(now));
  });
  useSignalEffect(() => {
    // A chosen form holds until the text is cleared.
    if (model.text.value === "" && form.peek() !== "auto") form.value = "auto";
  });
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === "F8") model.nextProblem(event.shiftKey ? -1 : 1);
      // A fix that was clicked is undone from where it was clicked; a field of text has its own undo.
      else if (isUndo(event) && !isWriting(event.target)) model.box.value?.undo?.(event.shiftKey);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [model]);

  return (
    <>
      <h1 class="vh">Check a command line</h1>
      {linkTrouble.value && (
        <p class="notice" role="alert">
          {linkTrouble.value}
        </p>
      )}
      <Toolbar model={model} />
      <div class="grid2">
        <div class="stack">
          <section class={`panel editor o1 ${empty || report ? "" : "waiting"}`} aria-label="Command line">
            <TextBox
              model={model}
              label="Command line, NEURON_CC_FLAGS string or option string to check"
              describedBy="verdict"
            />
            <Legend model={model} />
            {report && <Sections model={model} report={report} />}
            {empty && core.value.is !== "failed" ? (
              <p class="vh" id="verdict">
                Nothing to check yet.
              </p>
            ) : (
              <VerdictBlock model={model} id="verdict" waiting={!settled.value} />
            )}
          </section>
          {empty && <Start model={model} />}
          {some && turn > 0 && (
            <div class="o1">
              <Problems model={model} report={report} />
            </div>
          )}
        </div>
        {some && (
          <div class="stack aside">
            <div class="o2">{turn > 1 && <CaretCard model={model} />}</div>
            {turn > 1 && section && <Late class="o3" model={model} of={Values} />}
            {turn > 1 && section && <Late class="o4" model={model} of={SuffixPanel} />}
          </div>
        )}
        {some && turn > 2 && section && (section.appended.length > 0 || hasWords(report)) && (
          <Late class="below" model={model} of={Below} />
        )}
      </div>
      {some && turn > 0 && phone && <Dock model={model} report={report} />}
    </>
  );
}

function Below({ model }: { model: Model }) {
  const turn = useTurnBelow(true);
  return (
    <>
      <Words model={model} />
      {turn > 0 && <Convert model={model} />}
    </>
  );
}

const isUndo = (event: KeyboardEvent) =>
  event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.altKey;

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=radio], [type=checkbox]), textarea"));

const hasWords = (report: Report) => report.tokens.some(({ role }) => role !== "surrounding");

function summary(report: Report): string {
  const { counts, verdict } = report;
  const ends: Record<typeof verdict.kind, string> = {
    accepted: "The driver accepts the line.",
    stops: `The compiler stops${verdict.exitCode === null ? "" : ` with exit status ${verdict.exitCode}`}.`,
    nothing: "There are no flags to check.",
    "another-compiler": "This is for another compiler.",
  };
  const found = (["error", "warning", "info"] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => count(counts[severity], severity));
  return `${found.join(", ") || "No problems"}. ${ends[verdict.kind]}`;
}

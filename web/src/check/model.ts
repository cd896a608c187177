import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { CheckOptions, Diagnostic, Edit, Fix, Flag, Report, Section, Token } from "#engine/types";
import { engine, gaveUpOn } from "../engine/engine";
import { findFlag } from "../state/catalogue";
import { announce } from "../state/live";
import { applyEdits, applySafeFixes, difference, mapPlace } from "./edits";
import { createOutlook, type Fixed } from "./outlook";

/** What a text box can do for the model: CodeMirror and the plain textarea both can. */
export interface TextBox {
  /** one undo step */
  replace(edits: readonly Edit[], caret: number): void;
  select(from: number, to: number): void;
  focus(): void;
  /** takes the last step back, or does it again; a textarea has the browser's own undo only */
  undo?(again: boolean): void;
}

/** One text that is checked: the Check screen has one, each "try it" has its own. */
export interface Model {
  text: Signal<string>;
  caret: Signal<number>;
  box: Signal<TextBox | null>;
  options: ReadonlySignal<CheckOptions>;
  /** of `text`, in the same frame; null of an empty one, and until the core runs */
  report: ReadonlySignal<Report | null>;
  /** the core gave up on this very text */
  gaveUp: ReadonlySignal<boolean>;
  /** index into tokens of the word at the caret */
  current: ReadonlySignal<number | null>;
  /** index into diagnostics of the problem at the caret */
  problem: ReadonlySignal<number | null>;
  section: ReadonlySignal<Section | null>;
  /** the catalogue's entry of the word at the caret */
  flag: ReadonlySignal<Flag | null>;
  /** the text and its report as all safe fixes would leave them; null where there are none */
  fixed: ReadonlySignal<Fixed | null>;
  /** `fixed` is being worked out, and is of the text before until then */
  fixing: ReadonlySignal<boolean>;
  setText(text: string): void;
  goTo(range: { from: number; to: number }): void;
  goToProblem(index: number): void;
  /** the caret to the first problem, or the first option: where looking at a new text begins */
  goToFirst(): void;
  nextProblem(step: 1 | -1): void;
  apply(fix: Fix): void;
  applyAll(): void;
  /** stops checking */
  dispose(): void;
}

export function createModel(initial: string, options: ReadonlySignal<CheckOptions>): Model {
  const text = signal(initial);
  const caret = signal(0);
  const box = signal<TextBox | null>(null);
  const report = signal<Report | null>(null);
  const gaveUp = signal(false);
  const picked = signal<Diagnostic | null>(null);

  // Of no text there is nothing to ask, and the core need not come for it.
  const check = (what: string) => (what.trim() ? engine.check(what.toWellFormed(), options.value) : null);
  const stopChecking = effect(() => {
    const next = check(text.value);
    batch(() => {
      report.value = next;
      gaveUp.value = !next && gaveUpOn(text.value.toWellFormed(), options.value);
    });
  });

  const current = computed(() => (report.value ? tokenAt(report.value.tokens, caret.value) : null));
  const problem = computed(() => (report.value ? problemAt(report.value, caret.value, picked.value) : null));
  const section = computed(() => (report.value ? sectionAt(report.value, caret.value, current.value) : null));
  const flag = computed(() => {
    const token = current.value === null ? undefined : report.value?.tokens[current.value];
    return token ? findFlag(token.lane, token.flag) : null;
  });
  const outlook = createOutlook(text, report, check);

  function replace(edits: readonly Edit[], at: number): void {
    if (box.value) {
      box.value.replace(edits, at);
    } else {
      text.value = applyEdits(text.value, edits);
      caret.value = at;
    }
  }

  function goTo(range: { from: number; to: number }): void {
    caret.value = range.from;
    box.value?.select(range.from, range.to);
  }

  function goToProblem(index: number): void {
    const all = report.value?.diagnostics ?? [];
    const target = all[index];
    if (!target) return;
    goTo(target);
    picked.value = target;
    box.value?.focus();
    const number = inText(all).indexOf(index) + 1;
    announce(`Problem ${number} of ${all.length}. ${target.severity}: ${target.title}`);
  }

  return {
    text,
    caret,
    box,
    options,
    report,
    gaveUp,
    current,
    problem,
    section,
    flag,
    fixed: outlook.fixed,
    fixing: outlook.pending,
    setText(next) {
      const change = difference(text.value, next);
      if (change) replace([change], next.length);
    },
    goTo,
    goToProblem,
    goToFirst() {
      const now = report.value;
      const first = now?.diagnostics[0] ?? now?.tokens.find(({ role }) => role === "option");
      const from = first?.from ?? 0;
      goTo({ from, to: from });
    },
    nextProblem(step) {
      const now = report.value;
      if (!now || now.diagnostics.length === 0) {
        announce("No problems.");
        return;
      }
      goToProblem(neighbour(now.diagnostics, problem.value, caret.value, step));
    },
    apply(fix) {
      const before = report.value?.diagnostics.length ?? 0;
      replace(fix.edits, mapPlace(fix.edits[0]?.from ?? caret.value, fix.edits));
      const after = report.value?.diagnostics.length ?? 0;
      announce(`Done: ${fix.title}. ${before} problems before, ${after} now.`);
    },
    applyAll() {
      const now = report.value;
      if (!now) return;
      const after = applySafeFixes(text.value, now, check);
      const change = difference(text.value, after.text);
      if (!change) {
        announce("There is nothing that can be fixed safely.");
        return;
      }
      replace([change], mapPlace(caret.value, [change]));
      announce(`Fixed. ${now.diagnostics.length} problems before, ${after.report.diagnostics.length} now.`);
    },
    dispose() {
      stopChecking();
      outlook.dispose();
    },
  };
}

/** Where the section at the caret stands among the report's; 0 while there is none. */
export function sectionIndex({ report, section }: Pick<Model, "report" | "section">): number {
  const at = section.value && report.value?.sections.indexOf(section.value);
  return Math.max(at ?? 0, 0);
}

/** A text that nobody is typing is looked at from its first problem on. */
export function beginAtFirst(model: Model): void {
  const stop = effect(() => {
    if (!model.report.value) return;
    queueMicrotask(() => {
      stop();
      if (!document.activeElement?.closest(".ed")) model.goToFirst();
    });
  });
}

/** The innermost word at a place; at the border of two, the one that begins there. */
export function tokenAt(tokens: readonly Token[], at: number): number | null {
  let best: number | null = null;
  tokens.forEach((token, index) => {
    if (token.role === "surrounding" || token.from > at || token.to < at) return;
    const other = best === null ? null : tokens[best];
    if (!other || token.depth > other.depth || (token.depth === other.depth && token.from === at))
      best = index;
  });
  return best;
}

const holds = (range: { from: number; to: number }, at: number) => range.from <= at && at <= range.to;

function problemAt(report: Report, at: number, picked: Diagnostic | null): number | null {
  const chosen = picked ? report.diagnostics.indexOf(picked) : -1;
  if (chosen >= 0 && picked && holds(picked, at)) return chosen;
  let best: number | null = null;
  report.diagnostics.forEach((problem, index) => {
    const other = best === null ? null : report.diagnostics[best];
    if (holds(problem, at) && (!other || problem.to - problem.from < other.to - other.from)) best = index;
  });
  return best;
}

function sectionAt(report: Report, at: number, token: number | null): Section | null {
  const index = token === null ? undefined : report.tokens[token]?.section;
  const named = index === undefined ? undefined : report.sections[index];
  return named ?? report.sections.find((section) => holds(section, at)) ?? report.sections[0] ?? null;
}

/** The problem after or before the current one, in the order of the text, going round. */
function neighbour(
  problems: readonly Diagnostic[],
  current: number | null,
  caret: number,
  step: 1 | -1,
): number {
  const order = inText(problems);
  const place = current === null ? -1 : order.indexOf(current);
  if (place >= 0) return order[(place + step + order.length) % order.length] ?? 0;
  if (step > 0) return order.find((index) => start(problems, index) >= caret) ?? order[0] ?? 0;
  return order.findLast((index) => start(problems, index) <= caret) ?? order.at(-1) ?? 0;
}

/** Indices of problems as the text has them. The list has the grave ones first. */
const inText = (problems: readonly Diagnostic[]): number[] =>
  problems.map((_, index) => index).sort((a, b) => start(problems, a) - start(problems, b) || a - b);

const start = (problems: readonly Diagnostic[], index: number) => problems[index]?.from ?? 0;

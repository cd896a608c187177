import type { Report } from "#engine/types";
import { Icon } from "../components/marks";
import { formText } from "./forms";
import type { Model } from "./model";

/** A paste can hold several commands. Each has its verdict and its values; the caret chooses. */
export function Sections({ model, report }: { model: Model; report: Report }) {
  if (report.sections.length < 2) return null;
  const current = model.section.value;
  return (
    <nav class="sections" aria-label="Commands in this text">
      <ol>
        {report.sections.map((section, index) => (
          <li key={index}>
            <button
              type="button"
              class="btn"
              aria-current={section === current ? "true" : undefined}
              onClick={() => model.goTo({ from: section.from, to: section.from })}
            >
              <Icon
                name={section.verdict.kind === "stops" ? "sev-error" : "sev-ok"}
                class={section.verdict.kind === "stops" ? "sev-error" : "sev-ok"}
              />
              {index + 1}. {section.title || formText[section.form]}
              <span class="hint">line {lineOf(model.text.value, section.from)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

import type { Report, Section } from "#engine/types";
import { Select } from "../components/controls";
import { Icon } from "../components/marks";
import { formText } from "./forms";
import { type Model, sectionIndex } from "./model";

/** More than these would stand between the text and its verdict, and between Tab and the problems. */
const mostButtons = 12;

/** A paste can hold several commands. Each has its verdict and its values; the caret chooses. */
export function Sections({ model, report }: { model: Model; report: Report }) {
  const { sections } = report;
  if (sections.length < 2) return null;
  const at = sectionIndex(model);
  const lines = linesOf(model.text.value, sections);
  const name = (section: Section, index: number) =>
    `${index + 1}. ${section.title || formText[section.form]}`;
  const goTo = (section: Section | undefined) =>
    section && model.goTo({ from: section.from, to: section.from });
  return (
    <nav class="sections" aria-label="Commands in this text">
      {sections.length > mostButtons ? (
        <Select
          label={`${sections.length} commands. Shown here`}
          value={String(at)}
          choices={sections.map((section, index) => ({
            value: String(index),
            text: `${name(section, index)}, line ${lines[index]}: ${fate(section)[0]}`,
          }))}
          onChange={(index) => goTo(sections[Number(index)])}
        />
      ) : (
        <ol>
          {sections.map((section, index) => {
            const [word, icon] = fate(section);
            return (
              <li key={index}>
                <button
                  type="button"
                  class="btn"
                  aria-current={index === at ? "true" : undefined}
                  onClick={() => goTo(section)}
                >
                  <Icon name={icon} class={icon} />
                  <span class="vh">{word}: </span>
                  {name(section, index)}
                  <span class="hint">line {lines[index]}</span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </nav>
  );
}

/** What becomes of a command: a word, and the icon of it. */
function fate({ verdict }: Section): [word: string, icon: string] {
  if (verdict.kind === "stops") return ["stops", "sev-error"];
  return verdict.kind === "accepted" ? ["accepted", "sev-ok"] : ["not checked", "sev-info"];
}

/** The line in which each section begins. They ascend. */
function linesOf(text: string, sections: readonly Section[]): number[] {
  let line = 1;
  let at = 0;
  return sections.map(({ from }) => {
    for (let next = text.indexOf("\n", at); next >= 0 && next < from; next = text.indexOf("\n", at)) {
      line++;
      at = next + 1;
    }
    return line;
  });
}

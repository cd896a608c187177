import type { Rule } from "#engine/types";
import { CoreState } from "../components/core_state";
import { ConfidenceMark, Icon } from "../components/marks";
import { PageHead, Panel } from "../components/panel";
import { count, Prose } from "../components/prose";
import { rules } from "../state/catalogue";
import { ruleHash } from "../state/route";
import "../styles/pages.css";
import "../styles/pages_narrow.css";

const groupText: Record<string, string> = {
  input: "The text itself",
  driver: "The driver’s parser",
  lane: "Right name, wrong lane",
  carrier: "Strings of options inside an option",
  backend: "The backend’s parser",
  wrapper: "The framework’s wrapper",
  target: "The target machine",
  combo: "Options beside each other",
  value: "Values",
  help: "Asking for help",
  name: "Names",
  cache: "The compile cache",
};

const groupOf = (rule: Rule) => rule.id.split("/", 1)[0] ?? "";

/** Every rule, by what it looks at. */
export function RulesPage() {
  const all = rules.value;
  const groups = [...new Set((all ?? []).map(groupOf))];
  return (
    <>
      <PageHead title="Rules">
        <p>
          What the checker looks for. Each rule has a page with what happens, why, an example that runs, and
          the mend. An error stops the compiler; a warning is taken, and likely not what was meant.
        </p>
      </PageHead>
      {!all && (
        <section class="panel">
          <CoreState what="The rules" />
        </section>
      )}
      <div class="stack rules">
        {groups.map((group) => {
          const own = (all ?? []).filter((rule) => groupOf(rule) === group);
          return (
            <Panel
              key={group}
              title={groupText[group] ?? group}
              aside={<span class="hint">{count(own.length, "rule")}</span>}
            >
              <ul class="rulelist wide">
                {own.map((rule) => (
                  <li key={rule.id}>
                    <Icon name={`sev-${rule.severity}`} class={`sev-${rule.severity}`} />
                    <span class="vh">{rule.severity}</span>
                    <a href={ruleHash(rule.id)}>{rule.id}</a>
                    <p>
                      <Prose text={rule.title} />
                    </p>
                    <ConfidenceMark confidence={rule.confidence} />
                  </li>
                ))}
              </ul>
            </Panel>
          );
        })}
      </div>
    </>
  );
}

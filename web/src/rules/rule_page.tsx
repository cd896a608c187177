import type { Rule } from "#engine/types";
import { TryIt } from "../check/try_it";
import { CoreState } from "../components/core_state";
import { ConfidenceMark, Icon, SeverityMark } from "../components/marks";
import { Panel } from "../components/panel";
import { Paragraphs, Prose } from "../components/prose";
import { createTurns } from "../components/turns";
import { core } from "../engine/engine";
import { findRule, rules } from "../state/catalogue";
import { ruleHash } from "../state/route";
import "../styles/pages.css";
import "../styles/pages_narrow.css";

const useTurn = createTurns(1);

/** One rule. Its examples are live: they can be changed and show what the checker says now. */
export function RulePage({ id }: { id: string }) {
  if (!rules.value)
    return (
      <section class="panel">
        <h1 class="vh">{id}</h1>
        <CoreState what="The rule" />
      </section>
    );
  const rule = findRule(id);
  if (!rule)
    return (
      <section class="panel">
        <div class="pad state">
          <h1>There is no rule {id}</h1>
          <p>It may have had this name in another version.</p>
          <a class="btn" href="#/rules">
            All rules
          </a>
        </div>
      </section>
    );
  return <Known rule={rule} />;
}

/** Behind the first example, whose answer would push it down, and in a task after it. */
function Mended({ text }: { text: string }) {
  const turn = useTurn(core.value.is !== "loading");
  if (turn === 0) return null;
  return <TryIt title="The same, mended" label="The mended example" text={text} />;
}

function Known({ rule }: { rule: Rule }) {
  const [group = ""] = rule.id.split("/");
  const near = (rules.value ?? []).filter((other) => other !== rule && other.id.startsWith(`${group}/`));
  return (
    <>
      <nav class="crumbs" aria-label="Where this is">
        <a href="#/rules">Rules</a> / {group}
      </nav>
      <header class={`rulehead sev-line-${rule.severity}`}>
        <h1>
          <Prose text={rule.title} />
        </h1>
        <p class="tags">
          <code>{rule.id}</code>
          <SeverityMark severity={rule.severity} />
          <ConfidenceMark confidence={rule.confidence} />
        </p>
        <div class="lead">
          <h2 class="vh">What happens</h2>
          <Paragraphs text={rule.what} />
        </div>
      </header>
      <div class="cols">
        <div class="stack">
          <section class="panel prose-panel" aria-label="The rule">
            <div class="pad prose">
              <h2>Why</h2>
              <Paragraphs text={rule.why} />
              <h2>How to mend it</h2>
              <Paragraphs text={rule.mend} />
            </div>
          </section>
          {rule.example ? (
            <TryIt
              title="An example"
              label={`Example of ${rule.id}`}
              text={rule.example}
              note="It is checked here and now. Change it as you like."
            />
          ) : (
            <Panel title="An example">
              <p class="pad state">With the settings as they are, no paste shows it.</p>
            </Panel>
          )}
          {rule.mended && <Mended text={rule.mended} />}
        </div>
        <div class="stack">
          <Panel title="What it stands on">
            <div class="pad prose">
              <Paragraphs text={rule.evidence} />
            </div>
          </Panel>
          {near.length > 0 && (
            <Panel title="Its neighbours">
              <ul class="rulelist">
                {near.map((other) => (
                  <li key={other.id}>
                    <Icon name={`sev-${other.severity}`} class={`sev-${other.severity}`} />
                    <div>
                      <a href={ruleHash(other.id)}>{other.id}</a>
                      <p>
                        <Prose text={other.title} />
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}

import { search } from "../flags/search";
import { flags, rules } from "../state/catalogue";
import { flagHash, ruleHash } from "../state/route";
import { Icon, LaneTag } from "./marks";
import { Prose } from "./prose";

export interface Hit {
  hash: string;
  node: preact.ComponentChildren;
}

const most = 8;

/** What a query finds, best first. The search comes when the box is first used. */
export function hits(query: string): Hit[] {
  if (!query.trim()) return [];
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const ruleHits = (rules.value ?? [])
    .filter((rule) => words.every((word) => `${rule.id} ${rule.title}`.toLowerCase().includes(word)))
    .slice(0, 3)
    .map((rule) => ({
      hash: ruleHash(rule.id),
      node: (
        <>
          <Icon name={`sev-${rule.severity}`} class={`sev-${rule.severity}`} />
          <span>
            <code>{rule.id}</code>
            <span class="hint">
              <Prose text={rule.title} />
            </span>
          </span>
        </>
      ),
    }));
  const flagHits = search(flags.value ?? [], query)
    .slice(0, most - ruleHits.length)
    .map((flag) => ({
      hash: flagHash(flag),
      named: words.every((word) => flag.name.toLowerCase().includes(word)),
      node: (
        <>
          <LaneTag lane={flag.lane} short />
          <code>{flag.name}</code>
        </>
      ),
    }));
  // A rule that says the words goes before a flag that is only about them.
  return [...flagHits.filter(({ named }) => named), ...ruleHits, ...flagHits.filter(({ named }) => !named)];
}

import type { Flag } from "#engine/types";
import { TryIt } from "../check/try_it";
import { CoreState } from "../components/core_state";
import { laneText } from "../components/lane_names";
import { ConfidenceMark, Icon, LaneTag, TierMark } from "../components/marks";
import { Panel } from "../components/panel";
import { count, Prose } from "../components/prose";
import { createTurns } from "../components/turns";
import { search } from "../flags/search";
import { exactFlag, flags, flagsNamed, rules } from "../state/catalogue";
import { flagHash, hashOf, ruleHash } from "../state/route";
import { Facts } from "./facts";
import { History } from "./history";
import { RelatedFlags } from "./related";
import "../styles/pages.css";
import "../styles/pages_narrow.css";

/** The facts; where to try it; what stands beside them. */
const useTurn = createTurns(2);

/** One flag: everything that is known about it, and a place to try it. */
export function FlagPage({ path }: { path: readonly string[] }) {
  if (!flags.value)
    return (
      <section class="panel">
        <h1 class="vh">{path.at(-1)}</h1>
        <CoreState what="The flag" />
      </section>
    );
  const [lane = "", command = "", name = ""] = path;
  // A short link, `#/flags/--lnc`, finds the flag too, in the lane it names or the first that has it.
  const named = flagsNamed(path.at(-1) ?? "");
  const flag = exactFlag(lane, command, name) ?? named.find((one) => one.lane === lane) ?? named[0];
  return flag ? <Known flag={flag} /> : <NotHere name={path.at(-1) ?? ""} />;
}

function Known({ flag }: { flag: Flag }) {
  const turn = useTurn(true);
  return (
    <>
      <nav class="crumbs" aria-label="Where this is">
        <a href="#/flags">Flags</a> /{" "}
        <a href={hashOf("flags", [], new URLSearchParams({ v: "1", lane: flag.lane }))}>{flag.lane}</a>
        {flag.command && <> / {flag.command}</>}
      </nav>
      <header class={`flaghead lane-${flag.lane}`}>
        <h1>{flag.name}</h1>
        <p class="tags">
          <LaneTag lane={flag.lane} />
          <TierMark kind={flag.kind} />
          <ConfidenceMark confidence={flag.confidence} />
          {flag.deprecated && <span class="depr">deprecated</span>}
          <span class="hint">
            {flag.default === null ? "default not known" : <Prose text={`default \`${flag.default}\``} />}
            {flag.choices ? `, one of ${count(flag.choices.length, "value")}` : `, ${flag.type}`}
          </span>
        </p>
        <p class="lead">
          <Prose text={flag.summary} />
        </p>
      </header>
      <div class="cols">
        <div class="stack">
          <Facts flag={flag} />
          {turn > 0 && <History flag={flag} />}
          {turn > 0 && <TryIt title="Try it" label={`Try ${flag.name}`} text={sample(flag)} />}
          {turn > 0 && flag.notes && (
            <Panel title="Notes">
              <p class="pad">
                <Prose text={flag.notes} />
              </p>
            </Panel>
          )}
        </div>
        <div class="stack">{turn > 1 && <Around flag={flag} />}</div>
      </div>
    </>
  );
}

/** What stands beside the facts. */
function Around({ flag }: { flag: Flag }) {
  return (
    <>
      <WhereShown flag={flag} />
      <RulesOf flag={flag} />
      <Panel title="Same subject">
        <div class="pad">
          <RelatedFlags flag={flag} />
        </div>
      </Panel>
      <Panel title="Sources">
        <ul class="sources">
          {flag.evidence.map(({ source, fact }) => (
            <li key={source + fact}>
              <b>{source}</b>
              <p>
                <Prose text={fact} />
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** A line that has the flag in the place where it belongs. */
function sample(flag: Flag): string {
  if (flag.example && flag.lane !== "penguin") return flag.example;
  const own = flag.example ?? flag.name;
  const carrier = flags.value?.find((other) => other.carries === flag.lane && other.lane === "driver");
  return carrier ? `${carrier.name}="${own}"` : own;
}

const surfaces: { surface: Flag["surface"]; name: string; yes: string; no: string }[] = [
  { surface: "help", name: "--help", yes: "PUBLIC is what plain help prints.", no: "It prints PUBLIC only." },
  {
    surface: "help-hidden",
    name: "--help-hidden",
    yes: "It prints HIDDEN and EARG.",
    no: "It prints HIDDEN and EARG.",
  },
  {
    surface: "help-hidden-list",
    name: "--help-hidden-list",
    yes: "It prints INTERNAL, with defaults.",
    no: "It prints INTERNAL, with defaults.",
  },
];

function WhereShown({ flag }: { flag: Flag }) {
  return (
    <Panel title="Where help shows it">
      {flag.lane === "driver" ? (
        <ul class="surfaces">
          {surfaces.map(({ surface, name, yes, no }) => {
            const on = surface === flag.surface;
            return (
              <li key={surface} class={on ? "on" : ""}>
                <Icon name={on ? "sev-ok" : "ic-dash"} class={on ? "sev-ok" : ""} />
                <code>{name}</code>
                <span>{on ? `Listed. ${yes}` : `Not listed. ${no}`}</span>
              </li>
            );
          })}
        </ul>
      ) : (
        <p class="pad">
          On none. The three surfaces are the driver’s. <span class="muted">{laneText[flag.lane]}.</span>
        </p>
      )}
      <p class="more">
        <a href="#/help">How tiers and help fit together</a>
      </p>
    </Panel>
  );
}

function RulesOf({ flag }: { flag: Flag }) {
  const names = [flag.name, ...flag.aliases].filter((name) => name.length > 3);
  const own = (rules.value ?? []).filter((rule) =>
    names.some((name) =>
      new RegExp(`(?<![\\w-])${literally(name)}(?![\\w-])`).test(
        `${rule.title} ${rule.what} ${rule.example}`,
      ),
    ),
  );
  if (own.length === 0) return null;
  return (
    <Panel title="Rules that speak of it">
      <ul class="rulelist">
        {own.map((rule) => (
          <li key={rule.id}>
            <Icon name={`sev-${rule.severity}`} class={`sev-${rule.severity}`} />
            <div>
              <a href={ruleHash(rule.id)}>{rule.id}</a>
              <p>
                <Prose text={rule.title} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function NotHere({ name }: { name: string }) {
  const near = search(flags.value ?? [], name).slice(0, 3);
  return (
    <section class="panel">
      <div class="pad state">
        <h1>
          <code>{name}</code> is not in this catalogue
        </h1>
        <p>That does not make it wrong: the hidden tiers are known in part.</p>
        {near.length > 0 && (
          <>
            <p>Near to it:</p>
            <ul class="rel">
              {near.map((flag) => (
                <li key={flagHash(flag)}>
                  <LaneTag lane={flag.lane} short /> <a href={flagHash(flag)}>{flag.name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <a class="btn" href="#/flags">
          All flags
        </a>
      </div>
    </section>
  );
}

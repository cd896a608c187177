import type { ComponentChildren } from "preact";
import type { Basis, Flag } from "#engine/types";
import { BasisMark, basisWords } from "../components/basis";
import { CopyButton } from "../components/controls";
import { ConfidenceMark, TierMark, Unknown } from "../components/marks";
import { Panel } from "../components/panel";
import { Prose } from "../components/prose";
import { flags } from "../state/catalogue";
import { shortest } from "./abbreviation";

/** Every fact with how sure it is and what it stands on. */
export function Facts({ flag }: { flag: Flag }) {
  const modelled = flag.lane === "driver" || flag.lane === "penguin";
  const short = modelled ? shortest(flag, flags.value ?? []) : null;
  return (
    <Panel
      title="Facts"
      aside={
        <CopyButton what="Link" text={() => location.href} icon="ic-link" class="quiet">
          Copy link
        </CopyButton>
      }
    >
      <table class="kv">
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">Value</th>
            <th scope="col">Confidence</th>
            <th scope="col">How it is known</th>
          </tr>
        </thead>
        <tbody>
          <Fact
            name="Spellings"
            mark={<ConfidenceMark confidence={flag.confidence} />}
            why="the entry as a whole"
          >
            <Codes list={flag.spellings} />
          </Fact>
          {modelled && !flag.positional && (
            <Fact
              name="Abbreviation"
              mark={<ConfidenceMark confidence="HIGH" />}
              why="argparse’s prefix rule, over the names that are known"
            >
              {short ? (
                <>
                  from <code>{short}</code> on
                </>
              ) : (
                "none: every beginning fits another option too"
              )}
            </Fact>
          )}
          {flag.lane === "driver" || flag.kind ? (
            <Known name="Tier" basis={flag.kindBasis}>
              <TierMark kind={flag.kind} />
            </Known>
          ) : (
            <Known name="Tier" basis="architecture-pages" note="tiers are the driver’s; this lane has none">
              <TierMark kind={null} />
            </Known>
          )}
          <Known name="Owning job" basis={flag.jobBasis} note={flag.jobNote}>
            {flag.job ?? <Unknown />}
          </Known>
          <Known name="Default" basis={flag.defaultBasis}>
            {flag.default === null ? <Unknown /> : <code>{flag.default}</code>}
          </Known>
          <Known name="Action" basis={flag.actionBasis}>
            {flag.action}
            {flag.required && ", required"}
            {flag.positional && ", a positional"}
          </Known>
          <Fact
            name="Values"
            mark={<BasisMark basis={flag.actionBasis} />}
            why={flag.choices ? "these and no other" : basisWords(flag.actionBasis)}
          >
            {flag.choices ? <Codes list={flag.choices} /> : flag.type}
            {flag.nargs && (
              <>
                {" "}
                (nargs <code>{flag.nargs}</code>)
              </>
            )}
            {flag.metavar && (
              <>
                {" "}
                shown as <code>{flag.metavar}</code>
              </>
            )}
          </Fact>
          {flag.dest && (
            <Fact
              name="Dest"
              mark={<ConfidenceMark confidence="HIGH" />}
              why="argparse’s rule for the name of a value"
            >
              <code>{flag.dest}</code>
            </Fact>
          )}
          {flag.negation && (
            <Fact
              name="Opposite"
              mark={<BasisMark basis={flag.actionBasis} />}
              why={basisWords(flag.actionBasis)}
            >
              <code>{flag.negation}</code>
            </Fact>
          )}
          {flag.carries && (
            <Fact
              name="Carries"
              mark={<ConfidenceMark confidence={flag.confidence} />}
              why="its value is a string of options"
            >
              options of the lane {flag.carries}
            </Fact>
          )}
          {flag.deprecated && (
            <Fact
              name="Deprecated"
              mark={<ConfidenceMark confidence={flag.confidence} />}
              why="the guides and the program’s own text"
            >
              {flag.deprecated.since && <>since {flag.deprecated.since}, </>}
              {flag.deprecated.replacement ? (
                <>
                  use <code>{flag.deprecated.replacement}</code>
                </>
              ) : (
                "no replacement is named"
              )}
            </Fact>
          )}
          <Fact
            name="Seen in"
            mark={
              flag.since ? <ConfidenceMark confidence={flag.confidence} /> : <BasisMark basis="unknown" />
            }
            why={flag.since ? "the guides and notes that name it" : "no guide of a version names it"}
          >
            {flag.since ? `${flag.since} to ${flag.until ?? "today"}` : <Unknown />}
          </Fact>
        </tbody>
      </table>
    </Panel>
  );
}

function Known(props: { name: string; basis: Basis; note?: string | null; children: ComponentChildren }) {
  return (
    <Fact
      name={props.name}
      mark={<BasisMark basis={props.basis} />}
      why={props.note ?? basisWords(props.basis)}
    >
      {props.children}
    </Fact>
  );
}

function Fact(props: { name: string; mark: ComponentChildren; why: string; children: ComponentChildren }) {
  return (
    <tr>
      <th scope="row">{props.name}</th>
      <td class="v">{props.children}</td>
      <td class="c">{props.mark}</td>
      <td class="e">
        <Prose text={props.why} />
      </td>
    </tr>
  );
}

function Codes({ list }: { list: readonly string[] }) {
  return (
    <span class="spell">
      {list.map((one) => (
        <code key={one}>{one}</code>
      ))}
    </span>
  );
}

import type { ComponentChildren } from "preact";
import type { Confidence, Flag, Kind } from "#engine/types";
import { ConfidenceMark, Icon, TierMark } from "../components/marks";
import { Panel } from "../components/panel";
import { count } from "../components/prose";
import { asCell, asColumnHead, asRow, asRowHead, asTable } from "../components/roles";
import { flags } from "../state/catalogue";

const surfaces: { surface: Flag["surface"]; name: string }[] = [
  { surface: "help", name: "--help" },
  { surface: "help-hidden", name: "--help-hidden" },
  { surface: "help-hidden-list", name: "--help-hidden-list" },
];

const tiers: { kind: Kind; on: Flag["surface"]; who: ComponentChildren; sure: Confidence }[] = [
  { kind: "PUBLIC", on: "help", who: "The default when a registration says nothing", sure: "CONFIRMED" },
  {
    kind: "HIDDEN",
    on: "help-hidden",
    who: "A keyword at the call site; never read off the name",
    sure: "HIGH",
  },
  { kind: "EARG", on: "help-hidden", who: "A keyword at the call site", sure: "HIGH" },
  {
    kind: "INTERNAL",
    on: "help-hidden-list",
    who: (
      <>
        The name: <code>internal-</code> behind the dashes and one <code>enable-</code>, <code>disable-</code>{" "}
        or <code>no-</code>
      </>
    ),
    sure: "HIGH",
  },
  { kind: "Harg", on: "none", who: "A keyword; on no surface", sure: "LOW" },
];

/** Which tier shows where, with how many flags of it are known. */
export function Matrix() {
  const known = (kind: Kind) => (flags.value ?? []).filter((flag) => flag.kind === kind).length;
  return (
    <Panel
      title="Which tier shows on which surface"
      aside={<span class="hint">counts: driver entries known today</span>}
    >
      <table class="matrix" {...asTable}>
        <thead>
          <tr {...asRow}>
            <th scope="col" {...asColumnHead}>
              Tier
            </th>
            {surfaces.map(({ name }) => (
              <th key={name} scope="col" class="m" {...asColumnHead}>
                <code>{name}</code>
              </th>
            ))}
            <th scope="col" class="who" {...asColumnHead}>
              Who decides the tier
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ kind, on, who, sure }) => (
            <tr key={kind} {...asRow}>
              <th scope="row" {...asRowHead}>
                <TierMark kind={kind} />
              </th>
              {surfaces.map(({ surface, name }) =>
                surface === on ? (
                  <td key={name} class="m on" {...asCell}>
                    <Icon name="sev-ok" />
                    <small>{flags.value ? count(known(kind), "flag") : "listed"}</small>
                  </td>
                ) : (
                  <td key={name} class="m" {...asCell}>
                    <Icon name="ic-dash" />
                    <span class="vh">not listed</span>
                  </td>
                ),
              )}
              <td class="who" {...asCell}>
                {who} <ConfidenceMark confidence={sure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

import type { Flag } from "#engine/types";
import { ConfidenceMark, Icon, LaneTag, TierMark, Unknown } from "../components/marks";
import { plain } from "../components/prose";
import { asCell, asRow, asRowHead } from "../components/roles";
import { flagHash } from "../state/route";

/** One entry in one line. Details open by the button, so that text can be selected. */
export function FlagRow(props: { flag: Flag; index: number; open: boolean; onToggle: () => void }) {
  const { flag, index, open, onToggle } = props;
  return (
    <tr class={`r lane-${flag.lane} ${open ? "open" : ""}`} {...asRow} aria-rowindex={index + 2}>
      <td class="xc" {...asCell}>
        <button
          type="button"
          class="xp"
          aria-expanded={open}
          aria-label={`Details of ${flag.name}, ${flag.lane}`}
          onClick={onToggle}
        >
          <Icon name="ic-chev" />
        </button>
      </td>
      <th class="nm" scope="row" {...asRowHead}>
        <a href={flagHash(flag)}>{flag.name}</a>
        {flag.deprecated && <span class="depr">deprecated</span>}
      </th>
      <td class="tr" {...asCell}>
        <TierMark kind={flag.kind} />
      </td>
      <td class="ln" {...asCell}>
        <LaneTag lane={flag.lane} />
      </td>
      <td class="jb" {...asCell}>
        {flag.job ?? <Unknown />}
      </td>
      <td class="df" {...asCell} title={flag.default ?? undefined}>
        {flag.default ?? <Unknown />}
      </td>
      <td class="ty" {...asCell}>
        {valueText(flag)}
      </td>
      <td class="cf" {...asCell}>
        <ConfidenceMark confidence={flag.confidence} />
      </td>
      <td class="sm" {...asCell} title={plain(flag.summary)}>
        {plain(flag.summary)}
      </td>
    </tr>
  );
}

/** The first choices, or the type. */
export function valueText(flag: Flag): string {
  if (!flag.choices) return flag.type;
  const shown = flag.choices.slice(0, 3).join(" | ");
  return flag.choices.length > 3 ? `${shown} | +${flag.choices.length - 3}` : shown;
}

import type { Flag } from "#engine/types";
import { LaneTag, TierMark, Unknown } from "../components/marks";
import { flags, flagsNamed } from "../state/catalogue";
import { flagHash } from "../state/route";
import "../styles/rel.css";

/** The same name in other lanes, then what the catalogue calls related. */
export function relatedTo(flag: Flag): Flag[] {
  const names = [flag.name, ...flag.related, flag.deprecated?.replacement ?? "", flag.negation ?? ""].filter(
    Boolean,
  );
  const out: Flag[] = [];
  for (const name of names)
    for (const other of flagsNamed(name))
      if (other !== flag && !out.includes(other) && !sameEntry(other, flag)) out.push(other);
  for (const other of flags.value ?? [])
    if (other.related.includes(flag.name) && !out.includes(other) && !sameEntry(other, flag)) out.push(other);
  return out;
}

const sameEntry = (a: Flag, b: Flag) => a.lane === b.lane && a.command === b.command && a.name === b.name;

export function RelatedFlags({ flag }: { flag: Flag }) {
  const related = relatedTo(flag);
  if (related.length === 0) return <Unknown text="none known" />;
  return (
    <ul class="rel">
      {related.slice(0, 8).map((other) => (
        <li key={flagHash(other)}>
          <LaneTag lane={other.lane} short />
          <a href={flagHash(other)}>{other.name}</a>
          {other.kind && <TierMark kind={other.kind} />}
        </li>
      ))}
    </ul>
  );
}

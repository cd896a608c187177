import { useLayoutEffect, useRef } from "preact/hooks";
import type { Flag } from "#engine/types";
import { SurfaceMarks, Unknown } from "../components/marks";
import { count, Prose } from "../components/prose";
import { asCell, asRow } from "../components/roles";
import { RelatedFlags } from "../flag/related";
import { flagHash, hashOf } from "../state/route";

/** What a row has no room for. */
export function Detail({ flag, onHeight }: { flag: Flag; onHeight: (height: number) => void }) {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (!row.current) return;
    const element = row.current;
    const watch = new ResizeObserver(() => onHeight(element.offsetHeight));
    watch.observe(element);
    return () => watch.disconnect();
  }, [flag]);
  return (
    <tr class={`detail lane-${flag.lane}`} {...asRow} ref={row}>
      <td colSpan={9} {...asCell}>
        <div class="dgrid">
          <div>
            <p>
              <Prose text={flag.summary} />
            </p>
            <dl>
              <dt>Spellings</dt>
              <dd>
                {flag.spellings.map((spelling) => (
                  <code key={spelling}>{spelling}</code>
                ))}
              </dd>
              <dt>Values</dt>
              <dd>
                {flag.choices ? flag.choices.map((choice) => <code key={choice}>{choice}</code>) : flag.type}
              </dd>
              <dt>Default</dt>
              <dd>{flag.default === null ? <Unknown /> : <code>{flag.default}</code>}</dd>
              <dt>Job</dt>
              <dd>{flag.job ?? <Unknown />}</dd>
            </dl>
          </div>
          <div>
            <h3>Listed by</h3>
            <p>
              <SurfaceMarks flag={flag} />
            </p>
            <h3>Known from</h3>
            <ul>
              {flag.evidence.slice(0, 3).map(({ source, fact }) => (
                <li key={source + fact}>
                  {source}: <Prose text={fact} />
                </li>
              ))}
              {flag.evidence.length > 3 && <li>and {count(flag.evidence.length - 3, "more source")}</li>}
            </ul>
          </div>
          <div>
            <h3>Also see</h3>
            <RelatedFlags flag={flag} />
            <p class="dactions">
              <a
                class="btn"
                href={hashOf("check", [], new URLSearchParams({ text: flag.example ?? flag.name }))}
              >
                Try it
              </a>
              <a class="btn quiet" href={flagHash(flag)}>
                Full page
              </a>
            </p>
          </div>
        </div>
      </td>
    </tr>
  );
}

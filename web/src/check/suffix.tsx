import { ConfidenceMark, SeverityMark } from "../components/marks";
import { type Model, sectionIndex } from "./model";

/** `MODULE_<id>+xxxxxxxx`: the name in the compile cache, as pasted and as the safe fixes would leave it. */
export function SuffixPanel({ model }: { model: Model }) {
  const suffix = model.section.value?.suffix;
  if (!suffix) return null;
  const after = model.fixed.value?.report.sections[sectionIndex(model)]?.suffix;
  return (
    <section class="panel cache" aria-labelledby="cache-title">
      <header>
        <h2 id="cache-title">Name in the compile cache</h2>
        <ConfidenceMark confidence="STRONG" />
      </header>
      <ul>
        <li>
          <span class="lab">as pasted</span>
          <Name suffix={suffix.json} />
        </li>
        <li>
          <span class="lab">older wrappers</span>
          <Name suffix={suffix.joined} />
        </li>
        {after && after.json !== suffix.json && (
          <li class={model.fixing.value ? "old" : ""}>
            <span class="lab">after the fixes</span>
            <Name suffix={after.json} />
            <span class="hint">recompiles</span>
          </li>
        )}
        {suffix.pasted && (
          <li>
            <span class="lab">in your text</span>
            <Name suffix={suffix.pasted} />
            {suffix.agrees === true && <SeverityMark severity="ok" text="agrees" />}
            {suffix.agrees === false && <SeverityMark severity="warning" text="differs" />}
          </li>
        )}
      </ul>
    </section>
  );
}

function Name({ suffix }: { suffix: string }) {
  return (
    <code>
      MODULE_&lt;id&gt;+<b>{suffix}</b>
    </code>
  );
}

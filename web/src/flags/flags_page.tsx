import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CopyButton } from "../components/controls";
import { CoreState } from "../components/core_state";
import { PageHead } from "../components/panel";
import { flags } from "../state/catalogue";
import { announceLater } from "../state/live";
import { FilterPanel } from "./filters";
import { Find } from "./find";
import { FlagTable } from "./table";
import { activeFilters, all, clearAll, followAddress, query, rows, sorting } from "./view";
import "../styles/flags.css";
import "../styles/filters.css";
import "../styles/flags_narrow.css";

/** Every known name in every lane: search, filters, sorting, details. */
export function FlagsPage() {
  useEffect(followAddress, []);
  useSignalEffect(() => {
    const number = rows.value.length;
    if (flags.value && (query.value || activeFilters.value > 0))
      announceLater(number === 1 ? "1 entry" : `${number} entries`);
  });
  return (
    <>
      <PageHead title="Flags">
        <p>
          Every publicly known name, in every lane. A name can live in several lanes; each gets its own row.
          The hidden tiers are known in part.
        </p>
      </PageHead>
      <section class="panel" aria-label="Flag explorer">
        <div class="phead">
          <Find />
          <span class="hint">{state()}</span>
          <span class="grow" />
          <fieldset class="btngroup" aria-label="Take along">
            <CopyButton what="Link" text={() => location.href} icon="ic-link">
              Copy link
            </CopyButton>
            <CopyButton what="JSON" text={() => JSON.stringify(rows.value, null, 2)} icon="ic-copy">
              JSON
            </CopyButton>
          </fieldset>
        </div>
        {flags.value ? (
          <>
            <FilterPanel />
            <FlagTable />
          </>
        ) : (
          <CoreState what="The table of flags" />
        )}
        {flags.value && rows.value.length === 0 && (
          <div class="state">
            <p>No entry fits. A name that is not here can still exist: the hidden tiers are known in part.</p>
            <button type="button" class="btn" onClick={clearAll}>
              Clear search and filters
            </button>
          </div>
        )}
      </section>
    </>
  );
}

const number = (value: number) => value.toLocaleString("en");

function state(): string {
  if (!flags.value) return "";
  const shown = rows.value.length;
  const total = all.value.length;
  const order = sorting.value ? "sorted" : query.value.trim() ? "best fit first" : "sorted by name";
  return shown === total
    ? `${number(total)} entries, ${order}`
    : `${number(shown)} of ${number(total)} entries, ${order}`;
}

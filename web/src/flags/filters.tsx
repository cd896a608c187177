import type { Confidence, Kind, Lane } from "#engine/types";
import { Folding } from "../components/folding";
import { ConfidenceMark, Icon, LaneTag, TierMark } from "../components/marks";
import { count } from "../components/prose";
import { type FacetName, facetNames, facetText, facetValues } from "./facets";
import { activeFilters, all, clearAll, filters, found, toggleFilter } from "./view";

/** Chips with how many flags each would show. On phones they fold into one line that says their state. */
export function FilterPanel() {
  return (
    <Folding
      class="facetwrap"
      summary={
        <>
          Filters
          <span class="hint">
            {activeFilters.value === 0 ? "none active" : `${activeFilters.value} active`}
            <Icon name="ic-down" />
          </span>
        </>
      }
    >
      <div class="facets">
        {facetNames.map((name) => (
          <Facet key={name} name={name} />
        ))}
        {activeFilters.value > 0 && (
          <button type="button" class="btn quiet" onClick={clearAll}>
            <Icon name="ic-cross" />
            Clear {count(activeFilters.value, "filter")}
          </button>
        )}
      </div>
    </Folding>
  );
}

function Facet({ name }: { name: FacetName }) {
  const values = facetValues(all.value, found.value, filters.value, name);
  return (
    <fieldset class={`facet facet-${name}`}>
      <legend>{facetText[name]}</legend>
      <div class="chips">
        {values.map(({ value, count: number }) => {
          const on = filters.value[name].includes(value);
          return (
            <label key={value} class="chip">
              <input
                type="checkbox"
                checked={on}
                disabled={number === 0 && !on}
                onChange={() => toggleFilter(name, value)}
              />
              <Value name={name} value={value} />
              <span class="k">{number}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const surfaceText: Record<string, string> = {
  help: "--help",
  "help-hidden": "--help-hidden",
  "help-hidden-list": "--help-hidden-list",
  none: "none",
};

function Value({ name, value }: { name: FacetName; value: string }) {
  switch (name) {
    case "lane":
      return <LaneTag lane={value as Lane} />;
    case "tier":
      return <TierMark kind={value === "no tier" ? null : (value as Kind)} />;
    case "conf":
      return <ConfidenceMark confidence={value as Confidence} />;
    case "surface":
      return <span>{surfaceText[value]}</span>;
    default:
      return <span>{value}</span>;
  }
}

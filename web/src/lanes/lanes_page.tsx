import { Sections } from "../check/sections";
import { CoreState } from "../components/core_state";
import { PageHead } from "../components/panel";
import { session } from "../state/session";
import { journeyOf } from "./journey";
import { LaneMap } from "./map";
import { Stops } from "./stops";
import "../styles/lanes.css";

/** The picture of two parsers that never meet, with the words of the current text travelling it. */
export function LanesPage() {
  const report = session.report.value;
  const section = session.section.value;
  const journey = report && section && session.text.value.trim() ? journeyOf(report, section) : null;
  return (
    <>
      <PageHead
        title="Two parsers that never meet"
        aside={
          <p class="hint">
            {journey ? "The words on the map are the ones in " : "No words travel yet. Write some in "}
            <a href="#/check">Check</a>.
          </p>
        }
      >
        <p>
          The driver parses your words. The backend parses one string that the driver hands on unread. Nothing
          comes back, and nothing is shared.
        </p>
      </PageHead>
      <div class="stack">
        {report && journey && <Sections model={session} report={report} />}
        <LaneMap journey={journey} />
        <h2 class="vh">The same, in words</h2>
        {report || !session.text.value.trim() ? (
          <Stops journey={journey} />
        ) : (
          <section class="panel">
            <CoreState what="The way of your words" />
          </section>
        )}
      </div>
    </>
  );
}

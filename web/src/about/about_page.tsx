import { buildInfo } from "#build-info";
import { ConfidenceMark } from "../components/marks";
import { PageHead, Panel } from "../components/panel";
import { offline } from "../state/offline";
import { keptWhere } from "../state/session";
import { ClauseTable } from "./clause_table";
import { Keys } from "./keys";
import "../styles/pages.css";
import "../styles/pages_narrow.css";

/** Where the facts come from, how sure they are, what is not known, and on what terms this is given. */
export function AboutPage() {
  return (
    <>
      <PageHead title="About Flaglane">
        <p>
          Flaglane reads neuronx-cc command lines and says what every word is, in which lane it runs, and what
          is wrong. It is unofficial, and no part of the vendor’s software is in it.
        </p>
      </PageHead>
      <div class="stack">
        <div class="aboutgrid">
          <div class="stack">
            <Panel title="Where the facts come from">
              <div class="pad prose">
                <p>
                  From public things only: the SDK’s guides over their versions, public logs and source that
                  name flags, and published notes on how the compiler’s two parsers work. The behaviour that
                  is modelled is that of build <code>{buildInfo.compiler}</code>.
                </p>
                <p>Every fact carries how sure it is:</p>
                <ul class="marks">
                  <li>
                    <ConfidenceMark confidence="CONFIRMED" /> documented, or seen in a log or in source
                  </li>
                  <li>
                    <ConfidenceMark confidence="HIGH" /> several things point to it, none against it
                  </li>
                  <li>
                    <ConfidenceMark confidence="STRONG" /> one good source says so
                  </li>
                  <li>
                    <ConfidenceMark confidence="INFERRED" /> follows from what is known
                  </li>
                  <li>
                    <ConfidenceMark confidence="LOW" /> a guess with a reason
                  </li>
                </ul>
              </div>
            </Panel>
            <Panel title="What happens to your text">
              <div class="pad prose">
                <p>
                  It stays in this browser: in the page, in the part of the address behind <code>#</code>,
                  which is never sent, and in this browser’s storage, so that a reload loses nothing.{" "}
                  {keptWhere()}
                </p>
                <p>The page asks nothing of any other host, and has no cookies.</p>
                <p>
                  {offline.value === "unknown"
                    ? "Once “Ready offline” stands at the top, it works with no network at all."
                    : "It is ready offline: it works with no network at all."}
                </p>
              </div>
            </Panel>
          </div>
          <div class="stack">
            <Panel title="What it cannot know">
              <ul class="pad prose bullets">
                <li>
                  The hidden tiers are known in part. A name that is not here can exist: it gets a warning,
                  not an error.
                </li>
                <li>Jobs and defaults are shown as not known where no public source tells.</li>
                <li>The tools hlo2tensorizer and walrus have name tables here, and no parser.</li>
                <li>“Accepted” is about the command line. The compile itself can still fail.</li>
                <li>
                  What a variable or a command substitution becomes is not known; what stands around it is
                  checked.
                </li>
              </ul>
            </Panel>
            <Panel title="Version and licence">
              <div class="pad prose">
                <p>
                  Flaglane {buildInfo.version}, MIT licence. {buildInfo.flags} entries in the catalogue.
                </p>
                <p>
                  Inside it, each under the MIT licence: Preact and its signals, CodeMirror. The parser’s
                  model follows CPython’s argparse, whose messages are those of the Python Software
                  Foundation.
                </p>
                <p>Names of products belong to their owners.</p>
              </div>
            </Panel>
          </div>
          <div class="stack">
            <Keys />
          </div>
        </div>
        <ClauseTable />
      </div>
    </>
  );
}

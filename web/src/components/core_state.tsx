import { core, type CoreState as State, tryAgain } from "../engine/engine";
import { Icon } from "./marks";

type Failed = Extract<State, { is: "failed" }>;

const causes: Record<Failed["part"], { what: string; help: string }> = {
  start: {
    what: "This browser or this host does not let WebAssembly run.",
    help: "Allow it for this site (a lockdown or security setting may forbid it), or open the page in another browser.",
  },
  binary: {
    what: "A file of it could not be loaded.",
    help: "Look whether the network is there, then try again.",
  },
  script: {
    what: "A file of it could not be loaded.",
    help: "Look whether the network is there, then try again: the page is loaded anew, with your text.",
  },
};

function TryAgain() {
  return (
    <button type="button" class="btn" onClick={() => void tryAgain()}>
      Try again
    </button>
  );
}

/** What a place that needs the core shows while there is none. `what` is what will stand there. */
export function CoreState({ what }: { what: string }) {
  const state = core.value;
  if (state.is === "ready") return null;
  if (state.is === "loading") return <p class="state">Loading the checker. {what} will stand here.</p>;
  if (state.is === "restarting") return <p class="state">The checker stopped and starts again.</p>;
  const { what: cause, help } = causes[state.part];
  return (
    <div class="state">
      <p class="sev sev-error">
        <Icon name="sev-error" />
        The checker did not start
      </p>
      <p>
        {cause} <span class="muted">({state.reason})</span>
      </p>
      <p>{help}</p>
      <p>
        Your text is kept, here and in the address bar. <a href="#/flags">Flags</a> and{" "}
        <a href="#/rules">rules</a> can be read without the checker.
      </p>
      <TryAgain />
    </div>
  );
}

/** Over a screen that shows the published catalogue: why nothing is checked on it. */
export function CheckingOff() {
  const state = core.value;
  if (state.is !== "failed") return null;
  const { what, help } = causes[state.part];
  return (
    <div class="notice" role="status">
      <p>
        <b>Checking is off.</b> {what} <span class="muted">({state.reason})</span> {help} What stands below
        was published with this page.
      </p>
      <TryAgain />
    </div>
  );
}

import { core, startCore } from "../engine/engine";
import { Icon } from "./marks";

/** What a place that needs the core shows while there is none. `what` is what will stand there. */
export function CoreState({ what }: { what: string }) {
  const state = core.value;
  if (state.is === "ready") return null;
  if (state.is === "loading") return <p class="state">Loading the checker. {what} will stand here.</p>;
  if (state.is === "restarting") return <p class="state">The checker stopped and starts again.</p>;
  return (
    <div class="state">
      <p class="sev sev-error">
        <Icon name="sev-error" />
        The checker did not start
      </p>
      <p>
        {state.part === "start"
          ? "This browser or this host does not let WebAssembly run."
          : "A file of it could not be loaded."}{" "}
        <span class="muted">({state.reason})</span>
      </p>
      <p>Your text is kept, here and in the address bar.</p>
      <button type="button" class="btn" onClick={() => void startCore()}>
        Try again
      </button>
    </div>
  );
}

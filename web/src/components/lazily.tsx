import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

let newest: Promise<unknown> = Promise.resolve();

/** Settles when the code of the screen that was shown last is there, or is known not to come. */
export const screenLoaded = () => newest.catch(() => undefined);

/** A screen whose code comes when it is first shown. A load that fails is asked for again by going there again. */
export function lazily<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  let loading: Promise<void> | null = null;
  // Begun while the screen is first drawn, not behind the paint: it is what is waited for.
  const begin = () => {
    loading ??= load().then(
      (screen) => {
        loaded = screen;
      },
      (cause) => {
        loading = null;
        throw cause;
      },
    );
    newest = loading;
    return loading;
  };
  return function Lazy(props: Props) {
    const [state, setState] = useState<"" | "failed">("");
    const [, redraw] = useState(0);
    const [begun] = useState(() => (loaded ? null : begin()));
    useEffect(() => {
      begun?.then(
        () => redraw(1),
        () => setState("failed"),
      );
    }, [begun]);
    const Screen = loaded;
    if (Screen) return <Screen {...props} />;
    if (state === "failed")
      return (
        <section class="panel">
          <div class="state">
            <h1>This screen could not be loaded</h1>
            <p>
              The network may be gone, or a newer version may have taken the place of this one. Your text is
              kept.
            </p>
            <button type="button" class="btn" onClick={() => location.reload()}>
              Load the page again
            </button>
          </div>
        </section>
      );
    return <h1 class="vh">Loading</h1>;
  };
}

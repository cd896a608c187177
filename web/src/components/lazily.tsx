import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A screen whose code comes when it is first shown. A load that fails is asked for again by going there again. */
export function lazily<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  return function Lazy(props: Props) {
    const [state, setState] = useState<"" | "failed">("");
    const [, redraw] = useState(0);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (screen) => {
          loaded = screen;
          redraw(1);
        },
        () => setState("failed"),
      );
    }, []);
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

import { computed, effect, signal, untracked } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { whenIdle } from "../components/idle";
import type { Model } from "./model";

/**
 * What is told of a model. In sight it follows a key in the same frame; out of sight, below a long page or beside a phone's
 * screen, it comes behind that frame, so that nothing that is seen waits for what is not.
 */
export function Late(props: { class: string; model: Model; of: FunctionComponent<{ model: Model }> }) {
  const { model, of: Part } = props;
  const place = useRef<HTMLDivElement>(null);
  const late = useMemo(() => createLate(model), [model]);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      late.setSeen(entries.at(-1)?.isIntersecting ?? true);
    });
    if (place.current) watch.observe(place.current);
    return () => {
      watch.disconnect();
      late.dispose();
    };
  }, [late]);
  return (
    <div class={props.class} ref={place}>
      <Part model={late.model} />
    </div>
  );
}

function createLate(model: Model) {
  const read = () => ({
    text: model.text.value,
    options: model.options.value,
    report: model.report.value,
    current: model.current.value,
    section: model.section.value,
    fixed: model.fixed.value,
    fixing: model.fixing.value,
  });
  const held = signal(untracked(read));
  let seen = true;
  let cancel = () => {};
  const stop = effect(() => {
    const now = read();
    cancel();
    if (seen) held.value = now;
    else
      cancel = whenIdle(() => {
        held.value = now;
      });
  });
  const late: Model = {
    ...model,
    options: computed(() => held.value.options),
    report: computed(() => held.value.report),
    current: computed(() => held.value.current),
    section: computed(() => held.value.section),
    fixed: computed(() => held.value.fixed),
    fixing: computed(() => held.value.fixing),
    text: computed(() => held.value.text) as Model["text"],
  };
  return {
    model: late,
    setSeen(next: boolean) {
      seen = next;
    },
    dispose() {
      stop();
      cancel();
    },
  };
}

import { signal, useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";
import { wakeCore } from "../engine/engine";
import { pause } from "../engine/pause";
import { FixMenu, type MenuPlace } from "./fix_menu";
import type { Model } from "./model";
import { PlainBox } from "./plain_box";

/**
 * Whether the text has its final shape: CodeMirror is there, or does not come soon. Lines break elsewhere in a textarea,
 * so what stands below the text waits for this, that nothing shifts.
 */
export const settled = signal(false);

/** Milliseconds after which the plain text is shape enough. */
const patience = 1500;

const invitation = "Paste a command, a NEURON_CC_FLAGS line, a Python list, a log line …";

/** The text of a model: a textarea at once, CodeMirror as soon as it is there. */
export function TextBox(props: { model: Model; label: string; describedBy: string; whenSeen?: boolean }) {
  const { model, label, describedBy, whenSeen = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const rich = useSignal(false);
  const menu = useSignal<MenuPlace | null>(null);
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    const timer = setTimeout(() => {
      settled.value = true;
    }, patience);
    return () => {
      clearTimeout(timer);
      stop.current?.();
    };
  }, []);

  const takeOver = useCallback(
    async (area: HTMLTextAreaElement) => {
      const { mountEditor } = await import("./editor/mount");
      await pause();
      await notComposing(area);
      if (!host.current || !area.isConnected) return;
      const focused = document.activeElement === area;
      const caret = model.caret.value;
      const selection = focused
        ? { from: area.selectionStart, to: area.selectionEnd }
        : { from: caret, to: caret };
      const { scrollTop } = area;
      model.text.value = area.value;
      rich.value = true;
      stop.current = mountEditor(host.current, model, {
        label,
        describedBy,
        placeholder: invitation,
        selection,
        onFixMenu: (at) => {
          menu.value = at;
        },
      });
      settled.value = true;
      if (focused) model.box.value?.focus();
      const scroller = host.current.querySelector(".cm-scroller");
      if (scroller) scroller.scrollTop = scrollTop;
    },
    [model, label, describedBy, rich, menu],
  );

  return (
    <div class="ed" onPointerEnter={wakeCore} onFocusIn={wakeCore}>
      <div class="ed-host" ref={host} />
      {!rich.value && (
        <PlainBox
          model={model}
          label={label}
          describedBy={describedBy}
          placeholder={invitation}
          onReady={(area) =>
            void (whenSeen ? seen(area) : Promise.resolve())
              .then(() => takeOver(area))
              .catch(() => {
                settled.value = true;
              })
          }
        />
      )}
      {menu.value && (
        <FixMenu
          model={model}
          place={menu.value}
          onClose={() => {
            menu.value = null;
            model.box.value?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Settles when a box comes near the screen. */
function seen(area: HTMLElement): Promise<void> {
  return new Promise((done) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        done();
      },
      { rootMargin: "200px" },
    );
    watch.observe(area);
  });
}

/** A half-written word of an input method must not be torn from its box. */
function notComposing(area: HTMLTextAreaElement): Promise<void> {
  if (area.dataset.composing === undefined) return Promise.resolve();
  return new Promise((done) => area.addEventListener("compositionend", () => done(), { once: true }));
}

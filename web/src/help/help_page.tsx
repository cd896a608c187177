import { useEffect } from "preact/hooks";
import { Segments, Select } from "../components/controls";
import { useMedia } from "../components/media";
import { PageHead } from "../components/panel";
import { createTurns } from "../components/turns";
import { wakeCore } from "../engine/engine";
import { python, pythons } from "../state/settings";
import { LlvmNote } from "./llvm";
import { Matrix } from "./matrix";
import { Terminal } from "./terminal";
import {
  columns,
  command,
  commands,
  followAddress,
  narrowest,
  printed,
  setColumns,
  surface,
  surfaces,
  widest,
} from "./view";
import "../styles/help.css";

const useTurn = createTurns(surfaces.length - 1);

/** The three help texts, at a chosen width, with which tier goes where. */
export function HelpPage() {
  useEffect(followAddress, []);
  // One is shown where there is room for one; narrow.css then shows the tabs that choose it.
  const narrow = useMedia("(max-width: 1180px)");
  const turn = useTurn(printed("help") !== null);
  const shown = narrow
    ? surfaces.filter(({ value }) => value === surface.value)
    : surfaces.slice(0, turn + 1);
  return (
    <>
      <PageHead title="Three help surfaces">
        <p>
          No surface shows every flag. The tier of a flag decides which one lists it, and <code>-list</code>{" "}
          changes the set, not the layout.
        </p>
      </PageHead>
      <div class="stack">
        <Matrix />
        <div class="helpbar" onPointerEnter={wakeCore} onFocusIn={wakeCore}>
          <Segments
            legend="Command"
            choices={commands.map((value) => ({ value, text: `neuronx-cc ${value}`.trim() }))}
            value={command.value}
            onChange={(next) => {
              command.value = next;
            }}
          />
          <Select
            label="Python"
            value={python.value}
            choices={pythons.map((value) => ({ value, text: value }))}
            onChange={(next) => {
              python.value = next;
            }}
          />
          <label class="field">
            <span class="lab">Terminal width</span>
            <input
              type="range"
              min={narrowest}
              max={widest}
              step="1"
              value={columns.value}
              onInput={(event) => setColumns(event.currentTarget.valueAsNumber)}
            />
            <output>{columns.value} columns</output>
          </label>
          <Segments
            class="tabs"
            legend="Surface"
            choices={surfaces}
            value={surface.value}
            onChange={(next) => {
              surface.value = next;
            }}
          />
        </div>
        <div class="three">
          {shown.map(({ value }) => (
            <Terminal key={value} surface={value} />
          ))}
        </div>
        <LlvmNote />
      </div>
    </>
  );
}

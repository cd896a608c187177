import { Panel } from "../components/panel";

const keys: { keys: string[]; what: string }[] = [
  { keys: ["F8", "Shift+F8"], what: "next and previous problem" },
  { keys: ["Ctrl+."], what: "the fixes at the caret" },
  { keys: ["Ctrl+Enter"], what: "all safe fixes, as one step to undo" },
  { keys: ["Ctrl+Space"], what: "flags and values that fit here" },
  { keys: ["Ctrl+Z", "Ctrl+Shift+Z"], what: "undo and redo" },
  { keys: ["Tab"], what: "leaves the text" },
  { keys: ["/"], what: "to the search, where no text is being written" },
  { keys: ["Esc"], what: "closes what is open, then clears the search" },
];

export function Keys() {
  return (
    <Panel title="Keys">
      <dl class="keys">
        {keys.map(({ keys: names, what }) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p class="more">On a Mac, Cmd stands for Ctrl.</p>
    </Panel>
  );
}

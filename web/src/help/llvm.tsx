import { Panel } from "../components/panel";

/** The names look like LLVM's, and mean something else. */
export function LlvmNote() {
  return (
    <Panel title="Not as in LLVM">
      <table class="compare">
        <thead>
          <tr>
            <td />
            <th scope="col">neuronx-cc’s driver</th>
            <th scope="col">LLVM’s cl::opt</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              what <code>-hidden</code> does
            </th>
            <td>another set: HIDDEN and EARG, without PUBLIC</td>
            <td>a larger set: everything plain help shows, and the hidden ones</td>
          </tr>
          <tr>
            <th scope="row">
              what <code>-list</code> does
            </th>
            <td>another set again: INTERNAL only, with defaults; the layout stays</td>
            <td>another layout: one flat list in place of categories; the set stays</td>
          </tr>
          <tr>
            <th scope="row">the long form</th>
            <td>
              <code>--help-hidden-list</code>
            </td>
            <td>
              <code>--help-list-hidden</code>
            </td>
          </tr>
          <tr>
            <th scope="row">how many tiers</th>
            <td>five: PUBLIC, HIDDEN, INTERNAL, EARG, Harg</td>
            <td>three: shown, Hidden, ReallyHidden</td>
          </tr>
        </tbody>
      </table>
      <p class="more">
        Options of hlo2tensorizer and walrus are LLVM’s kind. They are on none of the driver’s surfaces.
      </p>
    </Panel>
  );
}

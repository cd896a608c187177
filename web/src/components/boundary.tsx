import { Component, type ComponentChildren } from "preact";

/** A screen that fails takes nothing else down. What was typed is kept by the session. */
export class Boundary extends Component<{ children: ComponentChildren }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static override getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <section class="panel" role="alert">
        <div class="pad state">
          <h1>This screen stopped</h1>
          <p>That is a fault of Flaglane, not of your text. Your text is kept.</p>
          <p>
            <code>{error.message}</code>
          </p>
          <button type="button" class="btn" onClick={() => this.setState({ error: null })}>
            Show it again
          </button>
        </div>
      </section>
    );
  }
}

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** A labelled section with a head line; `aside` stands at its end. */
export function Panel(props: {
  title: ComponentChildren;
  aside?: ComponentChildren;
  class?: string;
  id?: string;
  children: ComponentChildren;
}) {
  const id = useId();
  return (
    <section class={`panel ${props.class ?? ""}`} aria-labelledby={id} id={props.id}>
      <header>
        <h2 id={id}>{props.title}</h2>
        {props.aside}
      </header>
      {props.children}
    </section>
  );
}

/** A page's title with a sentence or two under it. */
export function PageHead(props: {
  title: ComponentChildren;
  children?: ComponentChildren;
  aside?: ComponentChildren;
}) {
  return (
    <div class="pagehead">
      <div>
        <h1>{props.title}</h1>
        {props.children}
      </div>
      {props.aside}
    </div>
  );
}

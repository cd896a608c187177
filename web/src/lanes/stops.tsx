import type { ComponentChildren } from "preact";
import { formText } from "../check/forms";
import { LaneTag } from "../components/marks";
import { count } from "../components/prose";
import type { Journey, Ticket } from "./journey";

/** The map in words: what a screen reader and a phone get. */
export function Stops({ journey }: { journey: Journey | null }) {
  const stopped = journey?.section.verdict.kind === "stops";
  return (
    <div class="stops">
      <Line lane="driver" hint="what neuronx-cc itself parses">
        <Stop name="What you paste">
          {journey
            ? `${count(journey.words, "word")}, read as: ${formText[journey.section.form].toLowerCase()}.`
            : "A line of flags, in any form."}
        </Stop>
        <Stop name="Framework’s wrapper" tickets={journey?.wrapper} lane="wrapper">
          Reads the environment and takes its own options out. The parsers never look there.
          {journey && journey.appended.length > 0 && (
            <>
              {" "}
              It adds:{" "}
              {journey.appended.map((word) => (
                <code key={word}>{word} </code>
              ))}
            </>
          )}
        </Stop>
        <Stop name="InterceptingArgumentParser" tickets={journey?.refused} lane="refused">
          argparse, with every registration kept as argument, kind, job and default.
          {journey &&
            journey.refused.length > 0 &&
            ` ${count(journey.refused.length, "word")} it does not know.`}
          {stopped && ` The line ends here, with exit status ${journey?.section.verdict.exitCode ?? 2}.`}
        </Stop>
        <Stop name="Carriers" tickets={journey?.carriers} lane="driver">
          The value leaves as one sealed string. The driver does not look inside.
        </Stop>
        <Stop name="Namespace A" tickets={journey?.namespaceA} lane="driver">
          End of the line: the driver’s values.
        </Stop>
      </Line>
      <div class="stack">
        <Line lane="penguin" hint="what Penguin’s passes read">
          <Stop name="str.split()">
            White space only, no quoting as in a shell: a quoted value with a space is torn.
          </Stop>
          <Stop name="CommandLineParser">
            One of it in the process. A name that is registered again goes to the newer one.
          </Stop>
          <Stop name="Namespace B" tickets={journey?.inner.penguin} lane="penguin">
            End of the line. Text becomes a number only when a pass reads it.
          </Stop>
        </Line>
        <Line lane="hlo2tensorizer" second="walrus" hint="processes of their own">
          <Stop name="A carrier’s string">
            <code>--internal-hlo2tensorizer-options</code> and <code>--internal-backend-options</code>, split
            on white space.
          </Stop>
          <Stop
            name="Names only"
            lane="hlo2tensorizer"
            tickets={journey && [...journey.inner.hlo2tensorizer, ...journey.inner.walrus]}
          >
            Options of LLVM’s kind. We can say where a name belongs; these parsers are not modelled.
          </Stop>
        </Line>
      </div>
    </div>
  );
}

function Line(props: {
  lane: "driver" | "penguin" | "hlo2tensorizer";
  second?: "walrus";
  hint: string;
  children: ComponentChildren;
}) {
  return (
    <section class="panel" aria-label={`Lane of ${props.lane}`}>
      <header>
        <h2>
          <LaneTag lane={props.lane} /> {props.second && <LaneTag lane={props.second} />}
        </h2>
        <span class="hint">{props.hint}</span>
      </header>
      <ol class={`line lane-${props.lane}`}>{props.children}</ol>
    </section>
  );
}

function Stop(props: {
  name: string;
  children: ComponentChildren;
  tickets?: readonly Ticket[] | null | undefined;
  lane?: string;
}) {
  return (
    <li>
      <h3>{props.name}</h3>
      <p>{props.children}</p>
      {props.tickets && props.tickets.length > 0 && (
        <ul class="tix">
          {props.tickets.map(({ text, state }, at) => (
            <li key={at} class={`lane-${props.lane} tix-${state}`}>
              {state === "lost" ? <del>{text}</del> : text}
              {state !== "kept" && <span class="vh"> {state}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

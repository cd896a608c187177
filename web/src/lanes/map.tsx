import { Fragment } from "preact";
import type { Journey, Ticket } from "./journey";

/** Tickets that have room at one place of the map; the list under it has them all. */
const room = 5;
const ticketHeight = 28;

/** The picture: a rail a lane, a switch a carrier, a buffer stop a namespace, and nothing between the two. */
export function LaneMap({ journey }: { journey: Journey | null }) {
  const words = (list: readonly Ticket[] | undefined, x: number, y: number, lane: string) =>
    list && list.length > 0 ? <Tickets list={list} x={x} y={y} lane={lane} /> : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="panel map" aria-label="Map" tabIndex={0}>
      <svg viewBox="0 0 1410 690" role="img" aria-labelledby="map-title map-desc">
        <title id="map-title">Two parsers that never meet</title>
        <desc id="map-desc">
          Pasted words run along lane A through the framework’s wrapper and the driver’s parser into namespace
          A. The value of a carrier leaves as an unread string: to lane B, which splits it on white space and
          ends in namespace B, or to one of two tools. Nothing runs between the two namespaces. The list below
          says the same in words.
        </desc>
        <Rails />
        <Stations />
        {words(journey?.wrapper, 320, 30, "wrapper")}
        {words(journey?.refused, 470, 242, "refused")}
        {words(journey?.namespaceA, 1156, 100, "driver")}
        {words(journey?.inner.penguin, 1156, 362, "penguin")}
        {words(journey?.inner.hlo2tensorizer, 1156, 552, "hlo2tensorizer")}
        {words(journey?.inner.walrus, 1156, 632, "walrus")}
      </svg>
    </section>
  );
}

function Rails() {
  return (
    <g>
      <path class="n" d="M40 150H520" />
      <path class="a" d="M520 150H1130" />
      <path class="buffer" d="M1130 132v36" />
      <path class="f" d="M256 150C288 150 288 84 320 84H420" />
      <path class="buffer" d="M420 72v24" />
      <path class="b" d="M828 148C868 148 854 392 894 392H1130M828 154C862 154 848 398 888 398H1130" />
      <path class="buffer" d="M1130 377v36" />
      <path class="s" d="M774 152C806 152 786 546 826 546H1130" />
      <path class="buffer" d="M1130 528v36" />
      <path class="s" d="M720 152C752 152 730 626 770 626H1130" />
      <path class="buffer" d="M1130 608v36" />
      <path class="gap" d="M1130 180v186" />
    </g>
  );
}

function Stations() {
  return (
    <g>
      <circle class="stn stn-n" cx="40" cy="150" r="9" />
      <Words
        x={28}
        y={118}
        head="What you paste"
        lines={["A NEURON_CC_FLAGS", "line, a command, a", "Python list, a log line"]}
      />
      <circle class="stn stn-f" cx="256" cy="150" r="9" />
      <Words
        x={206}
        y={188}
        head="Framework’s wrapper"
        lines={["Reads the environment;", "the parsers never do.", "Adds words of its own."]}
        below
      />
      <text class="q" x="432" y="89">
        taken out
      </text>
      <circle class="stn stn-a" cx="520" cy="150" r="9" />
      <Words
        x={470}
        y={118}
        head="InterceptingArgumentParser"
        lines={["argparse; each add_argument is kept in", "a registry: argument, kind, job, default"]}
      />
      {[720, 774, 828].map((x) => (
        <circle key={x} class="stn stn-a" cx={x} cy="150" r="6" />
      ))}
      <text class="h" x="726" y="102">
        Three carriers
      </text>
      <text class="q" x="726" y="120">
        The value leaves as one sealed string, unread
      </text>
      <Head x={1156} y={88} lane="a" text="Namespace A" note="the driver’s values" />
      <rect class="plate" x="1080" y="250" width="100" height="46" />
      <text class="h" x="1130" y="269" text-anchor="middle">
        no bridge
      </text>
      <text class="q" x="1130" y="287" text-anchor="middle">
        nothing is copied
      </text>
      <text class="m ta" x="884" y="372">
        --tensorizer-options
      </text>
      <circle class="stn stn-b" cx="904" cy="395" r="9" />
      <Words x={838} y={430} head="str.split()" mono lines={["white space only,", "no quoting"]} below />
      <circle class="stn stn-b" cx="1062" cy="395" r="9" />
      <Words x={960} y={430} head="CommandLineParser" lines={["one of it; later", "names win"]} below />
      <Head x={1156} y={350} lane="b" text="Namespace B" note="Penguin’s values" />
      <text class="m ta" x="840" y="532">
        --internal-hlo2tensorizer-options
      </text>
      <Head x={1156} y={540} lane="s" text="hlo2tensorizer" note="names only" />
      <text class="m ta" x="784" y="612">
        --internal-backend-options
      </text>
      <Head x={1156} y={620} lane="s" text="walrus_driver" note="names only" />
      <Facts />
    </g>
  );
}

function Facts() {
  const facts = [
    {
      y: 432,
      head: "What the two share",
      lines: ["argparse as their base, and the --no- idiom, written twice. No defaults, no registry."],
    },
    {
      y: 500,
      head: "What does not exist",
      lines: ["A configuration file, an @response-file, a look at the environment: in neither."],
    },
    {
      y: 568,
      head: "Who calls lane B",
      lines: ["Penguin’s passes, with whatever string was assembled. The driver never does."],
    },
  ];
  return (
    <>
      {facts.map(({ y, head, lines }) => (
        <Words key={head} x={28} y={y} head={head} lines={lines} below />
      ))}
    </>
  );
}

/** A head with quiet lines: under it, or (above a rail) under the rail. */
function Words(props: {
  x: number;
  y: number;
  head: string;
  lines: string[];
  below?: boolean;
  mono?: boolean;
}) {
  const first = props.below ? props.y + 18 : props.y + 70;
  return (
    <g>
      <text class={props.mono ? "m tb" : "h"} x={props.x} y={props.y}>
        {props.head}
      </text>
      {props.lines.map((line, at) => (
        <text key={line} class="q" x={props.x} y={first + at * 16}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Head(props: { x: number; y: number; lane: string; text: string; note: string }) {
  return (
    <text x={props.x} y={props.y}>
      <tspan class={`h t${props.lane}`}>{props.text}</tspan>
      <tspan class="q" dx="8">
        {props.note}
      </tspan>
    </text>
  );
}

function Tickets({ list, x, y, lane }: { list: readonly Ticket[]; x: number; y: number; lane: string }) {
  const most = lane === "hlo2tensorizer" || lane === "walrus" ? 1 : lane === "wrapper" ? 1 : room;
  const shown = list.slice(0, list.length > most ? Math.max(1, most - 1) : most);
  const rest = list.length - shown.length;
  return (
    <g>
      {shown.map((ticket, at) => {
        const top = y + at * ticketHeight;
        const name = `ticket lane-${lane} ticket-${ticket.state}`;
        return (
          <Fragment key={at}>
            <rect class={name} x={x} y={top} width={ticket.text.length * 7.55 + 16} height="22" rx="2" />
            <text class={`m ${name}`} x={x + 8} y={top + 15.5}>
              {ticket.text}
            </text>
            {ticket.state === "lost" && (
              <path class="strike" d={`M${x + 7} ${top + 14}h${ticket.text.length * 7.55 + 2}`} />
            )}
          </Fragment>
        );
      })}
      {rest > 0 && (
        <text
          class="q"
          x={x + (most === 1 ? (shown[0]?.text.length ?? 0) * 7.55 + 26 : 0)}
          y={y + (most === 1 ? 15 : shown.length * ticketHeight + 14)}
        >
          and {rest} more
        </text>
      )}
    </g>
  );
}

import type { Report, Section, Token } from "#engine/types";

/** A word on the map. */
export interface Ticket {
  text: string;
  state: "kept" | "lost" | "refused";
  token: Token;
}

/** Where the words of one section went. */
export interface Journey {
  section: Section;
  words: number;
  /** taken out by the framework's wrapper */
  wrapper: Ticket[];
  /** not known to the driver's parser */
  refused: Ticket[];
  /** words that hand a string on */
  carriers: Ticket[];
  namespaceA: Ticket[];
  inner: Record<"penguin" | "hlo2tensorizer" | "walrus", Ticket[]>;
  appended: string[];
}

const most = 30;
const cut = (text: string) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

export function journeyOf(report: Report, section: Section): Journey {
  const index = report.sections.indexOf(section);
  const own = report.tokens.filter((token) => token.section === index && token.role !== "surrounding");
  const journey: Journey = {
    section,
    words: own.filter(({ depth }) => depth === 0).length,
    wrapper: [],
    refused: [],
    carriers: [],
    namespaceA: [],
    inner: { penguin: [], hlo2tensorizer: [], walrus: [] },
    appended: section.appended,
  };
  let carrierLost = false;
  own.forEach((token, at) => {
    const next = own[at + 1];
    if (token.depth === 0) carrierLost = token.state === "dead";
    if (token.depth > 0) {
      const lane = innerLane(section, token);
      const inner = ticket(token, hasError(report, token));
      // A string that a later one replaced is lost with everything in it.
      journey.inner[lane].push(carrierLost ? { ...inner, state: "lost" } : inner);
    } else if (token.role === "consumed") journey.wrapper.push(ticket(token, false));
    else if (token.role === "unrecognized") journey.refused.push(ticket(token, true));
    else if (next && next.depth > 0) {
      const name = token.word.split("=", 1)[0] ?? token.word;
      const carrier: Ticket = {
        text: cut(`${name}=…`),
        state: token.state === "dead" ? "lost" : "kept",
        token,
      };
      journey.carriers.push(carrier);
      journey.namespaceA.push(carrier);
    } else if (token.role === "option" || token.role === "positional")
      journey.namespaceA.push(ticket(token, hasError(report, token), value(next, token)));
  });
  return journey;
}

/** Where the string goes that a word stands in: a name that nobody knows goes there too. */
function innerLane({ backend }: Section, token: Token): keyof Journey["inner"] {
  const string = backend.find(({ range }) => range.from <= token.from && token.to <= range.to);
  const lane = string?.lane ?? token.lane;
  return lane === "hlo2tensorizer" || lane === "walrus" ? lane : "penguin";
}

/** The value of an option that took the word behind it. */
const value = (next: Token | undefined, token: Token) =>
  next?.role === "value" && next.dest === token.dest ? ` ${next.word}` : "";

const hasError = (report: Report, token: Token) =>
  report.diagnostics.some(
    ({ severity, from, to }) => severity === "error" && from < token.to && to > token.from && to > from,
  );

function ticket(token: Token, refused: boolean, behind = ""): Ticket {
  const state = token.state === "dead" ? "lost" : refused ? "refused" : "kept";
  return { text: cut(token.word + behind), state, token };
}

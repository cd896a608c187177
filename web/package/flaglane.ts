import type {
  BuildInfo,
  CheckOptions,
  Clause,
  Completion,
  Converted,
  EngineModule,
  Flag,
  Form,
  Format,
  HelpText,
  Place,
  Python,
  Report,
  Rule,
  Surface,
  Target,
} from "#engine/types";

export type * from "#engine/types";

/** What a question may leave to the core: each field that is absent is decided there. */
export interface Asked {
  form?: Form | "auto";
  python?: Python;
  place?: Place | "auto";
  /** an SDK documentation version, or "build": the specification's 2.24.5133 */
  version?: string;
  /** rule ids to leave out */
  ignore?: readonly string[];
}

/** The core, loaded. Every method is pure: text in, one plain value out, nothing to free. Ranges are UTF-16. */
export interface Flaglane {
  check(text: string, asked?: Asked): Report;
  flags(): Flag[];
  rules(): Rule[];
  clauses(): Clause[];
  /** `command` is "compile" unless given; "" is the top level. `columns` is the terminal's width, 80 unless given. */
  help(surface: Surface, asked?: { command?: string; columns?: number; python?: Python }): HelpText;
  /** What could stand at UTF-16 offset `at`; the hidden tiers too if `all`. */
  complete(text: string, at: number, asked?: Asked & { all?: boolean }): Completion[];
  /** The flags of the text written in another language; null where there are none, or one can't be written there. */
  convert(text: string, target: Target, asked?: Asked): string | null;
  /** The same of one section of the report, or of the first with flags; says in `note` what can't be written. */
  convertSection(text: string, target: Target, asked?: Asked & { section?: number }): Converted;
  /** The report as text. `name` is the file that the text is. */
  render(text: string, format: Format, asked?: Asked & { name?: string; colour?: boolean }): string;
  buildInfo(): BuildInfo;
}

function options({
  form = "auto",
  python = "3.10",
  place = "auto",
  version = "build",
  ignore = [],
}: Asked): CheckOptions {
  return { form, python, place, version, ignore: ignore.join(",") };
}

/** A lone surrogate has no UTF-8, so it becomes U+FFFD before the call; lengths and offsets stay what they are. */
const wellFormed = (text: string) => text.toWellFormed?.() ?? text.replace(loneSurrogate, "\uFFFD");
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The typed face of an instantiated engine. */
export function fromEngine(engine: EngineModule): Flaglane {
  const convertSection: Flaglane["convertSection"] = (text, target, { section, ...asked } = {}) =>
    JSON.parse(
      section === undefined
        ? engine.convert(wellFormed(text), target, options(asked))
        : engine.convert_section(wellFormed(text), section, target, options(asked)),
    );
  return {
    check: (text, asked = {}) => JSON.parse(engine.check(wellFormed(text), options(asked))),
    flags: () => JSON.parse(engine.flags()),
    rules: () => JSON.parse(engine.rules()),
    clauses: () => JSON.parse(engine.clauses()),
    help: (surface, { command = "compile", columns = 80, python = "3.10" } = {}) =>
      JSON.parse(engine.help(surface, command, columns, python)),
    complete: (text, at, asked = {}) =>
      JSON.parse(engine.complete(wellFormed(text), at, asked.all ?? false, options(asked))),
    convert: (text, target, asked = {}) => convertSection(text, target, asked).text,
    convertSection,
    render: (text, format, asked = {}) =>
      engine.render(wellFormed(text), format, asked.name ?? "input", asked.colour ?? false, options(asked)),
    buildInfo: () => JSON.parse(engine.build_info()),
  };
}

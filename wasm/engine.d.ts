/**
 * The contract of the Flaglane core: text in, one plain value out, once per user action.
 *
 * The module's functions return JSON text, written by the core; the shapes below are what that text holds. A test walks
 * real reports and fails on any key that is not here, and on any key here that no report has.
 *
 * Ranges (`from`, `to`) are UTF-16 code units, half-open, into the text as it was pasted. An empty range is a place between
 * two characters. Text must be well-formed: call `toWellFormed()` first and keep that string as the model.
 */

/** Where a name lives. "driver" and "penguin" have parsers; the two sub-tools and the wrapper are name tables. */
export type Lane = "driver" | "penguin" | "hlo2tensorizer" | "walrus" | "wrapper";
/** A driver argument's ArgKind, most stable first. */
export type Kind = "PUBLIC" | "HIDDEN" | "INTERNAL" | "EARG" | "Harg";
export type Confidence = "CONFIRMED" | "HIGH" | "STRONG" | "INFERRED" | "LOW";
export type Severity = "error" | "warning" | "info";
export type Python = "3.10" | "3.11" | "3.12";
/** What was pasted. "none": no flags were found. */
export type Form =
  | "shell-command"
  | "shell-env"
  | "python-env"
  | "python-list"
  | "dockerfile"
  | "yaml"
  | "json"
  | "log-line"
  | "bare-flags"
  | "backend-options"
  | "none";
/** The place the words are used in: it decides what the framework's wrapper takes out and appends. */
export type Place = "command" | "torch-neuronx" | "jax";

/** What `check` is asked with. Each field is text; "auto" leaves the choice to the core. */
export interface CheckOptions {
  /** a Form, or "auto" */
  form: string;
  /** a Python; "3.10" is the default */
  python: string;
  /** a Place, or "auto": guessed from the form */
  place: string;
  /** an SDK documentation version such as "2.27.0", or "build": the specification's 2.24.5133 */
  version: string;
  /** rule ids to leave out, parted by commas; a comment `flaglane-ignore RULE...` in the text does so for its line */
  ignore: string;
}

export interface Range {
  from: number;
  to: number;
}

export type Role =
  /** neuronx-cc itself, or the program a variable is handed to */
  | "program"
  | "subcommand"
  /** a word that starts with an option string, its value behind `=` included */
  | "option"
  /** a word that an option before it took */
  | "value"
  | "positional"
  /** the word `--` */
  | "separator"
  /** an option or its value that the framework's wrapper takes out */
  | "consumed"
  /** a word that no parser takes */
  | "unrecognized"
  /** shell, Python or other text around the words: `export`, a variable's name */
  | "surrounding";

/** How an option string was found. */
export type Match = "exact" | "prefix" | "equals" | "prefix-equals" | "joined" | "cluster";

/** One word. Words inside an option string have depth 1 and stand behind the word that carries them. */
export interface Token extends Range {
  /** the pasted characters from `from` to `to`, quotes and escapes included */
  text: string;
  /** the word as the program gets it */
  word: string;
  lane: Lane | null;
  role: Role;
  /** the catalogue's name of the option, written out in full; null where none is known */
  flag: string | null;
  /** 0, or 1 inside an option string */
  depth: number;
  kind: Kind | null;
  match: Match | null;
  /** the option string's part of the word, and the value's part behind `=` or joined to it */
  name: Range | null;
  value: Range | null;
  /** the dest that got a value from this word, null if none did */
  dest: string | null;
  /** "dead": a later word took its place (`deadBy`: index into tokens) */
  state: "live" | "dead";
  deadBy: number | null;
  /** index into `sections` */
  section: number;
  /** what it became, in one short sentence */
  note: string;
}

export interface Edit extends Range {
  text: string;
}

export interface Fix {
  /** imperative and short; an unsafe one ends in "?" */
  title: string;
  /** safe: applied by "apply all safe fixes"; removes its diagnostic and adds none */
  safe: boolean;
  /** not overlapping, ascending */
  edits: Edit[];
}

export interface Label extends Range {
  text: string;
}

export interface Diagnostic extends Range {
  /** stable id, a key of `rules()` */
  rule: string;
  severity: Severity;
  /** the real program's own text, letter for letter, where it has one (`verbatim`); else ours */
  message: string;
  verbatim: boolean;
  /** our headline, always given */
  title: string;
  notes: string[];
  labels: Label[];
  fixes: Fix[];
  confidence: Confidence;
  lane: Lane | null;
  flag: string | null;
  section: number;
}

/** How a parser ended. */
export type Outcome = "ok" | "error" | "exit";

export interface DriverValue {
  dest: string;
  /** Python's repr of the value */
  repr: string;
  origin: "default" | "user" | "framework";
  kind: Kind | null;
  job: string | null;
  /** the option or positional it belongs to, as the catalogue writes it */
  flag: string | null;
  /** indexes into tokens of the words that made it */
  tokens: number[];
  /** reprs of earlier values that were lost to this one */
  lost: string[];
}

export interface DriverResult {
  outcome: Outcome;
  /** 0 when the words are accepted */
  exitCode: number;
  /** what the modelled driver would print */
  stdout: string;
  stderr: string;
  values: DriverValue[];
}

export interface BackendValue {
  dest: string;
  repr: string;
  origin: "default" | "user";
  flag: string | null;
  tokens: number[];
  /** what reading it fails with (CLOption.value), null if it can be read */
  error: string | null;
}

/** One option string. */
export interface BackendResult {
  /** the option that carries it, "--tensorizer-options"; null for a bare option string */
  carrier: string | null;
  lane: "penguin" | "hlo2tensorizer" | "walrus";
  /** of parseOptions; "known": names looked up only, since the sub-tools have no parser here */
  outcome: Outcome | "known";
  /** what parseOptions would print */
  stderr: string;
  values: BackendValue[];
  /** words that the lane does not know, as written */
  unknown: string[];
  range: Range;
  /** a later string took its place */
  lost: boolean;
}

export interface Suffix {
  /** eight hexadecimal digits, of the JSON list of the flags (newer wrappers) and of the joined flags (older) */
  json: string;
  joined: string;
  /** the flags that go into it, in order */
  flags: string[];
  /** a suffix that stands in the pasted text, and whether one of the two agrees */
  pasted: string | null;
  agrees: boolean | null;
}

export interface Verdict {
  /** "another-compiler": the text is for neuron-cc of Inf1 */
  kind: "accepted" | "stops" | "nothing" | "another-compiler";
  exitCode: number | null;
  /** what the modelled program prints first, letter for letter; "" if nothing */
  text: string;
  /** one sentence of ours */
  note: string;
  confidence: Confidence;
}

/** One command or assignment of the paste. */
export interface Section extends Range {
  form: Form;
  /** what it is, in a few words: "NEURON_CC_FLAGS", "neuronx-cc compile" */
  title: string;
  place: Place;
  layers: string[];
  verdict: Verdict;
  driver: DriverResult | null;
  backend: BackendResult[];
  suffix: Suffix | null;
  /** what the framework's wrapper adds behind the user's words */
  appended: string[];
}

export interface Report {
  schema: 1;
  form: { kind: Form; detected: Form; layers: string[] };
  tokens: Token[];
  /** by severity, then by place */
  diagnostics: Diagnostic[];
  /** of the first section with flags; null where there is none */
  driver: DriverResult | null;
  backend: BackendResult[];
  verdict: Verdict;
  sections: Section[];
  /** `ignored`: left out as asked, by `CheckOptions.ignore` or a comment */
  counts: { error: number; warning: number; info: number; ignored: number };
}

export type Basis =
  | "unknown"
  | "documented"
  | "architecture-pages"
  | "prefix-rule"
  | "public-notes"
  | "observed"
  | "inferred";

/** One entry of the catalogue; its key is (lane, command, name). */
export interface Flag {
  name: string;
  aliases: string[];
  /** each option string that is accepted, negations included */
  spellings: string[];
  lane: Lane;
  command: string;
  kind: Kind | null;
  kindBasis: Basis;
  job: string | null;
  jobBasis: Basis;
  jobNote: string | null;
  /** Python's repr, or the source's text; null: not known */
  default: string | null;
  defaultBasis: Basis;
  action: string;
  actionBasis: Basis;
  type: string;
  choices: string[] | null;
  metavar: string | null;
  nargs: string | null;
  required: boolean;
  positional: boolean;
  negation: string | null;
  deprecated: { replacement: string | null; since: string | null } | null;
  /** the lane whose options its value holds */
  carries: Lane | null;
  since: string | null;
  until: string | null;
  summary: string;
  history: { since: string; change: string; value: string; note: string }[];
  surface: "help" | "help-hidden" | "help-hidden-list" | "none";
  group: string | null;
  dest: string | null;
  confidence: Confidence;
  evidence: { source: string; fact: string }[];
  notes: string | null;
  /** names worth a look, in any lane */
  related: string[];
  example: string | null;
}

export interface Rule {
  /** "driver/invalid-choice" */
  id: string;
  severity: Severity;
  title: string;
  /** what happens, why, and how to mend it: short paragraphs */
  what: string;
  why: string;
  mend: string;
  /** a paste that shows it (tests run it), and the same mended; `mended` is "" where nothing can be mended */
  example: string;
  mended: string;
  evidence: string;
  confidence: Confidence;
}

export type Surface = "help" | "hidden" | "hidden-list";

export interface HelpText {
  surface: Surface;
  /** "neuronx-cc compile" */
  prog: string;
  text: string;
}

export interface Completion {
  /** the text to insert in place of from..to */
  insert: string;
  from: number;
  to: number;
  /** what is shown */
  label: string;
  detail: string;
  lane: Lane | null;
  kind: Kind | null;
  what: "option" | "value" | "subcommand";
}

/** A clause of the specification, and the test that holds it. */
export interface Clause {
  id: string;
  text: string;
  confidence: Confidence;
  test: string;
}

/** The forms that `convert` writes. */
export type Target = "shell" | "python-list" | "python-string" | "json" | "dockerfile" | "yaml";

/**
 * `text` is null where there is nothing to convert, or where the form has no way to write a part that is filled in later:
 * then `note` says which, in one sentence. Else `note` is empty.
 */
export interface Converted {
  text: string | null;
  note: string;
}

/** The formats that `render` writes. */
export type Format = "text" | "markdown" | "sarif" | "github";

export interface BuildInfo {
  version: string;
  /** the compiler build that is modelled */
  compiler: string;
  pythons: Python[];
  /** SDK documentation versions that `CheckOptions.version` takes, oldest first */
  versions: string[];
  flags: number;
}

/** The Embind module. Each function answers with the JSON of the type named behind it. */
export interface EngineModule {
  /** Report */
  check(text: string, options: CheckOptions): string;
  /** Flag[] */
  flags(): string;
  /** Rule[] */
  rules(): string;
  /** Clause[] */
  clauses(): string;
  /** HelpText; `columns` is the terminal's width, `command` "" or "compile" or "list-operators" */
  help(surface: string, command: string, columns: number, python: string): string;
  /** Completion[]; `at` in UTF-16 units; hidden tiers too if `all` */
  complete(text: string, at: number, all: boolean, options: CheckOptions): string;
  /** Converted, of the first section with flags */
  convert(text: string, target: string, options: CheckOptions): string;
  /** Converted; `section` is an index into the report's */
  convert_section(text: string, section: number, target: string, options: CheckOptions): string;
  /**
   * The report as text for people or tools, and not JSON of a type above. `name` is the file the text is, or what to call
   * it; `colour` asks for a terminal's escapes and matters to "text" only.
   */
  render(text: string, format: string, name: string, colour: boolean, options: CheckOptions): string;
  /** BuildInfo */
  build_info(): string;
}

export interface ModuleOptions {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (name: string) => string;
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => Record<string, never>;
}

export default function createEngine(options?: ModuleOptions): Promise<EngineModule>;

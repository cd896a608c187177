import type { Form, Place, Python } from "#engine/types";
import type { Asked } from "../flaglane";
import type { Option, Parsed } from "./arguments";

const forms: (Form | "auto")[] = [
  "auto",
  "shell-command",
  "shell-env",
  "python-env",
  "python-list",
  "dockerfile",
  "yaml",
  "json",
  "log-line",
  "bare-flags",
  "backend-options",
];
const places: (Place | "auto")[] = ["auto", "command", "torch-neuronx", "jax"];
export const pythons: Python[] = ["3.10", "3.11", "3.12"];

/** The options of every command that reads a text. */
export const askedOptions: Option[] = [
  { name: "form", value: "FORM", choices: forms, help: "what the text is; auto recognises it" },
  { name: "python", value: "VERSION", choices: pythons, help: "whose argparse to follow (3.10)" },
  {
    name: "place",
    value: "PLACE",
    choices: places,
    help: "where the flags are used; auto guesses from the form",
  },
  { name: "sdk", value: "VERSION", help: "facts of an SDK documentation version, such as 2.27.0 (build)" },
  { name: "ignore", value: "RULE,...", help: "rules to leave out" },
];

export function askedOf({ options }: Parsed): Asked {
  // parseArguments has let through nothing but the choices.
  return {
    form: options.get("form") as Asked["form"],
    python: options.get("python") as Asked["python"],
    place: options.get("place") as Asked["place"],
    version: options.get("sdk"),
    ignore: options.get("ignore")?.split(","),
  };
}

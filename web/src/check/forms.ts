import type { Form, Place, Target } from "#engine/types";

export const formText: Record<Form, string> = {
  "shell-command": "Shell command",
  "shell-env": "Shell environment",
  "python-env": "Python environment",
  "python-list": "Python list",
  dockerfile: "Dockerfile",
  yaml: "YAML",
  json: "JSON",
  "log-line": "Log line",
  "bare-flags": "Bare driver flags",
  "backend-options": "Backend option string",
  none: "No flags found",
};

export const placeText: Record<Place, string> = {
  command: "Bare command",
  "torch-neuronx": "torch-neuronx",
  jax: "JAX",
};

export const targetText: Record<Target, string> = {
  shell: "Shell",
  "python-list": "Python list",
  "python-string": "Python string",
  json: "JSON",
  dockerfile: "Dockerfile",
  yaml: "YAML",
};

/** What the words of the contract say of how an option string was found. */
export const matchText: Record<string, string> = {
  exact: "exact",
  prefix: "abbreviated",
  equals: "exact, =",
  "prefix-equals": "abbreviated, =",
  joined: "joined short",
  cluster: "cluster of shorts",
};

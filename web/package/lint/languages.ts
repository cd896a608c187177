/** The kinds of files in which flags are looked for. */
export type Language =
  | "shell"
  | "python"
  | "yaml"
  | "dockerfile"
  | "json"
  | "notebook"
  | "markdown"
  | "restructuredtext";

const byExtension: Record<string, Language> = {
  sh: "shell",
  bash: "shell",
  zsh: "shell",
  ksh: "shell",
  env: "shell",
  sbatch: "shell",
  slurm: "shell",
  py: "python",
  pyi: "python",
  yaml: "yaml",
  yml: "yaml",
  json: "json",
  ipynb: "notebook",
  dockerfile: "dockerfile",
  md: "markdown",
  markdown: "markdown",
  mdx: "markdown",
  rst: "restructuredtext",
};

/** The language that a path's name tells, or the first line of a script without one; undefined: not looked at. */
export function languageOf(path: string, firstLine: () => string): Language | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (/^(Dockerfile|Containerfile)(\..*)?$/.test(name)) return "dockerfile";
  const dot = name.lastIndexOf(".");
  if (dot >= 0) return byExtension[name.slice(dot + 1).toLowerCase()];
  const line = firstLine();
  if (/^#!.*\b(ba|z|k|da)?sh\b/.test(line)) return "shell";
  return /^#!.*\bpython/.test(line) ? "python" : undefined;
}

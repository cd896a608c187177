/** How the help texts are asked for unless somebody chooses otherwise; the build publishes them so. */
export const usual = { command: "compile", columns: 80, python: "3.10" } as const;

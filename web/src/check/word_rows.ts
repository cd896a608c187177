import type { Report, Token } from "#engine/types";

export interface Row {
  token: Token;
  index: number;
  number: string;
}

/** Words with their numbers: 3, and 3.1 for the first word inside the string that 3 carries. */
export function rowsOf(report: Report, section: number): Row[] {
  const rows: Row[] = [];
  let word = 0;
  let inner = 0;
  report.tokens.forEach((token, index) => {
    if (token.section !== section || token.role === "surrounding") return;
    if (token.depth === 0) {
      word += 1;
      inner = 0;
    } else {
      inner += 1;
    }
    rows.push({ token, index, number: token.depth === 0 ? String(word) : `${word}.${inner}` });
  });
  return rows;
}

import type { Basis, Confidence } from "#engine/types";
import { ConfidenceMark, Unknown } from "./marks";

/** What a single fact of the catalogue stands on, and how sure that makes it. */
const basisText: Record<Basis, string> = {
  unknown: "no public source tells",
  documented: "the vendor’s guide documents it",
  "architecture-pages": "the specification’s pages say so",
  "prefix-rule": "follows from the name",
  "public-notes": "public notes on the compiler say so",
  observed: "seen in public logs or source",
  inferred: "inferred from what is known",
};

const sureness: Record<Basis, Confidence | null> = {
  unknown: null,
  documented: "CONFIRMED",
  observed: "CONFIRMED",
  "architecture-pages": "HIGH",
  "prefix-rule": "HIGH",
  "public-notes": "STRONG",
  inferred: "INFERRED",
};

export const basisWords = (basis: Basis) => basisText[basis];

export function BasisMark({ basis }: { basis: Basis }) {
  const confidence = sureness[basis];
  return confidence ? <ConfidenceMark confidence={confidence} /> : <Unknown text="unknown" />;
}

import type { Lane } from "#engine/types";

export const lanes: readonly Lane[] = ["driver", "penguin", "hlo2tensorizer", "walrus", "wrapper"];

/** One letter a lane, for where space is short and for people who don't see the colours. */
export const laneLetter: Record<Lane, string> = {
  driver: "A",
  penguin: "B",
  hlo2tensorizer: "H",
  walrus: "W",
  wrapper: "F",
};

export const laneText: Record<Lane, string> = {
  driver: "Lane A: the driver, what neuronx-cc itself parses",
  penguin: "Lane B: Penguin, what the backend parses from a carrier’s string",
  hlo2tensorizer: "hlo2tensorizer: a tool of its own, names only",
  walrus: "walrus: a tool of its own, names only",
  wrapper: "The framework’s wrapper: gone before the compiler starts",
};

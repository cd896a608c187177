import type { Flag } from "#engine/types";

export function changeText(entry: Flag["history"][number]): string;

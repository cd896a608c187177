import type { Extension } from "@codemirror/state";
import type { Model } from "../model";
import { completion, startCompletion } from "./complete";
import { hover } from "./hover";

export { startCompletion };

/** What opens beside the text when somebody turns to it: offers and cards. See later.ts. */
export const atWork = (model: Model): Extension => [completion(model), hover];

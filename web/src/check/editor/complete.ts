import {
  autocompletion,
  type Completion,
  type CompletionSource,
  startCompletion,
} from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import type { Kind, Lane, Completion as Offer } from "#engine/types";
import { icon } from "../../components/icon_dom";
import { laneLetter } from "../../components/lane_names";
import { engine } from "../../engine/engine";
import type { Model } from "../model";

export { startCompletion };

type Marked = Completion & { kind?: Kind | null; lane?: Lane | null };

/** A longer list is not read; typing one more letter makes it short. */
const limit = 100;

/** What the core offers at the caret. Hidden tiers come on request, by the last entry. */
export function completion(model: Model) {
  let all = false;
  const source: CompletionSource = ({ state, pos, explicit }) => {
    const before = state.sliceDoc(Math.max(0, pos - 1), pos);
    if (!explicit && !/[-\w=]/.test(before)) {
      all = false;
      return null;
    }
    const offers = engine.complete(state.doc.toString().toWellFormed(), pos, all, model.options.value);
    const first = offers?.[0];
    if (!first) return !all && explicit ? { from: pos, options: [hiddenTiers()], filter: false } : null;
    const options = offers.slice(0, limit).map(entry);
    if (!all && first.what === "option") options.push(hiddenTiers());
    return { from: first.from, to: first.to, options, filter: false };
  };
  const hiddenTiers = (): Completion => ({
    label: "Hidden tiers too",
    detail: "HIDDEN, INTERNAL and EARG names",
    apply(view: EditorView) {
      all = true;
      startCompletion(view);
    },
  });
  return autocompletion({
    override: [source],
    icons: false,
    maxRenderedOptions: limit + 1,
    addToOptions: [
      { position: 10, render: laneMark },
      { position: 90, render: tierMark },
    ],
  });
}

function entry(offer: Offer): Marked {
  return {
    label: offer.label,
    detail: offer.detail,
    apply: offer.insert,
    kind: offer.kind,
    lane: offer.lane,
  };
}

function laneMark(completion: Marked): Node | null {
  if (!completion.lane) return null;
  const tag = document.createElement("b");
  tag.className = `letter lane-${completion.lane}`;
  tag.textContent = laneLetter[completion.lane];
  tag.ariaHidden = "true";
  return tag;
}

/** The tier; a lane without tiers is told by its name. */
function tierMark(completion: Marked): Node | null {
  const tag = document.createElement("span");
  tag.className = "tier";
  if (!completion.kind) {
    tag.classList.add("tier-none");
    tag.textContent = completion.lane ?? "";
    return completion.lane ? tag : null;
  }
  tag.append(icon(`tier-${completion.kind.toLowerCase()}`), completion.kind);
  return tag;
}

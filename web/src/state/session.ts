import { effect, signal } from "@preact/signals";
import { buildInfo } from "#build-info";
import { formText, placeText } from "../check/forms";
import { beginAtFirst, createModel, type Model } from "../check/model";
import { linkLimit, linkVersion, pack, packAtOnce, unpack } from "./link";
import { hashOf, replaceParams, route } from "./route";
import { form, hidden, ignore, options, place, python, pythons, version } from "./settings";
import { read, storage, write } from "./store";

/** How long after a key the address and the storage follow. The check itself does not wait. */
const followAfter = 200;

/** The text of the Check screen. */
export const session: Model = createModel("", options);

/** What was wrong with the link that was followed, in words; "" if nothing. */
export const linkTrouble = signal("");

const settings = { form, py: python, place, sdk: version, ignore, hide: hidden };
const defaults = { form: "auto", py: "3.10", place: "auto", sdk: "build", ignore: "", hide: "" };
type Setting = keyof typeof settings;
const names = Object.keys(settings) as Setting[];

/** Of the settings that are chosen from a list, what can be chosen. */
const choices: Partial<Record<Setting, readonly string[]>> = {
  form: ["auto", ...Object.keys(formText)],
  py: pythons,
  place: ["auto", ...Object.keys(placeText)],
  sdk: ["build", ...buildInfo.versions],
};

const knows = (name: Setting, value: string) => choices[name]?.includes(value) ?? true;

function takeSettings(get: (name: Setting) => string | null): void {
  for (const name of names) {
    const value = get(name);
    settings[name].value = value !== null && knows(name, value) ? value : defaults[name];
  }
}

/** The text is too long for a link, which then would carry the settings only. */
const tooLong = signal(false);

/** Where the text is kept, if not both in the address and in storage; else "". */
export function keptWhere(): string {
  const long = "this text is too long for a link";
  if (storage.value === "works")
    return tooLong.value ? `T${long.slice(1)}: it lives in this browser’s storage only.` : "";
  const closed = `This browser’s storage is ${storage.value === "full" ? "full" : "closed to this page"}`;
  return tooLong.value
    ? `${closed}, and ${long}: it lives in this page only.`
    : `${closed}: your text lives in the address bar only.`;
}

let packed = { text: "", as: "" };

const textNow = () => session.text.value.toWellFormed();

/** Packs the text, and packs it once: the address follows the caret too. */
async function packText(): Promise<void> {
  // A key that came meanwhile is packed too.
  for (let text = textNow(); text !== packed.text; text = textNow())
    packed = { text, as: text && (await pack(text).catch(() => packAtOnce(text))) };
}

/** The text packed; before that is done, in the form that takes no time. */
function packedText(): string {
  const text = textNow();
  return text === packed.text ? packed.as : packAtOnce(text);
}

/** The session as parameters of a link. A text that is too long is left out. */
export function sessionParams(): URLSearchParams {
  const params = new URLSearchParams();
  const text = packedText();
  if (text && text.length <= linkLimit) params.set("t", text);
  for (const name of names)
    if (settings[name].value !== defaults[name]) params.set(name, settings[name].value);
  if (params.has("t") && session.caret.value > 0) params.set("at", String(session.caret.value));
  if (params.size > 0) params.set("v", String(linkVersion));
  return params;
}

/** "" where the text is too long for a link. */
export function sessionLink(): string {
  const params = sessionParams();
  if (session.text.value && !params.has("t")) return "";
  return new URL(hashOf("check", [], params), location.href).href;
}

/** The link that was followed names a place in its text. */
let placed = false;

/** A link's text is being unpacked: its address is not to be written over. */
let reading = false;
let newest: URLSearchParams | null = null;

/** Takes over what a link says; false if it says nothing about the session. */
async function takeParams(params: URLSearchParams): Promise<boolean> {
  newest = params;
  const made = Number(params.get("v") ?? linkVersion);
  const carried = params.get("t");
  let text = params.get("text");
  if (carried !== null) {
    reading = true;
    text = carried === packed.as ? packed.text : await unpack(carried);
    // Another link was followed meanwhile.
    if (newest !== params) return true;
  }
  reading = false;
  linkTrouble.value = "";
  if (made > linkVersion)
    linkTrouble.value = "This link was made by a newer Flaglane. What this one understands of it is shown.";
  if (carried !== null && text === null) {
    linkTrouble.value = "This link lost some of its characters on the way, so its text cannot be read.";
    return false;
  }
  if (text === null && !names.some((name) => params.has(name))) return false;
  if (names.some((name) => params.has(name) && !knows(name, params.get(name) ?? "")))
    linkTrouble.value ||=
      "This link asks for a setting that this Flaglane does not know. The usual one is taken.";
  takeSettings((name) => params.get(name));
  if (text !== null && text !== session.text.value) session.setText(text);
  const at = Number(params.get("at") ?? Number.NaN);
  placed = text !== null && Number.isInteger(at) && at >= 0 && at <= text.length;
  if (placed && at !== session.caret.value) session.goTo({ from: at, to: at });
  return true;
}

function takeStored(): void {
  try {
    const kept: unknown = JSON.parse(read("session") ?? "{}");
    if (typeof kept !== "object" || kept === null) return;
    const get = (key: string): string | null => {
      const value: unknown = Reflect.get(kept, key);
      return typeof value === "string" ? value : null;
    };
    takeSettings(get);
    const text = get("text");
    if (text) session.setText(text);
  } catch {
    // Something else wrote there. An empty page is a fair start.
  }
}

function store(): void {
  const kept: Record<string, string> = { text: session.text.value };
  for (const name of names) kept[name] = settings[name].value;
  write("session", JSON.stringify(kept));
}

const carriesSession = (screen: string | null) => screen === "check" || screen === "lanes";

/**
 * Fills the session from the link or else from storage, and from then on keeps both up to date. What was typed while that was
 * read comes first.
 */
export async function startSession(typed: () => string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    timer = undefined;
    if (carriesSession(route.value.screen) && !reading) replaceParams(sessionParams());
    store();
  };
  const followPacked = async () => {
    await packText();
    tooLong.value = packed.as.length > linkLimit;
    follow();
  };
  addEventListener("hashchange", () => {
    if (carriesSession(route.value.screen)) void takeParams(route.value.params);
    timer ??= setTimeout(followPacked, followAfter);
  });

  const linked = carriesSession(route.value.screen) && (await takeParams(route.value.params));
  if (!linked) takeStored();
  const text = typed();
  if (text) session.setText(text);
  else if (!placed) beginAtFirst(session);

  effect(() => {
    // Read, so that each of them starts the clock.
    void [session.text.value, session.caret.value, options.value, hidden.value, route.value.screen];
    timer ??= setTimeout(followPacked, followAfter);
  });
  // What leads away from a text leaves it whole in the address, so that going back finds it.
  const settle = (event: Event) => {
    if (timer && (event.type === "click" || (event instanceof KeyboardEvent && event.key === "Enter"))) {
      follow();
      // What was written in a hurry is packed when there is time.
      timer = setTimeout(followPacked, followAfter);
    }
  };
  addEventListener("click", settle, true);
  addEventListener("keydown", settle, true);
  addEventListener("pagehide", follow);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") follow();
  });
}

import { useEffect, useRef } from "preact/hooks";
import { buildInfo } from "#build-info";
import { loud, spoken } from "../state/live";
import { offline, useNewVersion } from "../state/offline";
import { hashOf, route, type Screen } from "../state/route";
import { keptWhere } from "../state/session";
import { setTheme, theme } from "../state/settings";
import { Segments } from "./controls";
import { Jump } from "./jump";
import { Icon } from "./marks";

/** `rest`: of the name, what a phone has no room for. */
const tabs: { screen: Screen; text: string; rest?: string }[] = [
  { screen: "check", text: "Check" },
  { screen: "flags", text: "Flags" },
  { screen: "rules", text: "Rules" },
  { screen: "help", text: "Help", rest: " surfaces" },
  { screen: "lanes", text: "Lanes" },
  { screen: "about", text: "About" },
];

export function Header() {
  const now = route.value;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen: the one that is shown comes into view.
    const tab = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !tab) return;
    const [room, own] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollLeft += own.left + own.width / 2 - (room.left + room.width / 2);
  }, [now.screen]);
  return (
    <header class="top">
      <a class="brand" href="#/check">
        <Icon name="mark" />
        Flaglane
      </a>
      <nav aria-label="Main" ref={list}>
        <ul>
          {tabs.map(({ screen, text, rest }) => (
            <li key={screen}>
              <a
                href={hashOf(screen)}
                aria-current={screen === now.screen ? (now.path.length > 0 ? "true" : "page") : undefined}
              >
                {text}
                {rest && <span class="rest">{rest}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Jump />
      <span class={`offline ${offline.value === "unknown" ? "not-yet" : ""}`}>
        <Icon name="sev-ok" class="sev-ok" />
        <span>Ready offline</span>
      </span>
      <Segments
        class="theme"
        legend="Colour scheme"
        choices={[
          { value: "auto", text: "Auto" },
          { value: "light", text: "Light" },
          { value: "dark", text: "Dark" },
        ]}
        value={theme.value}
        onChange={setTheme}
      />
    </header>
  );
}

/** A newer version offers itself. Nothing that was typed is lost by taking it. */
export function NewVersion() {
  if (offline.value !== "new") return null;
  return (
    <div class="notice" role="status">
      A new version of Flaglane is ready.
      <button type="button" class="btn" onClick={useNewVersion}>
        Use it now
      </button>
      <span class="hint">Your text is kept.</span>
    </div>
  );
}

export function Footer() {
  return (
    <footer class="foot">
      <span>
        Unofficial. Reconstructed from public facts about build {buildInfo.compiler} and the SDK guides.
      </span>
      <span>Nothing you paste leaves this page.</span>
      <span>{buildInfo.flags} entries in five lanes.</span>
      {keptWhere() && <span>{keptWhere()}</span>}
    </footer>
  );
}

/** The one place from which the page speaks to screen readers. */
export function LiveRegion() {
  return (
    <p class={loud.value ? "notice toast" : "vh"} role="status">
      {spoken.value}
    </p>
  );
}

import { useEffect, useRef } from "preact/hooks";
import { CheckPage } from "./check/check_page";
import { Boundary } from "./components/boundary";
import { CheckingOff } from "./components/core_state";
import { Footer, Header, LiveRegion, NewVersion } from "./components/frame";
import { lazily } from "./components/lazily";
import { flags, rules } from "./state/catalogue";
import { route, type Screen as ScreenName } from "./state/route";
import { scrollToPlace } from "./state/scroll";

// Check is what people come for; the other screens come when they are asked for, and with the offline copy.
const AboutPage = lazily(() => import("./about/about_page").then((module) => module.AboutPage));
const FlagPage = lazily(() => import("./flag/flag_page").then((module) => module.FlagPage));
const FlagsPage = lazily(() => import("./flags/flags_page").then((module) => module.FlagsPage));
const HelpPage = lazily(() => import("./help/help_page").then((module) => module.HelpPage));
const LanesPage = lazily(() => import("./lanes/lanes_page").then((module) => module.LanesPage));
const RulePage = lazily(() => import("./rules/rule_page").then((module) => module.RulePage));
const RulesPage = lazily(() => import("./rules/rules_page").then((module) => module.RulesPage));

export function App() {
  const { screen, path } = route.value;
  const place = [screen, ...path].join("/");
  const main = useRef<HTMLElement>(null);
  const before = useRef(place);
  useEffect(() => {
    document.title = `${titleOf(screen, path)} · Flaglane`;
    if (before.current === place) return;
    before.current = place;
    // A new page begins at its top for screen readers too.
    scrollToPlace();
    main.current?.focus({ preventScroll: true });
  }, [place, screen, path]);
  return (
    <>
      {/* No link: the hash is the app's own address. */}
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        <NewVersion />
        {showsPublished(screen) && <CheckingOff />}
        <Boundary key={place}>
          <Screen />
        </Boundary>
      </main>
      <Footer />
      <LiveRegion />
    </>
  );
}

/** Flags and rules can be read without the core. */
const showsPublished = (screen: ScreenName | null) =>
  (screen === "flags" && flags.value !== null) || (screen === "rules" && rules.value !== null);

function Screen() {
  const { screen, path } = route.value;
  switch (screen) {
    case "check":
      return <CheckPage />;
    case "flags":
      return path.length > 0 ? <FlagPage path={path} /> : <FlagsPage />;
    case "rules":
      return path.length > 0 ? <RulePage id={path.join("/")} /> : <RulesPage />;
    case "help":
      return <HelpPage />;
    case "lanes":
      return <LanesPage />;
    case "about":
      return <AboutPage />;
    case null:
      return (
        <section class="panel">
          <div class="pad state">
            <h1>There is no such screen</h1>
            <p>The address may have lost some characters on its way, or it comes from another version.</p>
            <a class="btn" href="#/check">
              Go to Check
            </a>
          </div>
        </section>
      );
  }
}

const titles = {
  check: "Check",
  flags: "Flags",
  rules: "Rules",
  help: "Help surfaces",
  lanes: "Lanes",
  about: "About",
};

function titleOf(screen: keyof typeof titles | null, path: readonly string[]): string {
  if (!screen) return "Not here";
  if (screen === "flags" && path.length > 0) return path.at(-1) ?? titles.flags;
  if (screen === "rules" && path.length > 0) return path.join("/");
  return titles[screen];
}

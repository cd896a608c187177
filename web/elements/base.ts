import type { Flag } from "#engine/types";
import type { Flaglane } from "../package/flaglane";
import { core } from "./core";
import { h } from "./dom";
import css from "./elements.css?inline";

/** Where the pages of flags and rules are: known in the site's own build, told by the attribute `site` elsewhere. */
declare const OWN_SITE: boolean;

let sheet: CSSStyleSheet | undefined;

/** One style sheet for all; constructed, since a policy without 'unsafe-inline' forbids a <style>. */
function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

/** What the elements share: a shadow root, the lazy core, and what is shown while there is none. */
export abstract class FlaglaneElement extends HTMLElement {
  protected readonly root = this.attachShadow({ mode: "open" });
  private observer: IntersectionObserver | undefined;
  private started = false;

  /** Draws what needs no core. Called once, when the element first stands in a page. */
  protected abstract first(): void;
  /** Draws with the core: when it comes, and when an attribute changes. */
  protected abstract draw(flaglane: Flaglane, flags: readonly Flag[]): void;
  /** Where to say that the core can't be loaded. */
  protected abstract failed(message: Node): void;

  connectedCallback(): void {
    if (this.root.adoptedStyleSheets.length === 0) {
      this.root.adoptedStyleSheets = [sharedSheet()];
      this.first();
    }
    if (this.started) return;
    this.observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) this.start();
      },
      { rootMargin: "200px" },
    );
    this.observer.observe(this);
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.started) void this.ask();
  }

  /** Asks for the core; the first time it comes into view or is used. */
  protected start(): void {
    this.observer?.disconnect();
    if (this.started) return;
    this.started = true;
    void this.ask();
  }

  /** Draws once the core is there, or says that it can't be had. */
  protected ask(): Promise<void> {
    return core().then(
      ({ flaglane, flags }) => this.draw(flaglane, flags),
      () => {
        const again = h("button", { type: "button", onclick: () => void this.ask() }, "Try again");
        this.failed(
          h("p", { class: "line", role: "alert" }, "The checker could not be loaded from its host. ", again),
        );
      },
    );
  }

  /** The site's address for a path or hash, or undefined where no site is known. */
  protected siteUrl(path: string): string | undefined {
    const site = this.getAttribute("site");
    if (site) return new URL(path, new URL(site.replace(/\/?$/, "/"), document.baseURI)).href;
    return OWN_SITE ? new URL(path, import.meta.url).href : undefined;
  }

  /** A link to the site, or the same as text where no site is known. */
  protected siteLink(path: string, content: string | Node): Node {
    const href = this.siteUrl(path);
    return href ? h("a", { href, target: "_top" }, content) : h("span", {}, content);
  }
}

/** The hash of a page of the app. */
export const appHash = (...parts: string[]) => `index.html#/${parts.map(encodeURIComponent).join("/")}`;

export const flagPath = (flag: Flag) => appHash("flags", flag.lane, flag.command || "-", flag.name);

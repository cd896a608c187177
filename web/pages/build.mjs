// Makes what readers, search engines and other documentation take from the site without running it: a page for each flag
// and rule, the lists, the schemas of the catalogue and the rules, the sitemap, and the inventory for Sphinx.
//
// FLAGLANE_SITE names the address that the site will have; the sitemap must hold whole addresses.
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { flagPage, flagPaths, flagsIndex } from "./flag_page.mjs";
import { inventory } from "./inventory.mjs";
import { rulePage, rulePath, rulesIndex } from "./rule_page.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const site = here("../../dist/site/");
const { createFlaglane } = await import("../../dist/pkg/node.mjs");

const flaglane = await createFlaglane();
const [flags, rules, info] = [flaglane.flags(), flaglane.rules(), flaglane.buildInfo()];
const paths = flagPaths(flags);

function write(path, content) {
  mkdirSync(dirname(site + path), { recursive: true });
  writeFileSync(site + path, content);
}

/** The page of a name, in the lane it is asked from if it lives there. */
function linkFrom(lane) {
  return (name) => {
    const named = flags.filter(({ spellings }) => spellings.includes(name));
    const found = named.find((flag) => flag.lane === lane) ?? named[0];
    return found && `../../${paths.get(found)}`;
  };
}

const pages = [
  ["flags/index.html", flagsIndex(flags, paths)],
  ["rules/index.html", rulesIndex(rules)],
  ...flags.map((flag) => [
    paths.get(flag),
    flagPage(flag, { path: paths.get(flag), linkTo: linkFrom(flag.lane) }),
  ]),
  ...rules.map((rule) => [rulePath(rule), rulePage(rule)]),
];
for (const [path, content] of pages) write(path, content);

// The lists themselves came with the app: see engine_facts.ts.
for (const name of ["flags", "rules"])
  copyFileSync(here(`schemas/${name}.schema.json`), `${site}${name}.schema.json`);

const address = (process.env.FLAGLANE_SITE ?? "http://localhost:4173/").replace(/\/?$/, "/");
const places = ["", ...pages.map(([path]) => path)].map(
  (path) => `<url><loc>${address}${encodeURI(path)}</loc></url>`,
);
write(
  "sitemap.xml",
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.join("\n")}
</urlset>
`,
);
write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${address}sitemap.xml\n`);
write("objects.inv", inventory({ version: info.version, flags, paths, rules, rulePath }));
copyFileSync(here("pages.css"), `${site}pages.css`);

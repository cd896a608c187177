import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import type { Flag, Rule } from "../../wasm/engine";

const site = fileURLToPath(new URL("../../dist/site/", import.meta.url));
const read = (path: string) => readFileSync(site + path, "utf8");

interface Read {
  path: string;
  html: string;
  title: string;
  description: string;
  links: string[];
}

/** What our own generator writes, so plain patterns will do. */
function pageAt(path: string): Read {
  const html = read(path);
  const first = (pattern: RegExp) => html.match(pattern)?.[1] ?? "";
  const links = Array.from(html.matchAll(/\b(?:href|src)="([^"]*)"/g), ([, link = ""]) => link);
  return {
    path,
    html,
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)">/),
    links,
  };
}

let flags: Flag[];
let rules: Rule[];
let pages: Read[];

beforeAll(() => {
  flags = JSON.parse(read("flags.json"));
  rules = JSON.parse(read("rules.json"));
  pages = ["flags", "rules"].flatMap((folder) =>
    readdirSync(site + folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".html"))
      .map((name) => pageAt(`${folder}/${name}`)),
  );
});

describe("the data", () => {
  for (const name of ["flags", "rules"])
    test(`${name}.json is valid under ${name}.schema.json`, () => {
      const schema = JSON.parse(read(`${name}.schema.json`));
      const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
      validate(JSON.parse(read(`${name}.json`)));
      expect(validate.errors).toBeNull();
      expect(validate([{}])).toBe(false);
    });
});

describe("the pages", () => {
  test("are one for each flag and rule, and the two lists", () => {
    expect(flags.length).toBeGreaterThan(300);
    expect(pages).toHaveLength(flags.length + rules.length + 2);
    const names = pages.map(({ path }) => path.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test("have a title of their own, a description, one heading, a relative canonical link to themselves", () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    for (const { path, html, title, description } of pages) {
      expect([path, title.length > 10 && title.length < 120]).toEqual([path, true]);
      expect([path, description.length > 20 && description.length <= 160]).toEqual([path, true]);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      const canonical = html.match(/<link rel="canonical" href="([^"]*)">/)?.[1] ?? "";
      expect(normalize(join(dirname(path), decodeURI(canonical)))).toBe(path);
    }
  });

  test("link to nothing that isn't there, and to no other host", () => {
    const missing = pages.flatMap(({ path, links }) =>
      links
        .filter((link) => !link.startsWith("#"))
        .filter((link) => {
          const target = decodeURI(link.replace(/#.*/, ""));
          return /^[a-z]+:/.test(link) || !existsSync(join(site, dirname(path), target));
        })
        .map((link) => `${path}: ${link}`),
    );
    expect(missing).toEqual([]);
  });

  test("hold no script and no inline style, and keep the backticks of the core's texts to themselves", () => {
    for (const { path, html } of pages) {
      expect([path, /<script|<style|\sstyle=|\son\w+=/.test(html)]).toEqual([path, false]);
      expect([path, html.replace(/<pre>[\s\S]*?<\/pre>/g, "").includes("`")]).toEqual([path, false]);
    }
  });
});

describe("the sitemap", () => {
  test("holds each page once, as a whole address", () => {
    const places = Array.from(
      read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g),
      ([, place = ""]) => place,
    );
    const root = places[0] ?? "";
    expect(new URL(root).href).toBe(root);
    const expected = ["", ...pages.map(({ path }) => path)].map((path) => root + encodeURI(path));
    expect([...places].sort()).toEqual(expected.sort());
    expect(read("robots.txt")).toContain(`Sitemap: ${root}sitemap.xml`);
  });
});

describe("the inventory for Sphinx", () => {
  test("has each spelling of each flag, and each rule, at pages and headings that are there", () => {
    const file = readFileSync(`${site}objects.inv`);
    const lines = file.toString("latin1").split("\n", 4);
    expect(lines[0]).toBe("# Sphinx inventory version 2");
    const body = inflateSync(file.subarray(lines.join("\n").length + 1)).toString();
    const entries = body
      .trim()
      .split("\n")
      .map((line) => {
        // Sphinx's own pattern: a name may hold blanks.
        const [, name = "", role = "", uri = ""] = line.match(/^(.+?)\s+(\S+)\s+-?\d+\s+(\S*)\s+(.*)$/) ?? [];
        return { name, role, uri };
      });
    for (const { uri } of entries) {
      const [path = "", id = ""] = uri.split("#");
      expect([uri, existsSync(site + path) && read(path).includes(` id="${id}"`)]).toEqual([uri, true]);
    }
    const options = new Set(entries.filter(({ role }) => role === "std:cmdoption").map(({ name }) => name));
    for (const flag of flags)
      for (const spelling of flag.spellings)
        if (!/\s/.test(spelling)) expect([spelling, options.has(spelling)]).toEqual([spelling, true]);
    const labels = new Set(entries.filter(({ role }) => role === "std:label").map(({ name }) => name));
    for (const rule of rules) expect(labels).toContain(`rule-${rule.id.replace("/", "-")}`);
  });
});

describe("the site's folder", () => {
  test("has no file whose type a host may not know and a browser insists on", () => {
    const names = readdirSync(site, { recursive: true, encoding: "utf8" });
    expect(names.filter((name) => name.endsWith(".mjs"))).toEqual([]);
  });

  test("has nothing of this machine in it", () => {
    const text = /\.(html|js|mjs|css|json|xml|txt|webmanifest)$/;
    const root = fileURLToPath(new URL("../..", import.meta.url));
    const found = readdirSync(site, { recursive: true, encoding: "utf8" })
      .filter((name) => text.test(name))
      .filter((name) => read(name).includes(root));
    expect(found.map((name) => relative(site, name))).toEqual([]);
  });

  test("gives every sample of a host the same policy as the pages have", () => {
    const samples = fileURLToPath(new URL("../../public/hosting/", import.meta.url));
    const headers = read("_headers");
    const policy = headers.match(/Content-Security-Policy: (.*)/)?.[1] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|\*/);
    for (const name of ["nginx.conf", "apache.htaccess", "Caddyfile"])
      expect(readFileSync(`${samples}${name}`, "utf8")).toContain(`"${policy}"`);
    expect(readdirSync(site)).not.toContain("hosting");
    const own = (name: string) => read(name).match(/Security-Policy" content="([^"]*)"/)?.[1];
    for (const name of ["index.html", "embed.html"])
      expect([name, own(name)?.replaceAll("&#39;", "'")]).toEqual([name, policy]);
  });
});

/** Checks the size of the pages, their links, and the names and files that they show. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { blocks, readExcerpts } from "./fences.ts";
import { brokenLinks } from "./links.ts";
import { allFences, pages, startPage } from "./pages.ts";
import { found } from "./text.ts";

const ROOT = join(import.meta.dirname, "../..");

describe("Pages", () => {
  it("start with a README of 150 to 200 lines", () => {
    const lines = startPage.text.trimEnd().split("\n").length;
    expect(lines).toBeGreaterThanOrEqual(150);
    expect(lines).toBeLessThanOrEqual(200);
  });

  it.each(pages)("have fewer than 400 lines: $path", ({ text }) => {
    expect(text.trimEnd().split("\n").length).toBeLessThan(400);
  });

  it.each(["turborepo/turbo.json", "nx/nx.json"])("show %s of the examples as it is", (path) => {
    const shown = allFences.find(({ file }) => file === basename(path));
    expect(shown?.text).toBe(readFileSync(join(ROOT, "test/examples", path), "utf8"));
  });

  it.each(readExcerpts(allFences))("show a part of $file as it is", ({ file, text }) => {
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(text);
  });

  it("build the example of a gadget by its script", () => {
    const { scripts }: { readonly scripts: { readonly build: string } } = JSON.parse(
      readFileSync(join(ROOT, "test/examples/gadget/package.json"), "utf8"),
    );
    expect(blocks(allFences, "sh").map(({ text }) => text)).toContain(`npx ${scripts.build}\n`);
  });

  it.each(pages)("name scripts of package.json: $path", ({ text }) => {
    const scripts = found(text, /\bnpm run ([\w:-]+)/g);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it.each(pages)("link to files and headings that exist: $path", (page) => {
    expect(brokenLinks(ROOT, page)).toEqual([]);
  });
});

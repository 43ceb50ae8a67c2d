/** Checks the links of the pages, and the names, files and commands that they show. */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import configuration from "../../vitest.config.js";
import { blocks, readExcerpts } from "./fences.ts";
import { brokenLinks } from "./links.ts";
import { allFences, pages } from "./pages.ts";
import { found } from "./text.ts";

const ROOT = join(import.meta.dirname, "../..");

const SUITES: ReadonlySet<unknown> = new Set([
  "mediawiki-*",
  ...(configuration.test?.projects ?? []).map((project) =>
    typeof project === "object" && "test" in project ? project.test?.name : project,
  ),
]);

describe("Pages", () => {
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

  it.each(pages)("name files and suites of tests in commands: $path", ({ text }) => {
    const commands = found(text, /\b(?:node|npx vitest run) ([^`\n#]+)/g)
      .join(" ")
      .split(" ");
    const paths = commands.filter((word) => word.startsWith("test/"));
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const suites = found(text, /--project[ =]'?([a-z][\w.*-]*)/g);
    expect(suites.filter((name) => !SUITES.has(name))).toEqual([]);
  });

  it.each(pages)("link to files and headings that exist: $path", (page) => {
    expect(brokenLinks(ROOT, page)).toEqual([]);
  });
});

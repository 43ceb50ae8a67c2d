import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { linksOf } from "./links.ts";
import { pages } from "./pages.ts";

const ROOT = join(import.meta.dirname, "../..");

const pictures = [
  ...new Set(
    pages.flatMap(({ path, text }) =>
      linksOf(text)
        .filter((link) => link.endsWith(".svg"))
        .map((link) => posix.join(posix.dirname(path), link)),
    ),
  ),
];

describe.each(pictures)("The picture %s", (path) => {
  const text = readFileSync(join(ROOT, path), "utf8");

  it("fits both colour schemes", () => {
    expect(text).toContain("@media (prefers-color-scheme: dark)");
  });

  it("has a text for readers who do not see it", () => {
    expect(text).toMatch(
      /role="img" aria-labelledby="title">\n {2}<title id="title">\w.+<\/title>/,
    );
  });

  it("loads nothing, runs nothing, and names no folder of a machine", () => {
    expect(text).not.toMatch(/<script|<image|<foreignObject|@import|url\((?!#)|href=/);
    expect(text).not.toContain(homedir());
    expect(text).not.toMatch(/\/(?:tmp|home|root|Users)\//);
  });
});

it("There are pictures", () => {
  expect(pictures.length).toBeGreaterThan(0);
});

import { describe, expect, it } from "vitest";
import { siteOf } from "../../../../templates/wiki/data/site.js";
import { parseSearch } from "../../../../templates/wiki/search/search-query.js";
import { snippetOf } from "../../../../templates/wiki/search/snippet.js";

function snippetIn(version: string, text: string, search: string): string {
  const site = siteOf({ general: { generator: `MediaWiki ${version}` } });
  return snippetOf(site, text, parseSearch(site, search).terms);
}

const found = (text: string): string => `<span class="searchmatch">${text}</span>`;

const old = (text: string): string => `<span class='searchmatch'>${text}</span>`;

/** 26 words of two letters, with a space after each: 78 characters. */
const LONG = "ab ".repeat(26);

describe("a snippet", () => {
  it.each([
    ["Red Rose & 'bud'", "rose", `Red ${found("Rose")} &amp; &#039;bud&#039;\n`],
    ["rosebud", "rose", ""],
    ["rosebud", "rose*", `${found("rose")}bud\n`],
    ["a rose, red ROSE", "red rose", `a ${found("rose")}, ${found("red")} ${found("ROSE")}\n`],
    ["a\nrose 1\nb\nrose 2\nrose 3", "rose", `${found("rose")} 1\n${found("rose")} 2\n`],
    ["red rose", '"red rose"', `${found("red rose")}\n`],
    ["1.5 and 145", "1.5", `${found("1.5")} and 145\n`],
    ["Über Über", "über", `${found("Über")} ${found("Über")}\n`],
    ["Tüb b", "b", `Tüb ${found("b")}\n`],
  ])("of %j highlights %j", (text, search, snippet) => {
    expect(snippetIn("1.43.0", text, search)).toBe(snippet);
  });

  it("has 75 characters before the last match of the line, after dots, and 76 after it", () => {
    expect(snippetIn("1.43.0", `${LONG}rose ${LONG}`, "rose")).toBe(
      `${LONG}${found("rose")} ${LONG.slice(0, 75)}\n`,
    );
    expect(snippetIn("1.43.0", `x${LONG}rose`, "rose")).toBe(
      `...${LONG.slice(3)}${found("rose")}\n`,
    );
    expect(snippetIn("1.43.0", `rose ${LONG}rose é${"ä".repeat(80)}`, "rose")).toBe(
      `...${LONG.slice(3)}${found("rose")} é${"ä".repeat(74)}\n`,
    );
  });

  it("drops spaces at the place where the beginning is cut", () => {
    expect(snippetIn("1.43.0", `xyz  ${"c".repeat(74)}rose*`, "rose*")).toBe("");
    expect(snippetIn("1.43.0", `xyz   ${"c".repeat(73)} rose`, "rose")).toBe(
      `...${"c".repeat(73)} ${found("rose")}\n`,
    );
  });

  it("counts bytes in MediaWiki 1.39, where only letters of ASCII have two cases", () => {
    expect(snippetIn("1.39.0", "A ROSE", "rose")).toBe(`A ${old("ROSE")}\n`);
    expect(snippetIn("1.39.0", "Über", "über")).toBe("");
    expect(snippetIn("1.39.0", `rose${"ä".repeat(40)}`, "rose")).toBe(
      `${old("rose")}${"ä".repeat(38)}\n`,
    );
    expect(snippetIn("1.39.0", `rose ${"ä".repeat(40)}`, "rose")).toBe(
      `${old("rose")} ${"ä".repeat(37)}\uFFFD\n`,
    );
    expect(snippetIn("1.39.0", "Tüb", "b")).toBe(`Tü${old("b")}\n`);
  });
});

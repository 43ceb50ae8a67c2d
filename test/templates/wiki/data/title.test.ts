import { array, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { keyOfPart, parseTitle, titleOf } from "../../../../templates/wiki/data/title.js";
import { tinySite } from "../tiny-wiki.js";
import { assert } from "../../../random-runs.js";

const site = tinySite();

/** The title as answers show it, with its fragment; what is none as a sign of what it is. */
function read(text: string): string {
  const title = parseTitle(site, text);
  switch (title.kind) {
    case "title":
      return `${title.ns} ${title.text}${title.fragment === "" ? "" : `#${title.fragment}`}`;
    case "external":
      return `${title.interwiki}> ${title.text}${title.fragment === "" ? "" : `#${title.fragment}`}`;
    case "invalid":
      return "invalid";
    default:
      return title satisfies never;
  }
}

describe("a title", () => {
  it.each([
    ["begins with a capital", "apple", "0 Apple"],
    ["begins with a capital beyond ASCII", "élan", "0 Élan"],
    ["begins with the title case of a letter", "ßeta", "0 Sseta"],
    ["begins with the title case of a digraph", "ǆin", "0 ǅin"],
    ["keeps a small letter where its namespace does", "word:apple", "100 word:apple"],
    ["has spaces for underscores, one at a time", "_Pear__ tree_", "0 Pear tree"],
    ["is without marks of direction", "Ap\u200Eple", "0 Apple"],
    ["has its fragment apart", "Apple#The_taste", "0 Apple#The taste"],
    ["is a fragment of the page that one is on", "#Taste", "0 #Taste"],
    ["has the namespace's own name", "project:x", "4 Tiny:X"],
    ["is found by an alias of the namespace", "IMAGE : leaf.png", "6 File:Leaf.png"],
    ["is in the main namespace after a colon", ":apple", "0 Apple"],
    ["keeps what only looks like a namespace", "Nothing: here", "0 Nothing: here"],
    ["has addresses of users in one form", "User:::1", "2 User:0:0:0:0:0:0:0:1"],
    ["leads to another wiki, as it is written", "DE:apple_b#c", "de> de:apple b#c"],
    ["leads to another wiki's first page", "de:", "de> de:"],
    ["leads home by a prefix that does", "home:talk:apple", "1 Talk:Apple"],
    ["is the main page by such a prefix alone", "home:", "0 Home"],
    ["has character references read", "A&amp;b", "0 A&b"],
    ["has at most 255 bytes", "é".repeat(127), `0 É${"é".repeat(126)}`],
    [
      "has more bytes where it is special",
      `Special:${"x".repeat(300)}`,
      `-1 Special:X${"x".repeat(299)}`,
    ],
  ])("%s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["nothing", ""],
    ["half a surrogate pair", "A\uD800"],
    ["spaces alone", " _ "],
    ["a colon alone", ":"],
    ["a namespace alone", "Talk:"],
    ["a namespace and a fragment", "Talk:#x"],
    ["talk of a page with a prefix", "Talk:File:x"],
    ["talk of a page elsewhere", "Talk:de:x"],
    ["two colons in front", "::Apple"],
    ["brackets", "A[b]"],
    ["control characters", "a\tb"],
    ["an escaped byte", "%41"],
    ["a reference to no character", "&nothing;"],
    ["the folder itself", "."],
    ["a way up", "a/../b"],
    ["a signature", "~~~"],
    ["too many bytes", "é".repeat(128)],
    ["too many bytes for a special page", `Special:${"x".repeat(513)}`],
    ["brackets elsewhere", "de:[x]"],
  ])("is not %s", (_, text) => {
    expect(read(text)).toBe("invalid");
  });

  it("is the same when its text is read again", () => {
    const pieces = constantFrom(
      "talk:",
      "Image:",
      "word:",
      "User:",
      "Special:",
      "de:",
      "home:",
      ":",
      "#",
      "_",
      " ",
      "/",
      "apple",
      "Ä",
      "ß",
      "ǆ",
      "1",
      "::1",
      ".",
      "~",
      "&amp;",
      "%",
      "&",
      "x;",
      "𝒜",
      "\u3000",
    );
    assert(
      property(array(pieces, { maxLength: 6 }), (parts) => {
        const title = parseTitle(site, parts.join(""));
        if (title.kind === "invalid") return;
        const { fragment } = title;
        const again = parseTitle(site, `${title.text}${fragment === "" ? "" : `#${fragment}`}`);
        // No title is nothing, but a fragment without a name may be that, too.
        if (title.text !== "" || fragment !== "") expect(again).toEqual(title);
      }),
      { numRuns: 2000 },
    );
  });
});

it("the title of a key has its namespace, and no fragment unless one is given", () => {
  expect(titleOf(site, 1, "A_b:c")).toEqual({
    kind: "title",
    ns: 1,
    key: "A_b:c",
    text: "Talk:A b:c",
    fragment: "",
  });
  expect(titleOf(site, 0, "A", "x").fragment).toBe("x");
  expect(titleOf(site, 99, "A").text).toBe("A");
});

describe("a part of a title", () => {
  it.each([
    ["is a key without its end", "pear t", 0, "Pear_t"],
    ["may end with a space", "pear ", 0, "Pear_"],
    ["may be nothing", "", 0, ""],
    ["keeps a prefix within another namespace", "talk:x", 14, "Talk:x"],
    ["is a small letter where its namespace has them", "pear", 100, "pear"],
  ])("%s", (_, part, ns, key) => {
    expect(keyOfPart(site, part, ns)).toBe(key);
  });

  it.each([
    ["of another namespace", "Talk:x", 0],
    ["of another wiki", "de:x", 0],
    ["with a fragment", "x#y", 0],
    ["with what titles cannot have", "[", 0],
    ["of a talk page that cannot be", "File:x", 1],
  ])("is none %s", (_, part, ns) => {
    expect(keyOfPart(site, part, ns)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { titleParts } from "../../../../templates/runtime/rules/title.js";
import { asServer } from "../one-parameter.js";

/** The value that counts, or undefined for what is no title; observed on MediaWiki 1.39. */
function valueOf(text: string): unknown {
  return asServer({ type: "title" }, text).value;
}

describe("a title", () => {
  it.each([
    ["is taken as it is", "Foo", "Foo"],
    ["has single spaces", " _Foo_ \u00A0bar\u3000", "Foo bar"],
    ["loses directional marks", "\u200EFoo\u202A", "Foo"],
    ["loses its fragment and the space before it", "Foo_#bar", "Foo"],
    ["may be a fragment alone", "#bar", ""],
    ["loses a colon in front", ":Foo", "Foo"],
    ["loses a colon and a space in front", ": Foo", "Foo"],
    ["keeps its prefix as it is written", "USER : Foo", "USER:Foo"],
    ["may have a prefix of no namespace", "Foo: bar", "Foo: bar"],
    ["may hold control characters beyond ASCII", "a\u0085", "a\u0085"],
    ["may hold a percent sign", "100 %", "100 %"],
    ["may hold an ampersand", "A & B;", "A & B;"],
    ["has character references read", "A&amp;B&#33;&#x3F;&quot;", 'A&B!?"'],
    ["has what it refers to composed", "e&#x301;", "é"],
    [
      "may refer to the first and the last characters",
      "a&#160;b&#xD7FF;&#xE000;&#x10FFFF;",
      "a b\uD7FF\uE000\u{10FFFF}",
    ],
    ["may hold a percent sign and one digit", "50%a", "50%a"],
    ["may begin with a dot", ".a", ".a"],
    ["may begin with two dots", "..a", "..a"],
    ["may begin like a namespace", "Users", "Users"],
    ["of a namespace may begin with another one", "User:Talk:a", "User:Talk:a"],
    [
      "of a user's talk page is written as one address",
      "User talk:::1",
      "User talk:0:0:0:0:0:0:0:1",
    ],
    ["of anything else is no address", "File:001.2.3.4", "File:001.2.3.4"],
    ["may hold two tildes", "~~", "~~"],
    ["may hold dots that lead nowhere", "a./b..c/...", "a./b..c/..."],
    ["of a user is written as one address", "User:::1", "User:0:0:0:0:0:0:0:1"],
    ["of a talk page may have a colon further in", "Talk:a:b", "Talk:a:b"],
    ["may be 255 bytes long", "é".repeat(127), "é".repeat(127)],
    [
      "may be 255 bytes long besides its prefix",
      `File:${"a".repeat(255)}`,
      `File:${"a".repeat(255)}`,
    ],
    [
      "of a special page may be 512 bytes long",
      `Special:${"a".repeat(512)}`,
      `Special:${"a".repeat(512)}`,
    ],
  ])("%s", (_says, text, value) => {
    expect(valueOf(text)).toBe(value);
  });
});

describe("no title is", () => {
  it.each([
    ["nothing", ""],
    ["white space", " _\u00A0"],
    ["a colon", ":"],
    ["a second colon in front", "::a"],
    ["a namespace alone", "User:"],
    ["a namespace with a fragment alone", "File:#a"],
    ["a colon after a namespace", "File::a"],
    ["a talk page of another namespace", "Talk:File:a"],
    ["a bracket", "a[b"],
    ["a brace", "a}b"],
    ["a pipe", "a|b"],
    ["a less-than sign by reference", "a&lt;b"],
    ["a line feed", "a\nb"],
    ["a control character", "a\u007Fb"],
    ["a replacement character", "a\uFFFDb"],
    ["a replacement character in the fragment", "a#\uFFFD"],
    ["a reference to no character", "a&#0;"],
    ["a reference to a control character", "a&#x9F;"],
    ["a reference beyond all characters", "a&#x110000;"],
    ["a reference to half a surrogate pair", "a&#xD800;"],
    ["a name that looks like a reference", "a&foo;"],
    ["percent-encoding", "a%20b"],
    ["three tildes", "a~~~"],
    ["a dot", "."],
    ["two dots after a prefix", "User:.."],
    ["a path upwards in front", "../a"],
    ["a path in the middle", "a/./b"],
    ["a path at the end", "a/.."],
    ["a dot at the end of a path", "a/."],
    ["a dot in front of a path", "./a"],
    ["a path upwards in the middle", "a/../b"],
    ["256 bytes", `${"é".repeat(127)}aa`],
    ["513 bytes of a special page", `Special:${"a".repeat(513)}`],
  ])("%s", (_what, text) => {
    expect(valueOf(text)).toBeUndefined();
    expect(titleParts(text)).toBeUndefined();
  });
});

describe("the parts of a title", () => {
  it("name the namespace in lower case, and none for the main one", () => {
    expect(titleParts("User talk:A")).toEqual({
      prefix: "User talk",
      namespace: "user talk",
      page: "A",
    });
    expect(titleParts("Wikipedia:A")).toEqual({ namespace: "", page: "Wikipedia:A" });
  });
});

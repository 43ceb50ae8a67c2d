import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scanMarkup } from "../../../../templates/wiki/wikitext/scan.js";
import { processorTime } from "../../../processor-time.js";
import { assert } from "../../../random-runs.js";

const targets = (text: string): readonly string[] =>
  scanMarkup(text).links.map(({ target }) => target);

describe("reading markup", () => {
  it("finds links, and what they are called", () => {
    expect(scanMarkup("[[Apple]] and [[Pear|pears]] and [[:Category:Fruit]]").links).toEqual([
      { target: "Apple" },
      { target: "Pear", label: "pears" },
      { target: ":Category:Fruit" },
    ]);
  });

  it("finds the links inside captions and the parameters of templates", () => {
    expect(targets("[[File:A.png|thumb|By [[Bob]]]] {{T|x=[[Carl]]}}")).toEqual([
      "File:A.png",
      "Bob",
      "Carl",
    ]);
  });

  it.each([
    ["a comment", "<!-- [[A]] -->"],
    ["nowiki", "<nowiki>[[A]]</nowiki>"],
    ["pre", "<pre>[[A]]</pre>"],
    ["what is for other pages", "<includeonly>[[A]]</includeonly>"],
    ["a comment without an end", "<!-- [[A]]"],
    ["a link over two lines", "[[A\nB]]"],
    ["a link without an end", "[[A"],
    ["an empty link", "[[ ]]"],
  ])("sees no link in %s", (_, text) => {
    expect(targets(text)).toEqual([]);
  });

  it("reads on behind what is hidden", () => {
    expect(targets("<!-- x --> [[A]] <nowiki>[[B]]</nowiki> [[C]] <nowiki> [[D]]")).toEqual([
      "A",
      "C",
      "D",
    ]);
  });

  it("finds templates, and neither their parameters nor parameters of its own", () => {
    expect(scanMarkup("{{One}} {{ Two words | a }} {{{three|}}} {{Four\n|x}}").braces).toEqual([
      "One",
      "Two words",
      "Four",
    ]);
  });

  it("finds the files of a gallery", () => {
    const text = "<gallery mode=x>\nA.png|first\nFile:B.png\n\n</gallery> [[C]]";
    expect(scanMarkup(text)).toMatchObject({
      gallery: ["A.png", "File:B.png"],
      links: [{ target: "C" }],
    });
  });

  it("finds URLs, and leaves the full stop behind them out", () => {
    const text =
      "See http://a.example/x. [https://b.example/?q=1 b], [//c.example] (ftp://d.example) mailto:e@f.example";
    expect(scanMarkup(text).urls).toEqual([
      "http://a.example/x",
      "https://b.example/?q=1",
      "//c.example",
      "ftp://d.example",
      "mailto:e@f.example",
    ]);
  });

  it("takes neither a colon in prose nor the end of a word for a protocol", () => {
    expect(scanMarkup("note: hotel:x xhttp://a.example").urls).toEqual([]);
  });

  it("finds switches", () => {
    expect(scanMarkup("__NOTOC__ a__b __ __HIDDENCAT__").switches).toEqual(["notoc", "hiddencat"]);
  });

  it.each([
    "[[",
    "[[a|",
    "{{",
    "{{a|",
    "{{{",
    "<!--",
    "<nowiki>",
    "<gallery>",
    "__",
    "__A",
    "[//a",
    "http://",
    ":",
    "[[a|http://",
    "<pre><",
  ])("reads a long row of %j in time that grows with its length alone", (sign) => {
    const timeOf = (times: number): number => {
      const text = sign.repeat(times);
      return processorTime(() => scanMarkup(text));
    };
    timeOf(20_000);
    const short = Math.min(timeOf(20_000), timeOf(20_000), timeOf(20_000));
    const long = Math.min(timeOf(160_000), timeOf(160_000), timeOf(160_000));
    // Eight times the text; were the time to grow with the square, it would be 64.
    expect(long).toBeLessThan(30 * short + 20);
  });

  it("ends for any text, and finds nothing that is not in it", () => {
    const piece = fc.constantFrom(
      "[[",
      "]]",
      "{{",
      "}}",
      "|",
      "<!--",
      "-->",
      "<nowiki>",
      "</nowiki>",
      "__",
      "http://",
      "a",
      " ",
      "\n",
      ":",
      "#",
      "<gallery>",
      "</gallery>",
    );
    assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        const { links, braces, urls, gallery } = scanMarkup(text);
        for (const found of [...links.map(({ target }) => target), ...braces, ...urls, ...gallery])
          expect(text).toContain(found);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { decodeEntities, htmlText, tidyLines, plainText } from "../../../generator/base/html.js";
import { processorTime } from "../../processor-time.js";

describe("HTML as text", () => {
  it("has a line for each paragraph, and none that is blank", () => {
    expect(htmlText("<p>One <b>two</b>\nthree.\n</p><p> </p>\n<p>Four.<br />Five.</p>")).toBe(
      "One two three.\nFour.\nFive.",
    );
  });

  it("has a line for each item of a list, numbered where the list is", () => {
    const html =
      "<p>Steps:</p><ol><li>First.</li>\n<li>Second:\n<ul><li>a</li><li>b</li></ul></li><li>Third.</li></ol>";
    expect(htmlText(html)).toBe("Steps:\n1. First.\n2. Second:\n- a\n- b\n3. Third.");
  });

  it("has a line for each term with its definition", () => {
    const html =
      '<p>Which:\n</p><dl><dt><span dir="ltr" lang="en">ids</span></dt>\n<dd>The identifiers.</dd><dt>x</dt><dd>X.</dd></dl>';
    expect(htmlText(html)).toBe("Which:\n- ids: The identifiers.\n- x: X.");
  });

  it("keeps what only looks like markup", () => {
    expect(htmlText("a &lt;b&gt; c, 1 < 2 > 0, &amp;lt;")).toBe("a <b> c, 1 < 2 > 0, &lt;");
  });

  it("is empty where there is only markup", () => {
    expect(htmlText("<p></p><ul><li></li></ul>")).toBe("");
  });

  it("is made in time that grows with the text, not faster", () => {
    for (const part of ["<", "<a ", "<li>", "</ol>", "&#", "<dt>", "</dt> ", " "]) {
      const text = part.repeat(200_000);
      expect(
        processorTime(() => htmlText(text)),
        part,
      ).toBeLessThan(2000);
    }
  });
});

describe("character references", () => {
  it.each([
    ["&amp;&lt;&gt;&quot;&apos;", "&<>\"'"],
    ["&#95;&#x7b;&#x1F600;", "_{😀"],
    ["&#0;&#xD800;&#x110000;", "\uFFFD\uFFFD\uFFFD"],
    ["&unknown; &toString; & &;", "&unknown; &toString; & &;"],
    ["&amp;amp;", "&amp;"],
  ])("%j stand for %j", (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});

describe("a help text", () => {
  it("loses markup where it is HTML, and only there", () => {
    const help = "<p>A &lt;b&gt;\n and  more</p>";
    expect(plainText(help, "html")).toBe("A <b> and more");
    for (const format of ["plain", "wikitext", undefined])
      expect(plainText(help, format)).toBe("<p>A &lt;b&gt;\nand more</p>");
  });

  it("is none where it is empty, or message keys", () => {
    expect(plainText(" \n ", "plain")).toBeUndefined();
    expect(plainText("<p></p>", "html")).toBeUndefined();
    expect(plainText([{ key: "x", params: [] }], "raw")).toBeUndefined();
    expect(plainText(undefined, "none")).toBeUndefined();
  });

  it("keeps its lines, without what nobody sees", () => {
    expect(tidyLines("a \t b\r\n\n  \u00A0 c\n")).toBe("a b\nc");
  });
});

import { describe, expect, it } from "vitest";
import { helpBlocks, helpHtml, helpMember } from "../../../../templates/wiki/help/help-text.js";

const TEXT = [
  "A `b` & <c>.",
  "",
  "- up: Up `x`.",
  '- "": None.',
  "- no: Nothing.",
  "- of: ",
  "- plain",
  "1. One.",
  "12. Two.",
  "Last.",
  "- down: Down: all.",
].join("\n");

const BLOCKS = helpBlocks(TEXT, ["up", "", "of", "down"]);

describe("A help text", () => {
  it("is split by its lines", () => {
    expect(BLOCKS).toEqual([
      { kind: "paragraph", text: "A `b` & <c>." },
      {
        kind: "values",
        items: [
          { value: "up", text: "Up `x`." },
          { value: "", text: "None." },
        ],
      },
      { kind: "items", items: ["no: Nothing.", "of: ", "plain"] },
      { kind: "steps", items: ["One.", "Two."] },
      { kind: "paragraph", text: "Last." },
      { kind: "values", items: [{ value: "down", text: "Down: all." }] },
    ]);
    expect(helpBlocks("- up: Up.\na 1. b\nx - y")).toEqual([
      { kind: "items", items: ["up: Up."] },
      { kind: "paragraph", text: "a 1. b" },
      { kind: "paragraph", text: "x - y" },
    ]);
    expect(helpBlocks("1. a\n- b\n2. c")).toEqual([
      { kind: "steps", items: ["a"] },
      { kind: "items", items: ["b"] },
      { kind: "steps", items: ["c"] },
    ]);
    expect(helpBlocks("")).toEqual([]);
  });

  it("is HTML with the elements of MediaWiki's parser", () => {
    expect(helpHtml(BLOCKS)).toEqual([
      "<p>A <kbd>b</kbd> &amp; &lt;c&gt;.\n</p>",
      '<dl><dt><span dir="ltr" lang="en">up</span></dt>\n<dd>Up <kbd>x</kbd>.</dd>\n<dt><span dir="ltr" lang="en"></span></dt>\n<dd>None.</dd></dl>',
      "<ul><li>no: Nothing.</li>\n<li>of: </li>\n<li>plain</li></ul>",
      "<ol><li>One.</li>\n<li>Two.</li></ol>",
      "<p>Last.\n</p>",
      '<dl><dt><span dir="ltr" lang="en">down</span></dt>\n<dd>Down: all.</dd></dl>',
    ]);
  });
});

function message(text: string | undefined): object {
  return { key: "rawmessage", params: [text] };
}

describe("A member of paraminfo", () => {
  it("has a paragraph that is alone without its element", () => {
    expect(helpMember("d", helpBlocks("A `b`."), "html")).toEqual({ d: "A <kbd>b</kbd>." });
    expect(helpMember("d", helpBlocks("A.\nB."), "html")).toEqual({
      d: "<p>A.\n</p>\n<p>B.\n</p>",
    });
    expect(helpMember("d", helpBlocks("- A."), "html")).toEqual({ d: "<ul><li>A.</li></ul>" });
    expect(helpMember("d", [], "html")).toEqual({ d: "" });
  });

  it("is absent without texts", () => {
    expect(helpMember("d", BLOCKS, "none")).toEqual({});
  });

  const wikitext = [
    "A <kbd>b</kbd> &amp; &lt;c&gt;.",
    ';<span dir="ltr" lang="en">up</span>:Up <kbd>x</kbd>.\n;<span dir="ltr" lang="en"></span>:None.',
    "*no: Nothing.\n*of: \n*plain",
    "#One.\n#Two.",
    "Last.",
    ';<span dir="ltr" lang="en">down</span>:Down: all.',
  ];

  it("is wikitext in which no part of the text is markup", () => {
    expect(helpMember("d", BLOCKS, "wikitext")).toEqual({ d: wikitext.join("\n\n") });
    expect(helpMember("d", helpBlocks("[[a]] {{b}} ''c'' [d] {e}"), "wikitext")).toEqual({
      d: "&#91;[a]] &#123;{b}} &#39;'c&#39;' [d] {e}",
    });
  });

  it("is a list of messages: one for each value, and one for each other part", () => {
    expect(helpMember("d", BLOCKS, "raw")).toEqual({
      d: [
        message(wikitext[0]),
        { ...message("Up `x`."), forvalue: "up" },
        { ...message("None."), forvalue: "" },
        message(wikitext[2]),
        message(wikitext[3]),
        message(wikitext[4]),
        { ...message("Down: all."), forvalue: "down" },
      ],
    });
  });
});

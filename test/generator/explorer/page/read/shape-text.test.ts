import { h } from "preact";
import type { ComponentChild } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inline, Prose } from "../../../../../generator/explorer/page/prose.js";
import {
  conditionWords,
  presenceWords,
  resultShapeText,
} from "../../../../../generator/explorer/page/fields-view.js";
import type { ResultShape } from "../../../../../generator/model/result.js";
import { openView } from "../opened-page.js";

afterEach(() => vi.unstubAllGlobals());

/** The HTML of words, on one line. */
async function shown(words: ComponentChild): Promise<string> {
  const html = (await openView(h("p", null, words))).html();
  const lines = html.split("\n").map((line) => line.trim());
  const texts = lines.map((line) => (line.startsWith('"') ? String(JSON.parse(line)) : line));
  return texts.join("").replaceAll(/^<p(?: \/)?>|<\/p>$/g, "");
}

describe("The type of a value in a response", () => {
  const text = { kind: "scalar", type: "string" } as const;

  it.each<readonly [ResultShape, string]>([
    [text, "string"],
    [{ kind: "scalar", type: "unknown" }, "any JSON"],
    [{ kind: "enum", parameter: "prop", values: ["a"] }, "value of prop"],
    [{ kind: "flag" }, "flag"],
    [{ kind: "list", items: { kind: "flag" } }, "list of flag"],
    [{ kind: "map", values: text, emptyIsList: false }, "map of string"],
    [{ kind: "record", fields: [], emptyIsList: false }, "object"],
    [{ kind: "union", of: [text, { kind: "list", items: text }] }, "string or list of string"],
  ])("%j is %s", (shape, words) => {
    expect(resultShapeText(shape)).toBe(words);
  });
});

describe("The conditions of a field", () => {
  it("are parameters with their values", async () => {
    expect(await shown(conditionWords([]))).toBe("");
    expect(await shown(conditionWords([{ parameter: "deep" }]))).toBe("<code>deep</code>");
    expect(
      await shown(
        conditionWords([{ parameter: "prop", values: ["a", "\u202Eb"] }, { parameter: "x" }]),
      ),
    ).toBe("<code>prop=a|\\u202eb</code> and <code>x</code>");
  });

  it("are other fields with their values, beside it or above", async () => {
    expect(await shown(presenceWords([]))).toBe("optional");
    expect(
      await shown(
        presenceWords([
          [
            { of: "object", field: "type", values: ["a", "b"] },
            { of: "parent", field: "new", values: [true] },
          ],
          [{ of: "object", field: "x", values: [false] }],
        ]),
      ),
    ).toBe("if <code>type=a|b</code> and <code>../new=true</code> or <code>x=false</code>");
  });
});

describe("A description", () => {
  it.each([
    ["a\nb\n\nc", "<p>a b</p>\n<p>c</p>\n"],
    ["  a  \n\n\n\n  b", "<p>a</p>\n<p>b</p>\n"],
    [
      "a\n- b\n- c\ne",
      '<p>a</p>\n<ul class="prose">\n  <li>b</li>\n  <li>c</li>\n</ul>\n<p>e</p>\n',
    ],
    [
      "- a\n\n- b",
      '<ul class="prose">\n  <li>a</li>\n</ul>\n<ul class="prose">\n  <li>b</li>\n</ul>\n',
    ],
    ["-a\n-", "<p>-a -</p>\n"],
    ["", ""],
  ])("%j is paragraphs and lists", async (text, html) => {
    expect((await openView(h(Prose, { text }))).html()).toBe(html);
  });

  it("on a line has code in backticks, without hidden characters", async () => {
    expect(await shown(inline("a `b\u202E` c\u202E `d`"))).toBe(
      "a <code>b\\u202e</code> c\\u202e <code>d</code>",
    );
  });
});

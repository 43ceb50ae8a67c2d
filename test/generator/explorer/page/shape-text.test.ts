import { h } from "preact";
import type { ComponentChild } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  conditionWords,
  presenceWords,
  resultShapeText,
} from "../../../../generator/explorer/page/fields-view.js";
import type { ResultShape } from "../../../../generator/spec/model/result.js";
import { openView } from "./opened-page.js";

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

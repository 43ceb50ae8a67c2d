import { constantFrom, jsonValue, property } from "fast-check";
import { parseTree } from "jsonc-parser";
import type { Node } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { below } from "../../../generator/base/document.js";
import { locateParts, survey } from "../../../generator/base/json-layout.js";
import { assert } from "../../random-runs.js";

/** Each part's pointer, and its offset as another parser has it: a member's is its key's. */
function partsByTree(node: Node, pointer = "", shown = node.offset): readonly [string, number][] {
  const { type, children = [] } = node;
  if (type === "array")
    return [
      [pointer, shown],
      ...children.flatMap((item, index) => partsByTree(item, below(pointer, index))),
    ];
  return [
    [pointer, shown],
    ...children.flatMap(({ offset, children: [key, value] = [] }) =>
      value ? partsByTree(value, below(pointer, String(key?.value)), offset) : [],
    ),
  ];
}

describe("the places of pointers", () => {
  it("are those that another parser finds, whatever the text", () => {
    assert(
      property(jsonValue(), constantFrom("", 1, 2, "\t"), (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        const tree = parseTree(text);
        if (!tree) throw new Error("There is no tree.");
        const placeOf = locateParts(text);
        for (const [pointer, offset] of partsByTree(tree))
          expect(placeOf(pointer).shown).toBe(offset);
      }),
    );
  });

  it("are found in any order, each as often as is asked", () => {
    const placeOf = locateParts('[{"a":1},{"b":[2,3]},4]');
    expect(
      ["/2", "/0/a", "/1/b/1", "/2", "/1/b/0"].map((pointer) => placeOf(pointer).shown),
    ).toEqual([21, 2, 17, 21, 15]);
  });

  it("are no further than the last part that is there", () => {
    const placeOf = locateParts('{"a":["b"],"c":"d"}');
    expect(
      ["/a/1", "/a/0/x", "/a/b", "/c/0", "/d"].map((pointer) => placeOf(pointer).shown),
    ).toEqual([1, 6, 1, 11, 0]);
  });
});

describe("a survey of a text", () => {
  it("tells strings from keys", () => {
    expect(survey('{"a":"a","b":["a","a",{"a":"b"}],"c":"b"}', 9)).toEqual({ repeated: [] });
  });

  it("names a key that stands again, however it is written", () => {
    const { repeated } = survey(String.raw`{"a\"":1,"b":{"a\"":2},"a\u0022":3}`, 9);
    expect(repeated).toEqual([{ name: 'a"', offset: 23 }]);
  });

  it("does not count brackets in strings, nor after a backslash", () => {
    expect(survey(String.raw`["[[\"[[","\\"]`, 1).tooDeep).toBeUndefined();
    expect(survey(String.raw`["\\",[]]`, 1).tooDeep).toBe(6);
  });

  it("bears with a text that is broken", () => {
    expect(survey(String.raw`]}{"\x":1,"`, 2)).toEqual({ repeated: [] });
  });
});

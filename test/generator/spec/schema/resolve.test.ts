import { describe, expect, it } from "vitest";
import { referenceTarget } from "../../../../generator/spec/schema/resolve.js";
import { documentOf } from "./documents.js";

const MAIN = documentOf(
  {
    a: { b: [{ c: 1 }, "x"], "d/e~f": 2, "": 3, null: null },
    to: { $ref: "#/a" },
    far: { $ref: "other/list.json#/list" },
    circle: { $ref: "#/circle/x" },
    first: { $ref: "#/second" },
    second: { $ref: "#/first" },
    nowhere: { $ref: "#/no" },
    number: { $ref: 1 },
    list: [[{ $anchor: "deep", k: 1 }], { $anchor: "late" }],
    named: { $anchor: "deep" },
  },
  "main.json",
);
const OTHER = documentOf({ list: { x: 5, back: { $ref: "../main.json#/a" } } }, "other/list.json");

/** Where a reference from the main document leads: the file, the pointer and the value. */
function targetOf(reference: string, from = MAIN): readonly unknown[] | undefined {
  const files = new Map([MAIN, OTHER].map((document) => [document.file, document]));
  const target = referenceTarget({ document: from, pointer: "/x" }, reference, files);
  return target && [target.document.file, target.pointer, target.value];
}

describe("a reference", () => {
  it.each<readonly [string, string, string, unknown]>([
    ["#/a/b/0/c", "main.json", "/a/b/0/c", 1],
    ["#/a/b/1", "main.json", "/a/b/1", "x"],
    ["#/a/d~1e~0f", "main.json", "/a/d~1e~0f", 2],
    ["#/a/", "main.json", "/a/", 3],
    ["#/a/null", "main.json", "/a/null", null],
    ["#/to/b/1", "main.json", "/a/b/1", "x"],
    ["#/to/$ref", "main.json", "/to/$ref", "#/a"],
    ["#/far/x", "other/list.json", "/list/x", 5],
    ["#/far/back/b/1", "main.json", "/a/b/1", "x"],
    ["other/list.json#/list/x", "other/list.json", "/list/x", 5],
    ["#deep", "main.json", "/list/0/0", { $anchor: "deep", k: 1 }],
    ["#late", "main.json", "/list/1", { $anchor: "late" }],
  ])("%s leads to a part", (reference, file, pointer, value) => {
    expect(targetOf(reference)).toEqual([file, pointer, value]);
  });

  it("leads to a complete document without a fragment", () => {
    expect(targetOf("other/list.json")).toEqual(["other/list.json", "", OTHER.value]);
    expect(targetOf("#")).toEqual(["main.json", "", MAIN.value]);
    expect(targetOf("../main.json#/a/b/1", OTHER)).toEqual(["main.json", "/a/b/1", "x"]);
    expect(targetOf("#/list/x", OTHER)).toEqual(["other/list.json", "/list/x", 5]);
  });

  it.each([
    "#/no",
    "#/a/b/2",
    "#/a/b/x",
    "#/a/b/-1",
    "#/a/b/0x0",
    "#/a/b/0/c/d",
    "#/a/toString",
    "#/circle/y",
    "#/first/y",
    "#/nowhere/y",
    "#/number/y",
    "#no",
    "no.json",
    "no.json#/a",
  ])("%s leads nowhere", (reference) => {
    expect(targetOf(reference)).toBeUndefined();
  });
});

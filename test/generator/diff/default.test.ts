import { describe, expect, it } from "vitest";
import { changes, changesOf, INTEGER, LIMIT, LISTED, SEVERAL } from "./changes.js";
import type { Facets } from "./changes.js";

/** Several values with a default. */
function several(text: string): Facets {
  return { ...SEVERAL, default: text };
}

describe("a default", () => {
  it.each<[string, Facets, string | number]>([
    ["the minimum", { ...INTEGER, min: 2, max: 5 }, 2],
    ["the maximum", { ...INTEGER, min: 2, max: 5 }, "5"],
    ["the maximum for callers with high limits", { ...LIMIT, max: 5, highmax: 9 }, 9],
    ["the maximum above that of callers with high limits", { ...LIMIT, max: 5, highmax: 4 }, 5],
    ["`max` of a limit", LIMIT, "max"],
    ["nothing, of several", { ...INTEGER, ...SEVERAL }, ""],
    ["the word for all, of several", { ...LISTED, ...SEVERAL, allspecifier: "*" }, "*"],
    ["several numbers", { ...INTEGER, ...SEVERAL, max: 5 }, "1|5"],
    ["any text", {}, ""],
  ])("may be %s", (_what, side, given) => {
    expect(changes(side, { ...side, default: given })).toEqual(["default-added"]);
  });

  it.each<[string, Facets, string | number]>([
    ["below the minimum", { ...INTEGER, min: 2 }, 1],
    ["above the maximum", { type: "float", max: 5 }, "5.5"],
    ["above both maxima", { ...LIMIT, max: 5, highmax: 9 }, 10],
    ["nothing, of one number", INTEGER, ""],
    ["no number", INTEGER, "max"],
    ["one value too large, of several", { ...INTEGER, ...SEVERAL, max: 5 }, "1|6"],
    ["several values of one", LISTED, "a|b"],
    ["the word for all, of one", { ...LISTED, allspecifier: "*" }, "*"],
    ["one value unlisted, of several", { ...LISTED, ...SEVERAL }, "a|c"],
  ])("that is %s is not taken", (_what, side, given) => {
    expect(changes(side, { ...side, default: given })).toEqual(["default-invalid"]);
  });

  it("that is another or gone changes what the server does, and of a limit how much it sends", () => {
    expect(changes({ default: "a" }, { default: "b" })).toEqual(["default-changed"]);
    expect(changes({ ...LIMIT, default: 10 }, { ...LIMIT, default: 50 })).toEqual([
      "limit-default-changed",
    ]);
    expect(changes({ default: "a" }, {})).toEqual(["default-removed"]);
  });

  it("of several values is another one with other values, or with none", () => {
    expect(changes(several("a|b"), several("a|c"))).toEqual(["default-changed"]);
    expect(changes(several("a|bc"), several("ab|c"))).toEqual(["default-changed"]);
    expect(changes(several("a|b"), SEVERAL)).toEqual(["default-removed"]);
    expect(changes(SEVERAL, several("a|b"))).toEqual(["default-added"]);
  });

  it("has no order only where both sides take several values", () => {
    const one = { default: "b|a" };
    expect(changes(several("a|b"), one)).toEqual(["multi-removed", "default-changed"]);
    expect(changes(one, several("a|b"))).toEqual(["multi-added", "default-changed"]);
  });

  it("of several values has no order, of one it is a text", () => {
    expect(changes({ ...SEVERAL, default: "a|b" }, { ...SEVERAL, default: "b|a|b" })).toEqual([]);
    expect(changes({ default: "a|b" }, { default: "b|a" })).toEqual(["default-changed"]);
  });

  it("of a boolean has no meaning, and `false` is none", () => {
    const flag = { type: "boolean" };
    expect(changes({ ...flag, default: "" }, { ...flag, default: true })).toEqual([]);
    expect(changes(flag, { ...flag, default: false })).toEqual([]);
    expect(changes(flag, { ...flag, default: true })).toEqual(["unknown-key-added"]);
  });

  it.each<[string, Facets, Facets]>([
    ["a number and its text", { ...INTEGER, default: 5 }, { ...INTEGER, default: "5" }],
    [
      "all values, and the word for all",
      { ...LISTED, ...several("b|a"), allspecifier: "*" },
      { ...LISTED, ...several("*"), allspecifier: "*" },
    ],
    ["both ways to join values", several("a|b"), several("\u001Fb\u001Fa")],
  ])("is the same as %s", (_what, old, next) => {
    expect(changes(old, next)).toEqual([]);
    expect(changes(next, old)).toEqual([]);
  });

  it("of all values stays the same where there are more values, unless it lists them", () => {
    const more = { ...SEVERAL, type: ["a", "b", "c"], allspecifier: "*" };
    const all = { ...LISTED, ...SEVERAL, allspecifier: "*" };
    const word = { default: "*" };
    expect(changes({ ...all, ...word }, { ...more, ...word })).toEqual(["enum-value-added"]);
    expect(changes({ ...all, default: "a|b" }, { ...more, default: "a|b|c" })).toEqual([
      "enum-value-added",
      "default-changed",
    ]);
    const namespaces = { ...SEVERAL, type: "namespace", allspecifier: "*" };
    expect(changes(namespaces, { ...namespaces, ...word })).toEqual(["default-added"]);
    expect(changes({ ...namespaces, default: "" }, { ...namespaces, ...word })).toEqual([
      "default-changed",
    ]);
  });

  it("is compared as one text if one side takes a single value", () => {
    expect(changes(several("a|b"), { default: "a|b" })).toEqual(["multi-removed"]);
    expect(changes({ default: "a|b" }, several("a|b"))).toEqual(["multi-added"]);
  });

  it.each<[string, Facets, string]>([
    ["several values, joined by |", several("a|b"), "a|b"],
    ["values that contain |, joined by U+001F", several("\u001Fa|b\u001Fc"), "\u001Fa|b\u001Fc"],
    ["one value of several", several("a"), "a"],
    ["one empty value of several", several("|"), "|"],
    ["a value and an empty one", several("a|"), "a|"],
    ["the word for all", { ...LISTED, ...several("all"), allspecifier: "all" }, "all"],
    ["a number", { ...INTEGER, default: 5 }, "5"],
  ])("is reported as the catalogue writes it: %s", (_what, side, text) => {
    const { default: _default, ...without } = side;
    expect(changesOf(without, side)).toMatchObject([{ rule: "default-added", new: text }]);
    expect(changesOf(side, without)).toMatchObject([{ rule: "default-removed", old: text }]);
  });

  it("goes with the type where a boolean comes or goes", () => {
    expect(changes({ type: "boolean", default: true }, {})).toEqual(["boolean-to-other"]);
    expect(changes({ type: "boolean" }, { default: "a" })).toEqual(["boolean-to-other"]);
    expect(changes({ default: "a" }, { type: "boolean" })).toEqual(["other-to-boolean"]);
  });

  it("changes nothing over the wire where every request had to give the parameter", () => {
    expect(changes({ required: true }, { required: true, default: "a" })).toEqual([
      "default-added was-given",
    ]);
  });
});

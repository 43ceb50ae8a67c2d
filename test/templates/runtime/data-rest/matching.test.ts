import { describe, expect, it } from "vitest";
import { foundRows } from "../../../../templates/runtime/data-rest/matching.js";
import type { DataRestCondition } from "../../../../templates/runtime/data-rest/resource.js";

/** The values of the rows that a search with one condition finds; undefined if it fails. */
function found(
  values: readonly unknown[],
  condition: Omit<DataRestCondition, "parameter" | "property">,
  query: string,
): readonly unknown[] | undefined {
  const rows = values.map((value) => ({ value: { p: value }, text: "" }));
  const search = {
    name: "find",
    returns: "list" as const,
    conditions: [{ parameter: "q", property: "p", ...condition }],
  };
  const all = foundRows(rows, search, new URLSearchParams(query));
  return all && rows.filter((row) => all.includes(row)).map(({ value }) => value.p);
}

const WORDS = ["abc", "bcd", "ABC", "b"];

describe("A search of texts", () => {
  it.each<readonly [DataRestCondition["test"], query: string, words: readonly string[]]>([
    ["equal", "q=abc", ["abc"]],
    ["equal", "q=a&q=b", []],
    ["equal", "other=abc", []],
    ["notEqual", "q=abc", ["bcd", "ABC", "b"]],
    ["notEqual", "", []],
    ["containing", "q=bc", ["abc", "bcd"]],
    ["startingWith", "q=b", ["bcd", "b"]],
    ["endingWith", "q=bc", ["abc"]],
    ["greater", "q=b", ["bcd"]],
    ["greaterOrEqual", "q=b", ["bcd", "b"]],
    ["less", "q=abc", ["ABC"]],
    ["lessOrEqual", "q=abc", ["abc", "ABC"]],
  ])("by %s with ?%s has %j", (test, query, words) => {
    expect(found(WORDS, { test }, query)).toEqual(words);
  });

  it("may ignore the case of letters", () => {
    expect(found(WORDS, { test: "equal", ignoreCase: true }, "q=aBc")).toEqual(["abc", "ABC"]);
    expect(found(WORDS, { test: "endingWith", ignoreCase: true }, "q=Bc")).toEqual(["abc", "ABC"]);
  });

  it("joins repeated texts with commas, and compares other values by their JSON", () => {
    expect(found(["a,b", "a"], { test: "equal" }, "q=a&q=b")).toEqual(["a,b"]);
    expect(found([true, null, [1], 5n], { test: "equal" }, "q=true")).toEqual([true]);
    expect(found([true, null, [1], 5n], { test: "equal" }, "q=null")).toEqual([null]);
    expect(found([true, null, [1], 5n], { test: "equal" }, "q=[1]")).toEqual([[1]]);
    expect(found([true, null, [1], 5n], { test: "equal" }, "q=5")).toEqual([5n]);
    expect(found([undefined], { test: "equal" }, "q=null")).toEqual([undefined]);
  });
});

describe("A search of numbers", () => {
  it.each<
    readonly [DataRestCondition["test"], query: string, numbers: readonly number[] | undefined]
  >([
    ["equal", "q=2", [2]],
    ["equal", "q=+2.0", [2]],
    ["equal", "q=2d", [2]],
    ["equal", "q=20e-1F", [2]],
    ["equal", "q=2&q=3", [2]],
    ["notEqual", "q=2", [1, 3]],
    ["greater", "q=2", [3]],
    ["greaterOrEqual", "q=2", [2, 3]],
    ["less", "q=2", [1]],
    ["lessOrEqual", "q=2", [1, 2]],
    ["containing", "q=2", [2]],
    ["startingWith", "q=2", [2]],
    ["endingWith", "q=2", [2]],
    ["equal", "q=x2", undefined],
    ["equal", "q=2x", undefined],
    ["equal", "q=", undefined],
    ["equal", "", undefined],
  ])("by %s with ?%s has %j", (test, query, numbers) => {
    expect(found([1, 2, 3], { test, isNumber: true }, query)).toEqual(numbers);
  });

  it.each<readonly [DataRestCondition["test"], numbers: readonly bigint[]]>([
    ["equal", [9007199254740993n]],
    ["notEqual", [9007199254740992n, 9007199254740994n]],
    ["greater", [9007199254740994n]],
    ["less", [9007199254740992n]],
  ])("of 64 bits by %s has %s", (test, numbers) => {
    const all = [9007199254740992n, 9007199254740993n, 9007199254740994n];
    expect(found(all, { test, isNumber: true }, "q=%2B9007199254740993")).toEqual(numbers);
  });

  it("finds no row with another value", () => {
    expect(found(["2", null], { test: "equal", isNumber: true }, "q=2")).toEqual([]);
  });
});

it("A search without conditions has all rows, and with two those of both", () => {
  const rows = [1, 2, 3].map((p) => ({ value: { p }, text: "" }));
  const search = { name: "find", returns: "list" as const };
  expect(foundRows(rows, { ...search, conditions: [] }, new URLSearchParams())).toEqual(rows);
  const conditions = [
    { parameter: "from", property: "p", test: "greaterOrEqual" as const, isNumber: true as const },
    { parameter: "to", property: "p", test: "less" as const, isNumber: true as const },
  ];
  expect(foundRows(rows, { ...search, conditions }, new URLSearchParams("from=2&to=3"))).toEqual([
    rows[1],
  ]);
});

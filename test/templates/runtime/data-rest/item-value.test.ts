import { describe, expect, it } from "vitest";
import {
  isChanged,
  readProperties,
  storedValue,
  withInitialValues,
} from "../../../../templates/runtime/data-rest/item-value.js";
import type {
  DataRestProperty,
  DataRestResource,
  DataRestSchema,
} from "../../../../templates/runtime/data-rest/resource.js";

function resource(...properties: readonly DataRestProperty[]): DataRestResource {
  return {
    collection: "things",
    rel: "things",
    itemRel: "thing",
    key: "id",
    title: "Thing",
    properties,
    sortable: [],
    searches: [],
  };
}

/** What a property becomes of a value in a body; "unreadable" if the body is refused. */
function read(
  given: unknown,
  schema: DataRestSchema,
  more: Partial<DataRestProperty> = {},
): unknown {
  const found = readProperties(resource({ name: "p", schema, ...more }), { p: given }, () => true);
  return found.kind === "value" ? found.value["p"] : found.kind;
}

const UNREADABLE = "unreadable";
const MOST = 2n ** 63n - 1n;

/** Jackson's coercions, as Spring Boot configures it. */
describe("A property in a body", () => {
  it.each<readonly [type: string, given: unknown, value: unknown]>([
    ["string", "a", "a"],
    ["string", 1.5, "1.5"],
    ["string", 1n, "1"],
    ["string", true, "true"],
    ["string", ["a"], UNREADABLE],
    ["string", {}, UNREADABLE],
    ["integer", 3, 3],
    ["integer", -3.9, -3],
    ["integer", 2 ** 63, UNREADABLE],
    ["integer", -(2 ** 63), UNREADABLE],
    ["integer", " +12 ", 12],
    ["integer", "-12", -12],
    ["integer", " ", 0],
    ["integer", "1.5", UNREADABLE],
    ["integer", "12a", UNREADABLE],
    ["integer", "a12", UNREADABLE],
    ["integer", true, UNREADABLE],
    ["number", 1.5, 1.5],
    ["number", " 1.5 ", 1.5],
    ["number", "", 0],
    ["number", ".5", 0.5],
    ["number", "1.", 1],
    ["number", "-1e3", -1000],
    ["number", "+2E-1", 0.2],
    ["number", "1.5f", 1.5],
    ["number", "2D", 2],
    ["number", "1.5x", UNREADABLE],
    ["number", "x1", UNREADABLE],
    ["number", ".", UNREADABLE],
    ["number", false, UNREADABLE],
    ["boolean", true, true],
    ["boolean", false, false],
    ["boolean", 0, false],
    ["boolean", 2, true],
    ["boolean", 0.5, UNREADABLE],
    ["boolean", "true", true],
    ["boolean", " True ", true],
    ["boolean", "TRUE", true],
    ["boolean", "tRUE", UNREADABLE],
    ["boolean", "true!", UNREADABLE],
    ["boolean", "false", false],
    ["boolean", "False", false],
    ["boolean", "FALSE", false],
    ["boolean", "", false],
    ["boolean", "no", UNREADABLE],
    ["boolean", [], UNREADABLE],
    ["object", { a: 1 }, { a: 1 }],
  ])("of the type %s: %o is read as %o", (type, given, value) => {
    expect(read(given, { type })).toEqual(value);
  });

  it.each<readonly [given: unknown, value: unknown]>([
    [MOST, MOST],
    [MOST + 1n, UNREADABLE],
    [-MOST - 1n, -MOST - 1n],
    [-MOST - 2n, UNREADABLE],
    [` +${MOST} `, MOST],
    [String(-MOST - 1n), -MOST - 1n],
    [String(MOST + 1n), UNREADABLE],
    [3.9, 3n],
    ["", 0n],
    ["1.5", UNREADABLE],
    [true, UNREADABLE],
  ])("of 64 bits: %o is read as %o", (given, value) => {
    expect(read(given, { type: "integer" }, { isBigint: true })).toEqual(value);
  });

  it.each<readonly [given: unknown, value: unknown]>([
    [
      ["1", 2, null],
      [1, 2, null],
    ],
    [[], []],
    [null, null],
    [["a"], UNREADABLE],
    ["1", UNREADABLE],
  ])("that is a list: %j is read as %j", (given, value) => {
    expect(read(given, { type: "array", items: { type: "integer" } }, { initial: [] })).toEqual(
      value,
    );
  });

  it("that is null has its initial value", () => {
    expect(read(null, { type: "integer" }, { initial: 7 })).toBe(7);
    expect(read(null, { type: "integer" })).toBeUndefined();
  });

  it("is named, if the body is refused", () => {
    const properties = resource({ name: "size", schema: { type: "integer" } });
    expect(readProperties(properties, { size: "x" }, () => true)).toEqual({
      kind: "unreadable",
      reason: "The value of size is no integer.",
    });
  });

  it("is ignored, if it is unknown, inherited or not wanted", () => {
    const properties = resource(
      { name: "a", schema: { type: "string" } },
      { name: "toString", schema: { type: "string" } },
    );
    const body = { a: "1", b: "2" };
    expect(readProperties(properties, body, () => true)).toEqual({
      kind: "value",
      value: { a: "1" },
    });
    expect(readProperties(properties, body, ({ name }) => name !== "a")).toEqual({
      kind: "value",
      value: {},
    });
  });
});

describe("The value of an item", () => {
  const things = resource(
    { name: "id", schema: { type: "integer" } },
    { name: "size", schema: { type: "integer" }, initial: 0 },
    { name: "tags", schema: { type: "array" }, initial: [] },
  );

  it("has initial values where it has none, in the order of the properties", () => {
    expect(Object.entries(withInitialValues(things, { tags: null, x: 1 }))).toEqual([
      ["size", 0],
      ["tags", null],
    ]);
  });

  it("is stored with an empty list instead of none", () => {
    expect(storedValue(things, { id: 1, size: null, tags: null })).toEqual({
      id: 1,
      size: null,
      tags: [],
    });
    expect(storedValue(things, { id: 1, tags: ["a"] })).toEqual({ id: 1, tags: ["a"] });
  });

  it.each<
    readonly [
      label: string,
      before: unknown,
      after: Readonly<Record<string, unknown>>,
      isWritten: boolean,
      changed: boolean,
    ]
  >([
    ["the same", { size: 1, tags: ["a"] }, { size: 1, tags: ["a"] }, false, false],
    ["another number", { size: 1 }, { size: 2 }, false, true],
    ["a number instead of its digits as 64 bits", { size: 1n }, { size: 1 }, false, true],
    ["the same of 64 bits", { size: 1n }, { size: 1n }, false, false],
    ["another list", { tags: ["a"] }, { tags: ["b"] }, false, true],
    ["the same list, which is written", { tags: ["a"] }, { tags: ["a"] }, true, true],
    ["an empty list instead of none", { tags: null }, { tags: [] }, false, false],
    ["an empty list instead of an absent one", {}, { tags: [] }, false, false],
    ["a list instead of an empty one", { tags: [] }, { tags: ["a"] }, false, true],
    ["no list instead of one", { tags: ["a"] }, { tags: null }, false, true],
    ["a number instead of nothing", undefined, { size: 1 }, false, true],
  ])("is another version with %s", (_, before, after, isWritten, changed) => {
    expect(isChanged(things, before, after, () => isWritten)).toBe(changed);
  });

  it("counts a list as written by whether it is empty before and after", () => {
    const empty: boolean[] = [];
    const note = (_: DataRestProperty, isEmpty: boolean): boolean => !empty.push(isEmpty);
    isChanged(things, { tags: [] }, { tags: null }, note);
    isChanged(things, { tags: ["a"] }, { tags: [] }, note);
    isChanged(things, { tags: [] }, { tags: ["a"] }, note);
    expect(empty).toEqual([true, false, false]);
  });
});

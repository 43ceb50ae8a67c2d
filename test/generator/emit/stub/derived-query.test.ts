import { describe, expect, it } from "vitest";
import { derivedQuery } from "../../../../generator/emit/parts/data-rest.js";

const PROPERTIES = new Map([
  ["name", false],
  ["size", true],
  ["isNot", false],
]);

describe("The name of a query", () => {
  it.each([
    ["findByName", { property: "name", test: "equal" }],
    ["findFirstByNameIs", { property: "name", test: "equal" }],
    [
      "readTownsByNameContainingIgnoreCase",
      { property: "name", test: "containing", ignoreCase: true },
    ],
    ["findAllByNameStartsWith", { property: "name", test: "startingWith" }],
    ["searchByNameNot", { property: "name", test: "notEqual" }],
    ["getBySizeGreaterThanEqual", { property: "size", test: "greaterOrEqual", isNumber: true }],
    ["getBySizeLessThan", { property: "size", test: "less", isNumber: true }],
    ["findByIsNot", { property: "isNot", test: "equal" }],
  ])("%s is a condition", (name, condition) => {
    expect(derivedQuery(name, ["x"], PROPERTIES)?.conditions).toEqual([
      { parameter: "x", ...condition },
    ]);
  });

  it("has a condition for each parameter, in their order", () => {
    expect(derivedQuery("findByNameAndSize", ["x", "y"], PROPERTIES)?.conditions).toEqual([
      { parameter: "x", property: "name", test: "equal" },
      { parameter: "y", property: "size", test: "equal", isNumber: true },
    ]);
  });

  it.each(["findByNameOrSize", "findByTitle", "findByNameOrderBySizeDesc", "towns", "findBy"])(
    "%s is not read",
    (name) => {
      expect(derivedQuery(name, ["x"], PROPERTIES)).toBeUndefined();
    },
  );
});

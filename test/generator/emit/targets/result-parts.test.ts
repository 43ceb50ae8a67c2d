import { describe, expect, it } from "vitest";
import { mentionsRow, ROW } from "../../../../generator/emit/parts/result-rows.js";
import {
  arrayOf,
  generic,
  literalType,
  named,
  union,
} from "../../../../generator/base/type-expression.js";
import type { TypeExpression } from "../../../../generator/base/type-expression.js";

const OTHER = named("Other");

function objectOf(...types: readonly TypeExpression[]): TypeExpression {
  const members = types.map((type, index) => ({
    name: `m${index}`,
    type,
    optional: false,
    comment: [],
  }));
  return { kind: "object", members };
}

describe("a type with a parameter for the row", () => {
  it.each<readonly [string, (type: TypeExpression) => TypeExpression]>([
    ["an argument", (type) => generic("List", OTHER, type)],
    ["an alternative", (type) => union(OTHER, type)],
    ["a position", (type) => ({ kind: "list", items: [OTHER, type] })],
    ["an item", arrayOf],
    ["a member", (type) => objectOf(OTHER, type)],
    ["a member of items", (type) => arrayOf(objectOf(type, OTHER))],
  ])("has it as %s", (_where, make) => {
    expect([mentionsRow(make(ROW)), mentionsRow(make(OTHER))]).toEqual([true, false]);
  });

  it("is no other type of the same name", () => {
    expect([ROW, { ...ROW }, literalType("Row"), objectOf()].map(mentionsRow)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

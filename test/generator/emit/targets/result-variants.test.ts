import type { TypeAliasDeclarationStructure } from "ts-morph";
import { describe, expect, it } from "vitest";
import {
  mentionsOtherValue,
  variantMembers,
  variantStatements,
} from "../../../../generator/emit/parts/result-variants.js";
import type { ResultFields, ResultPresence } from "../../../../generator/spec/source/types.js";
import { typeText } from "../../../../generator/base/type-expression.js";
import { field, onPages, sometimes } from "../../support/results.js";
import { parameter } from "../../support/specs.js";
import { writerOf } from "./result-writers.js";

const KIND = parameter("kind", ["a", "b", "c"]);

/** A field that is there where the others have one of these values. */
function where(...presentIf: readonly [ResultPresence, ...ResultPresence[]]) {
  return sometimes("integer", { presentIf: [...presentIf] });
}

/** The alternatives of rows, as one text each. */
function variants(row: ResultFields): readonly string[] {
  const [statement, ...others] = variantStatements(writerOf(row, [KIND]));
  expect(others).toEqual([]);
  return alternatives(statement);
}

function alternatives(statement: TypeAliasDeclarationStructure | undefined): readonly string[] {
  return String(statement?.type)
    .replaceAll(/\s+/g, " ")
    .replaceAll("readonly ", "")
    .split(/ \| (?=\{)/);
}

describe("the variants of a row", () => {
  it("are none where no values decide", () => {
    const writer = writerOf({ type: field("string"), size: sometimes("integer") });
    expect([variantStatements(writer), variantMembers(writer), mentionsOtherValue(writer)]).toEqual(
      [[], [], false],
    );
  });

  it("are one per value of text, and one of all other values", () => {
    const row = { type: field("string"), size: where({ type: ["log"] }) };
    expect(variants(row)).toEqual(['{ type: "log"; size: number }', "{ type: OtherValue }"]);
    expect(mentionsOtherValue(writerOf(row))).toBe(true);
  });

  it("share values that decide alike", () => {
    const row = {
      type: field("string"),
      size: where({ type: ["edit", "new"] }),
      log: where({ type: ["log"] }),
    };
    expect(variants(row)).toEqual([
      '{ type: "edit" | "new"; size: number }',
      '{ type: "log"; log: number }',
      "{ type: OtherValue }",
    ]);
  });

  it("have the values of a parameter that no clause names, if there are any", () => {
    const kind = field({ enumOf: "kind" });
    expect(variants({ kind, size: where({ kind: ["b"] }) })).toEqual([
      '{ kind: "b"; size: number }',
      '{ kind: "a" | "c" }',
    ]);
    const all = { kind, size: where({ kind: ["b"] }), other: where({ kind: ["a", "c"] }) };
    expect(variants(all)).toEqual([
      '{ kind: "b"; size: number }',
      '{ kind: "a" | "c"; other: number }',
    ]);
    expect(mentionsOtherValue(writerOf(all, [KIND]))).toBe(false);
  });

  it("name values of text that were observed, but no clause names", () => {
    const type = field("string", { values: ["edit", "log", "new"] });
    expect(variants({ type, size: where({ type: ["log"] }) })).toEqual([
      '{ type: "log"; size: number }',
      '{ type: "edit" | "new" | OtherValue }',
    ]);
  });

  it("have both values of what is true or false", () => {
    const on = sometimes("boolean");
    expect(variants({ on, size: where({ on: [true] }) })).toEqual([
      "{ on: true; size: number }",
      "{ on?: false }",
    ]);
    expect(variants({ on, size: where({ on: [false] }) })).toEqual([
      "{ on: true }",
      "{ on?: false; size: number }",
    ]);
  });

  it("have a flag of format version 1, which is there or not", () => {
    const flag = { formatversion1: { as: "flag" } } as const;
    const row = {
      on: sometimes("boolean", flag),
      type: field("string"),
      size: where({ on: [true] }, { type: ["a"] }),
      other: where({ type: ["a", "b"] }),
    };
    const writer = writerOf(row, [], {}, "1");
    expect(alternatives(variantStatements(writer)[0])).toEqual([
      '{ type: "a"; on: ""; size: number; other: number }',
      '{ type: "a"; on?: never; size: number; other: number }',
      '{ type: "b"; on: ""; size: number; other: number }',
      '{ type: "b"; on?: never; other: number }',
      '{ type: OtherValue; on: ""; size: number }',
      "{ type: OtherValue; on?: never }",
    ]);
  });

  it("are divided by the field that most clauses name first", () => {
    const row = {
      few: sometimes("boolean"),
      type: field("string"),
      one: where({ few: [false], type: ["a"] }),
      two: where({ type: ["a"] }, { type: ["b"] }),
    };
    expect(variants(row)).toEqual([
      '{ type: "a"; few: true; two: number }',
      '{ type: "a"; few?: false; one: number; two: number }',
      '{ type: "b"; few?: boolean; two: number }',
      "{ type: OtherValue; few?: boolean }",
    ]);
  });

  it("have the fields of an object that values beside it decide on", () => {
    const details = field({
      record: {
        a: sometimes("integer", { presentIf: [{ "../type": ["log"] }] }),
        b: sometimes("string", { presentIf: [{ "../type": ["log"] }] }),
        c: sometimes("string", { presentIf: [{ b: ["x"] }] }),
      },
    });
    const inner = "{ a?: number; b?: string; c?: string }";
    expect(variants({ type: field("string"), details })).toEqual([
      `{ type: "log"; details?: Required<Pick<${inner}, "a" | "b">> }`,
      "{ type: OtherValue }",
    ]);
    const always = sometimes(details.is, { presentIf: [{ type: ["log"] }] });
    expect(variants({ type: field("string"), details: always })[0]).toBe(
      `{ type: "log"; details: Required<Pick<${inner}, "a" | "b">> }`,
    );
  });

  it("have the type of the result and what discriminates it", () => {
    const row = { type: field("string"), size: where({ type: ["log"] }) };
    const writer = writerOf(row);
    expect(variantMembers(writer).map(([name, type]) => [name, typeText(type)])).toEqual([
      ["variants", "ThingRowVariants"],
      ["discriminant", '"type"'],
    ]);
    const [statement] = variantStatements(writer);
    expect([statement?.name, statement?.isExported, statement?.docs]).toEqual([
      "ThingRowVariants",
      true,
      ["The fields of a row of `list=thing` that depend on `type`."],
    ]);
  });

  it("may be those of pages", () => {
    const page = { missing: sometimes("boolean"), length: where({ missing: [false] }) };
    const thing = sometimes({ list: { record: { size: field("integer") } } });
    const writer = writerOf({}, [], {
      rows: { at: ["query", "pages", "thing"], kind: "item" },
      response: onPages({ ...page, thing }),
    });
    expect(variantMembers(writer).map(([name, type]) => [name, typeText(type)])).toEqual([
      ["pageVariants", "ThingPageVariants"],
    ]);
    expect(variantStatements(writer)).toMatchObject([
      {
        name: "ThingPageVariants",
        docs: ["The fields of each page that depend on `missing`."],
      },
    ]);
  });
});

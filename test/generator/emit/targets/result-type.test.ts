import { describe, expect, it } from "vitest";
import { contextOf } from "../../../../generator/emit/parts/result-rows.js";
import {
  conditionsText,
  readAsEmpty,
  resultMember,
  shapeType,
  unionWithEmptyList,
} from "../../../../generator/emit/parts/result-type.js";
import type { ResultContext } from "../../../../generator/emit/parts/result-type.js";
import type {
  ResultCondition,
  ResultField,
  ResultShape,
} from "../../../../generator/spec/model/result.js";
import { named, typeText } from "../../../../generator/base/type-expression.js";
import { field as conditions } from "../../support/results.js";
import { writerOf } from "./result-writers.js";

const SERVER = "MediaWiki 1.0";
const TEXT: ResultShape = { kind: "scalar", type: "string" };

function contextWith(more: Partial<ResultContext> = {}): ResultContext {
  return { ...contextOf(writerOf({ a: conditions("string") })), ...more };
}

function field(more: Partial<ResultField> = {}): ResultField {
  return {
    name: "f",
    shape: TEXT,
    presence: "always",
    when: [],
    presentIf: [],
    seen: 100,
    servers: [SERVER],
    only: [],
    ...more,
  };
}

function record(...fields: readonly ResultField[]): ResultShape & { readonly kind: "record" } {
  return { kind: "record", fields, emptyIsList: false };
}

function textOf(shape: ResultShape, context = contextWith()): string {
  return typeText(shapeType(context, shape)).replaceAll(/\s+/g, " ");
}

describe("the type of a shape", () => {
  it.each([
    ["string", "string"],
    ["timestamp", "string"],
    ["expiry", "string"],
    ["title", "string"],
    ["user", "string"],
    ["namespace", "number"],
    ["integer", "number"],
    ["number", "number"],
    ["boolean", "boolean"],
    ["null", "null"],
    ["unknown", "unknown"],
  ] as const)("of a value %s is %s", (type, text) => {
    expect(textOf({ kind: "scalar", type })).toBe(text);
  });

  it.each<readonly [ResultShape, string]>([
    [{ kind: "flag" }, '""'],
    [{ kind: "enum", parameter: "p", values: ["a", "b"] }, '"a" | "b"'],
    [{ kind: "enum", parameter: "p", values: [] }, "never"],
    [{ kind: "list", items: TEXT }, "readonly string[]"],
    [{ kind: "map", values: TEXT, emptyIsList: false }, "Readonly<Record<string, string>>"],
    [
      { kind: "map", values: TEXT, emptyIsList: true },
      "Readonly<Record<string, string>> | readonly []",
    ],
    [record(), "object"],
    [{ ...record(), emptyIsList: true }, "object | readonly []"],
    [
      record(field(), field({ name: "g-h", presence: "sometimes" })),
      '{ readonly f: string; readonly "g-h"?: string }',
    ],
    [{ kind: "union", of: [TEXT, { kind: "scalar", type: "integer" }] }, "string | number"],
    [{ kind: "union", of: [TEXT, { kind: "scalar", type: "title" }] }, "string"],
    [
      {
        kind: "union",
        of: [
          TEXT,
          { ...record(), emptyIsList: true },
          { kind: "union", of: [TEXT, { kind: "flag" }] },
        ],
      },
      'string | object | readonly [] | ""',
    ],
  ])("%# is that of its kind", (shape, text) => {
    expect(textOf(shape)).toBe(text);
  });

  it("is a name where the record has one, and the parameter of the row", () => {
    const context = contextWith();
    const big = record(field());
    const records = new Map([[big, { name: "Big", field: field(), conditions: [] }]]);
    expect(textOf(big, { ...context, planned: { ...context.planned, records } })).toBe("Big");
    const { row } = context.planned.parts;
    expect(row && textOf({ kind: "list", items: row }, { ...context, row: named("X") })).toBe(
      "readonly X[]",
    );
  });

  it("has an empty list in it, or is read as if it were no list", () => {
    expect(typeText(unionWithEmptyList(named("A")))).toBe("A | readonly []");
    expect(typeText(readAsEmpty(named("A")))).toBe("OrEmptyList<A>");
  });
});

/** The property of a field. */
function member(more: Partial<ResultField>, context: Partial<ResultContext> = {}) {
  const { type, ...rest } = resultMember(contextWith(context), field(more));
  return { ...rest, type: typeText(type) };
}

/** Four values of a condition. */
function valuesTo(last: string): readonly string[] {
  return ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", last];
}

describe("a field of a result", () => {
  const PLAIN = { name: "f", type: "string", optional: false, comment: [], tags: [] };

  it("is a property", () => {
    expect(member({})).toEqual(PLAIN);
    expect(member({ presence: "sometimes" })).toEqual({ ...PLAIN, optional: true });
    expect(member({ on: ["one", "two"] })).toEqual({ ...PLAIN, tags: ["@on one, two"] });
  });

  it.each<readonly [Partial<ResultField>, readonly string[]]>([
    [{ shape: { kind: "scalar", type: "timestamp" } }, ["ISO 8601."]],
    [
      { shape: { kind: "scalar", type: "expiry" } },
      ["ISO 8601, or a word for no end such as `infinity`."],
    ],
    [{ shape: { kind: "scalar", type: "namespace" } }, ["The number of a namespace."]],
    [{ shape: { kind: "flag" } }, []],
    [{ example: { a: "b" } }, ['For example `{"a":"b"}`.']],
    [
      { example: "b", description: { text: "What.", about: "module" } },
      ["What.", 'For example `"b"`.'],
    ],
    [{ description: { text: "One\ntwo.", about: "name" } }, ["One", "two."]],
  ])("has a comment: %j", (more, comment) => {
    expect(member(more).comment).toEqual(comment);
  });

  it("names its servers if the first one did not send it", () => {
    const base = contextWith();
    const result = { ...base.result, servers: ["A", "B"] };
    expect(member({ servers: ["B"] }, { result }).comment).toEqual(["Observed on B only."]);
    expect(member({ servers: ["A"] }, { result }).comment).toEqual([]);
  });

  it("is optional with conditions, unless they are given", () => {
    const when: readonly ResultCondition[] = [
      { parameter: "prop", values: ["ids", "user"] },
      { parameter: "show" },
    ];
    const comment = ["Only with `prop=ids` or `prop=user`, and `show`."];
    expect(member({ when })).toEqual({ ...PLAIN, optional: true, comment });
    const prop = { parameter: "prop", values: ["ids"] };
    expect(member({ when }, { conditions: [prop] })).toEqual({
      ...PLAIN,
      optional: true,
      comment: ["Only with `show`."],
    });
    expect(member({ when }, { conditions: [prop, { parameter: "show", values: ["x"] }] })).toEqual(
      PLAIN,
    );
    for (const other of [
      { parameter: "prop" },
      { parameter: "prop", values: ["ids", "else"] },
      { parameter: "else", values: ["ids"] },
    ])
      expect(member({ when }, { conditions: [other] })).toEqual({
        ...PLAIN,
        optional: true,
        comment,
      });
  });

  it("gives its conditions to the fields in it", () => {
    const when = [{ parameter: "prop", values: ["ids"] }];
    expect(member({ when, shape: record(field({ name: "g", when })) }).type).toBe(
      "{ readonly g: string }",
    );
    expect(member({ shape: record(field({ name: "g", when })) }).type.replaceAll(/\s+/g, " ")).toBe(
      "{ /** Only with `prop=ids`. */ readonly g?: string }",
    );
  });

  it("has some of many values in its comment", () => {
    const comment = (last: string) =>
      member({ when: [{ parameter: "prop", values: valuesTo(last) }] }).comment;
    // Each value takes 7 columns more, and each ` or ` four: 59 for three, so that nine fit.
    const fits = "d".repeat(72 - 59 - 4 - 7);
    expect(comment(fits)).toEqual([
      `Only with ${conditionsText([{ parameter: "prop", values: valuesTo(fits) }])}.`,
    ]);
    expect(comment(`${fits}d`)).toEqual(["Only with some values of `prop`, such as `aaaaaaaaaa`."]);
  });

  it("has conditions as texts", () => {
    expect(conditionsText([{ parameter: "a", values: ["1"] }, { parameter: "b" }])).toBe(
      "`a=1`, and `b`",
    );
    expect(conditionsText([])).toBe("");
  });
});

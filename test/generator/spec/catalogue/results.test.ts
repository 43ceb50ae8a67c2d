import { describe, expect, it } from "vitest";
import {
  combineResults,
  withoutUnselectable,
} from "../../../../generator/spec/catalogue/combine-results.js";
import type {
  ModuleResult,
  ResultField,
  ResultShape,
} from "../../../../generator/spec/model/result.js";

const TEXT: ResultShape = { kind: "scalar", type: "string" };
const NUMBER: ResultShape = { kind: "scalar", type: "integer" };

function field(name: string, more: Partial<ResultField> = {}): ResultField {
  const own = { name, shape: TEXT, presence: "always" as const };
  return { ...own, when: [], presentIf: [], seen: 1, servers: ["1.39"], only: [], ...more };
}

function result(response: readonly ResultField[], more: Partial<ModuleResult> = {}): ModuleResult {
  return { servers: ["1.39"], response, generator: [], bodies: [], errors: [], ...more };
}

/** The combined field, which each of two results has in one of these forms. */
function combined(a: Partial<ResultField>, b: Partial<ResultField>): ResultField | undefined {
  return combineResults(result([field("a", a)]), result([field("a", b)])).response[0];
}

describe("The result of two servers", () => {
  it("has all servers, and rows and forms that both have alike", () => {
    const rows = { at: ["query", "things"], kind: "item" as const };
    const bodies: ModuleResult["bodies"] = [{ is: "text", when: [], unless: [] }];
    const a = result([], { servers: ["1.39", "1.43"], bodies, rows });
    const b = result([], { servers: ["1.43", "1.45"], bodies, rows });
    expect(combineResults(a, b)).toMatchObject({ servers: ["1.39", "1.43", "1.45"], rows, bodies });
    expect(combineResults(a, result([]))).toMatchObject({ bodies: [] });
    expect(combineResults(a, result([]))).not.toHaveProperty("rows");
  });

  it("has the errors of both in alphabetical order, with the servers that sent them", () => {
    const a = result([], {
      errors: [
        { code: "b", servers: ["1.39"] },
        { code: "c", servers: ["1.39"] },
      ],
    });
    const b = result([], {
      errors: [
        { code: "c", servers: ["1.43", "1.39"] },
        { code: "a", servers: ["1.43"] },
      ],
    });
    expect(combineResults(a, b).errors).toEqual([
      { code: "a", servers: ["1.43"] },
      { code: "b", servers: ["1.39"] },
      { code: "c", servers: ["1.39", "1.43"] },
    ]);
  });

  it("has fields of one server sometimes", () => {
    const clause = [{ of: "object" as const, field: "x", values: [true] }];
    const { response } = combineResults(
      result([field("a", { presentIf: [clause] })]),
      result([field("b")]),
    );
    expect(response).toEqual([
      field("a", { presence: "sometimes" }),
      field("b", { presence: "sometimes" }),
    ]);
  });

  it("has a field always only if both have it always, under the same conditions", () => {
    const when = [{ parameter: "prop", values: ["x"] }];
    expect(combined({}, {})?.presence).toBe("always");
    expect(combined({ presence: "sometimes" }, {})?.presence).toBe("sometimes");
    expect(combined({}, { presence: "sometimes" })?.presence).toBe("sometimes");
    expect(combined({ when }, { when })).toMatchObject({ presence: "always", when });
    expect(combined({ when }, {})).toMatchObject({ presence: "sometimes", when: [] });
  });

  it("has only conditions of both, with the values of both", () => {
    const a = [{ parameter: "prop", values: ["x"] }, { parameter: "deep" }, { parameter: "only" }];
    const b = [
      { parameter: "deep", values: ["1"] },
      { parameter: "prop", values: ["y", "x"] },
    ];
    expect(combined({ when: a }, { when: b })?.when).toEqual([
      { parameter: "prop", values: ["x", "y"] },
      { parameter: "deep" },
    ]);
  });

  it("knows the presence of the server that has the field sometimes", () => {
    const clause = [{ of: "object" as const, field: "x", values: [true] }];
    const other = [{ of: "object" as const, field: "y", values: [true] }];
    const sometimes = { presence: "sometimes" as const };
    expect(combined({ ...sometimes, presentIf: [clause] }, {})?.presentIf).toEqual([clause]);
    expect(combined({}, { ...sometimes, presentIf: [clause] })?.presentIf).toEqual([clause]);
    expect(
      combined({ ...sometimes, presentIf: [clause] }, { ...sometimes, presentIf: [clause] })
        ?.presentIf,
    ).toEqual([clause]);
    // An object that matches both has the field on either server.
    expect(
      combined({ ...sometimes, presentIf: [clause] }, { ...sometimes, presentIf: [other] })
        ?.presentIf,
    ).toEqual([[...clause, ...other]]);
    expect(combined({}, {})?.presentIf).toEqual([]);
  });

  it("has values, servers and counts of both", () => {
    expect(combined({ values: ["x"], seen: 2 }, { servers: ["1.43"], seen: 3 })).toMatchObject({
      values: ["x"],
      servers: ["1.39", "1.43"],
      seen: 5,
    });
    expect(combined({ seen: 2 }, { seen: 2 })?.seen).toBe(2);
    expect(combined({}, { values: ["y"] })?.values).toEqual(["y"]);
    expect(combined({}, {})).not.toHaveProperty("values");
    const only = [{ kind: "type" as const, type: "null" as const, servers: ["1.39"] }];
    expect(combined({ only }, { only })?.only).toEqual(only);
    expect(combined({ only }, {})?.only).toEqual([]);
  });

  it.each<readonly [label: string, ResultShape, ResultShape, ResultShape]>([
    ["the same shape", TEXT, TEXT, TEXT],
    ["a union of scalars", TEXT, NUMBER, { kind: "union", of: [TEXT, NUMBER] }],
    [
      "a union once",
      { kind: "union", of: [TEXT, NUMBER] },
      NUMBER,
      { kind: "union", of: [TEXT, NUMBER] },
    ],
    [
      "items of both",
      { kind: "list", items: TEXT },
      { kind: "list", items: NUMBER },
      { kind: "list", items: { kind: "union", of: [TEXT, NUMBER] } },
    ],
    [
      "values of both",
      { kind: "map", values: TEXT, emptyIsList: false },
      { kind: "map", values: NUMBER, emptyIsList: true },
      { kind: "map", values: { kind: "union", of: [TEXT, NUMBER] }, emptyIsList: true },
    ],
    [
      "the values of a parameter",
      { kind: "enum", parameter: "p", values: ["a"] },
      { kind: "enum", parameter: "p", values: ["b", "a"] },
      { kind: "enum", parameter: "p", values: ["a", "b"] },
    ],
    [
      "values of two parameters",
      { kind: "enum", parameter: "p", values: ["a"] },
      { kind: "enum", parameter: "q", values: ["a"] },
      {
        kind: "union",
        of: [
          { kind: "enum", parameter: "p", values: ["a"] },
          { kind: "enum", parameter: "q", values: ["a"] },
        ],
      },
    ],
    [
      "lists in unions, together",
      { kind: "union", of: [TEXT, { kind: "list", items: TEXT }] },
      { kind: "list", items: NUMBER },
      { kind: "union", of: [TEXT, { kind: "list", items: { kind: "union", of: [TEXT, NUMBER] } }] },
    ],
    [
      "an object and a list",
      { kind: "record", fields: [], emptyIsList: false },
      { kind: "list", items: TEXT },
      {
        kind: "union",
        of: [
          { kind: "record", fields: [], emptyIsList: false },
          { kind: "list", items: TEXT },
        ],
      },
    ],
  ])("has %s", (_, a, b, shape) => {
    expect(combined({ shape: a }, { shape: b })?.shape).toEqual(shape);
  });

  it("has the fields of both objects, and an empty list where one has it", () => {
    const shape = (name: string, emptyIsList: boolean): ResultShape => ({
      kind: "record",
      fields: [field(name)],
      emptyIsList,
    });
    expect(combined({ shape: shape("x", false) }, { shape: shape("y", true) })?.shape).toEqual({
      kind: "record",
      fields: [field("x", { presence: "sometimes" }), field("y", { presence: "sometimes" })],
      emptyIsList: true,
    });
  });
});

function kept(parameter: string, value?: string): boolean {
  return parameter !== "gone" && value !== "gone";
}

describe("A result without what cannot be selected", () => {
  const shapeLeft = (shape: ResultShape): ResultShape | undefined =>
    withoutUnselectable(result([field("a", { shape })]), kept).response[0]?.shape;
  const GONE = field("gone", { when: [{ parameter: "gone" }] });
  const ENUM: ResultShape = { kind: "enum", parameter: "gone", values: ["a"] };

  it("has the fields whose parameters and values are left", () => {
    const fields = [
      field("a", { when: [{ parameter: "p", values: ["gone", "x"] }] }),
      field("b", { when: [{ parameter: "p", values: ["gone"] }] }),
      field("c", { when: [{ parameter: "p" }, { parameter: "gone", values: ["x"] }] }),
      field("d", { when: [{ parameter: "p" }] }),
    ];
    const left = [
      field("a", { when: [{ parameter: "p", values: ["x"] }] }),
      field("d", { when: [{ parameter: "p" }] }),
    ];
    expect(withoutUnselectable(result(fields), kept).response).toEqual(left);
    expect(withoutUnselectable(result([], { generator: fields }), kept).generator).toEqual(left);
  });

  it("has them at any depth, and texts instead of values of a parameter", () => {
    expect(shapeLeft({ kind: "record", fields: [GONE, field("x")], emptyIsList: true })).toEqual({
      kind: "record",
      fields: [field("x")],
      emptyIsList: true,
    });
    expect(shapeLeft({ kind: "list", items: ENUM })).toEqual({ kind: "list", items: TEXT });
    expect(shapeLeft({ kind: "map", values: ENUM, emptyIsList: true })).toEqual({
      kind: "map",
      values: TEXT,
      emptyIsList: true,
    });
    expect(shapeLeft({ kind: "union", of: [ENUM, NUMBER] })).toEqual({
      kind: "union",
      of: [TEXT, NUMBER],
    });
    expect(shapeLeft({ kind: "enum", parameter: "p", values: ["a"] })).toEqual({
      kind: "enum",
      parameter: "p",
      values: ["a"],
    });
    expect(shapeLeft({ kind: "flag" })).toEqual({ kind: "flag" });
  });
});

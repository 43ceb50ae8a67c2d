import { describe, expect, it } from "vitest";
import { narrowResult, narrowResults } from "../../../generator/spec/catalogue/result-version.js";
import type {
  ModuleResult,
  PartialEvidence,
  ResultField,
  ResultShape,
} from "../../../generator/spec/model/result.js";
import type { CatalogueModel } from "../../../generator/spec/model/spec-model.js";
import { catalogueModel, inShort, module } from "../support/specs.js";

const [V39, V43, V45] = ["MediaWiki 1.39.17", "MediaWiki 1.43.9", "MediaWiki 1.45.0"] as const;
const ALL = [V39, V43, V45];
const TEXT: ResultShape = { kind: "scalar", type: "string" };
const NUMBER: ResultShape = { kind: "scalar", type: "integer" };

/** A field that many rows of servers had. */
function field(name: string, more: Partial<ResultField> = {}): ResultField {
  return {
    name,
    shape: TEXT,
    presence: "always",
    when: [],
    presentIf: [],
    seen: 100,
    servers: ALL,
    only: [],
    ...more,
  };
}

function record(...fields: readonly ResultField[]): ResultShape {
  return { kind: "record", fields, emptyIsList: false };
}

function result(...response: readonly ResultField[]): ModuleResult {
  return { servers: ALL, response, generator: [], bodies: [], errors: [] };
}

const NEW = field("new", { servers: [V45] });
const OLD = field("old", { servers: [V39] });
const RARE = field("rare", { servers: [V45], seen: 19 });

function wantedOf(minor: number) {
  return { order: 1000 + minor, text: `MediaWiki 1.${minor}` };
}

/** A value of a condition, of certain servers. */
function valueOf(name: string, servers: readonly string[], of = "prop"): PartialEvidence {
  return { kind: "value", parameter: of, value: name, servers };
}

/** A type of a field, of certain servers. */
function typeOf(name: "number" | "string", servers: readonly string[]): PartialEvidence {
  return { kind: "type", type: name, servers };
}

const AT = { file: "paramsmith.json", line: 1, column: 1 };

function model(...fields: readonly ResultField[]): CatalogueModel {
  const base = catalogueModel(module("a"), module("b", [], { prefix: "bx" }));
  const operations = base.operations.map((each) =>
    each.path === "query+a" ? { ...each, result: result(...fields) } : each,
  );
  return { ...base, operations };
}

/** The fields of a response that a version sends. */
function narrowed(minor: number, ...fields: readonly ResultField[]): readonly ResultField[] {
  const { response, generator } = narrowResult(
    { ...result(...fields), generator: fields },
    wantedOf(minor),
  );
  expect(generator).toEqual(response);
  return response;
}

function names(minor: number, ...fields: readonly ResultField[]): readonly string[] {
  return narrowed(minor, ...fields).map(({ name }) => name);
}

describe("the result of a version", () => {
  it("has no fields that later or earlier versions alone send, if there were many", () => {
    expect(names(39, NEW, OLD, RARE)).toEqual(["old", "rare"]);
    expect(names(43, NEW, OLD, RARE)).toEqual(["rare"]);
    expect(names(45, NEW, OLD, RARE)).toEqual(["new", "rare"]);
    expect(names(44, NEW, OLD, RARE)).toEqual(["new", "rare"]);
  });

  it.each<readonly [string, (inner: ResultShape) => ResultShape]>([
    ["a record", (inner) => inner],
    ["a list", (inner) => ({ kind: "list", items: inner })],
    ["a map", (inner) => ({ kind: "map", values: inner, emptyIsList: true })],
    ["alternatives", (inner) => ({ kind: "union", of: [TEXT, inner] })],
  ])("has none in %s either", (_, make) => {
    const shape = (...fields: readonly ResultField[]) => make(record(...fields));
    const [found] = narrowed(39, field("part", { shape: shape(NEW, field("a")) }));
    expect(found?.shape).toEqual(shape({ ...field("a"), servers: [V39] }));
  });

  it("keeps simple shapes", () => {
    const values: ResultShape = { kind: "enum", parameter: "p", values: ["a"] };
    const fields = [
      field("a"),
      field("b", { shape: values }),
      field("c", { shape: { kind: "flag" } }),
    ];
    expect(narrowed(39, ...fields).map(({ shape }) => shape)).toEqual([
      TEXT,
      values,
      { kind: "flag" },
    ]);
  });

  it("names its own server alone, or all if it was not observed", () => {
    const given = result(field("a", { servers: [V39, V45] }));
    expect(narrowResult(given, wantedOf(45))).toEqual({
      ...given,
      servers: [V45],
      response: [field("a", { servers: [V45] })],
    });
    expect(narrowResult(given, wantedOf(44))).toEqual(given);
  });

  it("has no values of conditions that it does not send", () => {
    const when = [{ parameter: "prop", values: ["x", "y"] }, { parameter: "other" }];
    const only = [valueOf("y", [V45]), valueOf("x", [V45], "else")];
    const [found, ...others] = narrowed(39, field("a", { when, only }));
    expect(others).toEqual([]);
    expect(found).toEqual(
      field("a", {
        when: [{ parameter: "prop", values: ["x"] }, { parameter: "other" }],
        servers: [V39],
      }),
    );
    expect(narrowed(45, field("a", { when, only }))).toEqual([
      field("a", { when, only, servers: [V45] }),
    ]);
  });

  it("has no field without any of its values", () => {
    const when = [{ parameter: "prop", values: ["x", "y"] }];
    const only = [valueOf("x", [V45]), valueOf("y", [V45])];
    expect(names(39, field("a", { when, only }), field("b"))).toEqual(["b"]);
  });

  const either: ResultShape = { kind: "union", of: [TEXT, NUMBER] };

  it.each<readonly [string, shape: ResultShape, expected: ResultShape]>([
    ["one of two", either, TEXT],
    [
      "one of three",
      { kind: "union", of: [TEXT, NUMBER, { kind: "scalar", type: "boolean" }] },
      { kind: "union", of: [TEXT, { kind: "scalar", type: "boolean" }] },
    ],
    ["all", { kind: "union", of: [NUMBER] }, { kind: "union", of: [NUMBER] }],
    ["one of items", { kind: "list", items: either }, { kind: "list", items: TEXT }],
    [
      "one of values",
      { kind: "map", values: either, emptyIsList: true },
      { kind: "map", values: TEXT, emptyIsList: true },
    ],
    [
      "one of what has no type",
      { kind: "union", of: [{ kind: "scalar", type: "unknown" }, NUMBER] },
      { kind: "scalar", type: "unknown" },
    ],
    ["a type alone", NUMBER, NUMBER],
    ["a record", record(field("a", { servers: [V39] })), record(field("a", { servers: [V39] }))],
  ])("has no alternatives that it does not send: %s", (_, shape, expected) => {
    expect(narrowed(39, field("a", { shape, only: [typeOf("number", [V45])] }))).toEqual([
      field("a", { shape: expected, servers: [V39] }),
    ]);
  });
});

/** The fields of narrowed results, and what is said about it. */
function responses(
  given: CatalogueModel,
  version: string | undefined,
  generator: string | undefined,
) {
  const { value, diagnostics } = narrowResults(given, { version, generator, at: AT });
  return [
    value?.operations.flatMap(({ result: found }) =>
      found ? [found.response.map(({ name }) => name)] : [],
    ),
    diagnostics.map(inShort),
  ];
}

describe("the results of a catalogue", () => {
  it("are those of the version that is named, else of the wiki", () => {
    const given = model(NEW, OLD);
    expect(responses(given, "1.39", V45)).toEqual([[["old"]], []]);
    expect(responses(given, undefined, V45)).toEqual([[["new"]], []]);
    expect(narrowResults(given, { version: undefined, generator: "Other 1.0", at: AT })).toEqual({
      value: given,
      diagnostics: [],
    });
    expect(narrowResults(given, { version: undefined, generator: undefined, at: AT }).value).toBe(
      given,
    );
  });

  it("may be of a version that was not observed, which is said if it is named", () => {
    const given = model(NEW, OLD);
    expect(responses(given, "1.44", undefined)).toEqual([
      [["new"]],
      [
        "version-unobserved: no result was observed on MediaWiki 1.44, only on MediaWiki 1.39, MediaWiki 1.43, MediaWiki 1.45",
      ],
    ]);
    expect(responses(given, undefined, "MediaWiki 1.44.0")).toEqual([[["new"]], []]);
    const without = {
      ...given,
      operations: given.operations.filter(({ result: found }) => !found),
    };
    expect(responses(without, "1.44", undefined)).toEqual([[], []]);
  });
});

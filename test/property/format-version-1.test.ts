import {
  array,
  boolean,
  constant,
  constantFrom,
  letrec,
  oneof,
  property,
  record,
  uniqueArray,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import { resultDescriptor } from "../../generator/emit/parts/result-descriptor.js";
import type {
  FormatVersion1,
  ModuleResult,
  ResultField,
  ResultShape,
  ScalarShape,
} from "../../generator/spec/model/result.js";
import { toFormatVersion1 } from "../../generator/spec/model/format-version-1.js";
import { responseIssues } from "../../templates/runtime/response/response-validator.js";
import { moduleWith } from "../templates/runtime/one-parameter.js";
import { assert, runsOf } from "../random-runs.js";

const SAMPLES: Readonly<Record<ScalarShape["type"], unknown>> = {
  string: "a",
  timestamp: "2001-01-15T19:27:13Z",
  expiry: "infinity",
  title: "Main Page",
  user: "192.0.2.1",
  namespace: -1,
  integer: 5,
  number: 5.5,
  boolean: true,
  null: null,
  unknown: { any: ["thing"] },
};

type Scalar = ScalarShape["type"];
const scalars: readonly Scalar[] = [
  "timestamp",
  "expiry",
  "namespace",
  "number",
  "boolean",
  "null",
];

const { shape } = letrec<{ shape: ResultShape; fields: readonly ResultField[] }>((tie) => ({
  shape: oneof(
    { maxDepth: 3, depthIdentifier: "shape" },
    constantFrom(...scalars).map((type): ResultShape => ({ kind: "scalar", type })),
    tie("shape").map((items): ResultShape => ({ kind: "list", items })),
    record({ kind: constant("map"), values: tie("shape"), emptyIsList: boolean() }),
    record({ kind: constant("record"), fields: tie("fields"), emptyIsList: boolean() }),
  ),
  fields: fieldsOf(tie("shape")),
}));

/** Fields of different names, of which one may be written as `*`. */
function fieldsOf(of: Arbitrary<ResultShape>): Arbitrary<readonly ResultField[]> {
  const written = record({
    shape: of,
    presence: constantFrom("always" as const, "sometimes" as const),
    optional: boolean(),
    as: constantFrom(undefined, "other", "other", "other", "absent", "integer", "unknown" as const),
    isAsked: constantFrom(undefined, "a", "b"),
  });
  const names = uniqueArray(constantFrom("a", "b", "c", "d"), { maxLength: 4 });
  return record({ names, all: array(written, { minLength: 4, maxLength: 4 }) }).map(
    ({ names: chosen, all }) =>
      chosen.flatMap((name, index): readonly ResultField[] => {
        const one = all[index];
        if (!one) return [];
        const as = one.as === "other" ? writtenOtherwise(one.shape) : one.as;
        const formatversion1: FormatVersion1 = {
          ...(name === "a" && { name: "*" }),
          ...(one.optional && { optional: true }),
          ...(as !== undefined && { as }),
        };
        const when =
          one.isAsked === undefined ? [] : [{ parameter: "prop", values: [one.isAsked] }];
        const { shape: own, presence } = one;
        return [
          {
            name,
            shape: own,
            presence,
            when,
            presentIf: [],
            seen: 1,
            servers: [],
            only: [],
            formatversion1,
          },
        ];
      }),
  );
}

/** How a shape is written differently there. */
function writtenOtherwise(given: ResultShape): FormatVersion1["as"] {
  if (given.kind === "list") return "map";
  if (given.kind === "map" || given.kind === "record") return "list";
  return given.kind === "scalar" && given.type === "boolean" ? "flag" : undefined;
}

/** Values of a type as it is generated for format version 1, where a request asks for `prop=a`. */
function valuesOf(given: ResultShape): Arbitrary<unknown> {
  switch (given.kind) {
    case "scalar":
      return constant(SAMPLES[given.type]);
    case "flag":
      return constant("");
    case "enum":
      return constant(given.values[0]);
    case "list":
      return hasValues(given.items) ? array(valuesOf(given.items), { maxLength: 2 }) : constant([]);
    case "map":
      return orEmptyList(
        given,
        hasValues(given.values)
          ? array(valuesOf(given.values), { maxLength: 2 }).map((all) =>
              Object.fromEntries(all.map((value, index) => [`key${index}`, value])),
            )
          : constant({}),
      );
    case "record":
      return objectsOf(given.fields, given.emptyIsList);
    case "union":
      return oneof(...given.of.map(valuesOf));
  }
}

/** A list of the values of an object that never has any is always empty. */
function hasValues(given: ResultShape): boolean {
  return given.kind !== "union" || given.of.length > 0;
}

function orEmptyList(
  { emptyIsList }: { readonly emptyIsList: boolean },
  objects: Arbitrary<object>,
): Arbitrary<object> {
  return emptyIsList ? oneof(objects, constant([])) : objects;
}

function objectsOf(fields: readonly ResultField[], emptyIsList: boolean): Arbitrary<object> {
  const asked = fields.filter(({ when }) =>
    when.every(({ values }) => values && values.includes("a")),
  );
  const isEmptiable = asked.every(({ presence }) => presence === "sometimes");
  const members = Object.fromEntries(asked.map((each) => [each.name, valuesOf(each.shape)]));
  const requiredKeys = asked.flatMap(({ name, presence }) => (presence === "always" ? [name] : []));
  return orEmptyList(
    { emptyIsList: emptyIsList && isEmptiable },
    record(members, { requiredKeys, noNullPrototype: true }),
  );
}

function resultWith(own: ResultShape): ModuleResult {
  const act = {
    name: "act",
    shape: own,
    presence: "always",
    when: [],
    presentIf: [],
    seen: 1,
    servers: [],
    only: [],
  } as const;
  return { servers: [], response: [act], generator: [], bodies: [], errors: [] };
}

describe("types of format version 1", () => {
  it("allow nothing that the validation of answers has anything against", () => {
    const answers = shape.chain((own) => {
      const result = resultWith(own);
      return objectsOf(toFormatVersion1(result).response, false).map((answer) => ({
        result,
        answer,
      }));
    });
    const numRuns = runsOf(1000);
    let fields = 0;
    assert(
      property(answers, ({ result, answer }) => {
        const module = moduleWith({}, { name: "act", path: "act", select: { action: "act" } });
        const asked = { module, args: { prop: "a" }, result: resultDescriptor("act", result) };
        fields += JSON.stringify(answer).split(":").length - 2;
        expect(responseIssues(answer, [asked], { formatversion: 1 })).toEqual([]);
      }),
      { numRuns },
    );
    expect(fields).toBeGreaterThan(numRuns / 5);
  });
});

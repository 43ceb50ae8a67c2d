import { describe, expect, it } from "vitest";
import { lowerResult } from "../../../../generator/spec/catalogue/result.js";
import type { ResultField, ResultShape } from "../../../../generator/spec/model/result.js";
import { planResult } from "../../../../generator/emit/plan/result-names.js";
import type { ResultFields } from "../../../../generator/spec/source/types.js";
import { field } from "../../support/results.js";
import { lowered, module } from "../../support/specs.js";

const BIG: ResultFields = {
  a: field("string"),
  b: field("string"),
  c: field("string"),
  d: field("string"),
};

describe("a small record", () => {
  const shapes: Readonly<Record<string, ResultShape>> = {
    text: { kind: "scalar", type: "string" },
    values: { kind: "enum", parameter: "p", values: ["a"] },
    flag: { kind: "flag" },
    list: { kind: "list", items: { kind: "scalar", type: "string" } },
    map: { kind: "map", values: { kind: "scalar", type: "string" }, emptyIsList: false },
    union: { kind: "union", of: [{ kind: "flag" }, { kind: "scalar", type: "string" }] },
    empty: { kind: "record", fields: [], emptyIsList: false },
  };
  const fields = new Map(
    lowerResult(
      { module: "query+thing", servers: ["A"], response: BIG },
      [],
      lowered(module("thing")),
    ).response.map((each) => [each.name, each]),
  );
  const record = (...kinds: readonly string[]): ResultField[] => {
    const base = fields.get("a");
    if (!base) throw new Error("There is no field.");
    const inner = kinds.map((kind, index) => ({
      ...base,
      name: `f${index}`,
      shape: shapes[kind] ?? base.shape,
    }));
    return [
      { ...base, name: "info", shape: { kind: "record", fields: inner, emptyIsList: false } },
    ];
  };

  it.each([
    [["text"], []],
    [["text", "values", "flag"], []],
    [["text", "text", "text", "text"], ["ThingResponseInfo"]],
    [["list"], ["ThingResponseInfo"]],
    [["map"], ["ThingResponseInfo"]],
    [["union"], ["ThingResponseInfo"]],
    [["text", "empty"], ["ThingResponseInfo"]],
    [[], []],
  ])("has no name if it has up to three simple fields: %j", (kinds, expected) => {
    const { records } = planResult(
      { servers: [], response: record(...kinds), generator: [], bodies: [], errors: [] },
      "thing",
    );
    expect([...records.values()].map(({ name }) => name)).toEqual(expected);
  });
});

describe("the names of a result", () => {
  it("end with the suffix, also those of records, which have numbers before it", () => {
    const { names: found, records } = planResult(
      lowerResult(
        {
          module: "query+thing",
          servers: ["A"],
          response: {
            part: field({ record: BIG }),
            parts: field({ list: { record: { ...BIG, e: field("string") } } }),
          },
        },
        [],
        lowered(module("thing")),
      ),
      "thing",
      "V1",
    );
    expect(found).toEqual({
      result: "ThingResultV1",
      row: "ThingRowV1",
      rowProps: "ThingRowPropsV1",
      rowPropsWith: "ThingRowPropsWithV1",
      rowPropsWithout: "ThingRowPropsWithoutV1",
      rowVariants: "ThingRowVariantsV1",
      pageVariants: "ThingPageVariantsV1",
      responsePart: "ThingResponsePartV1",
      queryPart: "ThingQueryPartV1",
      queryOptions: "ThingQueryOptionsV1",
      pagePart: "ThingPagePartV1",
      generatorPart: "ThingGeneratorPartV1",
      descriptor: "thingResultV1",
    });
    // The first is taken: it is the part of a response.
    expect([...records.values()].map(({ name }) => name)).toEqual([
      "ThingResponsePart2V1",
      "ThingResponsePart3V1",
    ]);
  });
});

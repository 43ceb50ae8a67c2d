import { describe, expect, it } from "vitest";
import { applyCorrections } from "../../../../generator/spec/catalogue/result-documents.js";
import type { ResultFields, ResultShape } from "../../../../generator/spec/source/types.js";

function field(is: ResultShape): ResultFields[string] {
  return { is, seen: 1 };
}

const NUMBER = field("number");
const FIELDS: ResultFields = {
  a: field("string"),
  list: field({ list: { record: { x: field("string") } } }),
  map: field({ map: { record: { x: field("string") } }, emptyIsList: true }),
  record: field({ record: { x: field("string"), y: field("string") }, emptyIsList: true }),
  value: field({ enumOf: "prop" }),
  either: field({
    anyOf: ["string", { record: { x: field("string") } }, { record: { z: field("string") } }],
  }),
};

/** The fields with those of one name changed. */
function corrected([name = "", ...rest]: readonly string[], given?: ResultFields[string]) {
  return applyCorrections(FIELDS, [{ at: [name, ...rest], ...(given && { field: given }) }]);
}

describe("a correction", () => {
  it("replaces a field at its position, adds one at the end, or removes one", () => {
    expect(Object.entries(corrected(["a"], NUMBER))).toEqual(
      Object.entries({ ...FIELDS, a: NUMBER }),
    );
    expect(Object.entries(corrected(["new"], NUMBER))).toEqual(
      Object.entries({ ...FIELDS, new: NUMBER }),
    );
    const { a: _gone, ...rest } = FIELDS;
    expect(corrected(["a"])).toEqual(rest);
    const inherited = corrected(["toString"], NUMBER);
    expect(Object.keys(inherited)).toEqual([...Object.keys(FIELDS), "toString"]);
  });

  it("is ignored without a field at its path", () => {
    expect(corrected(["none", "x"], NUMBER)).toEqual(FIELDS);
    expect(corrected(["toString", "x"], NUMBER)).toEqual(FIELDS);
    expect(corrected(["a", "x"], NUMBER)).toEqual(FIELDS);
    expect(corrected(["value", "x"], NUMBER)).toEqual(FIELDS);
  });

  it.each<readonly [string, ResultShape]>([
    ["list", { list: { record: { x: NUMBER } } }],
    ["map", { map: { record: { x: NUMBER } }, emptyIsList: true }],
    ["record", { record: { x: NUMBER, y: field("string") }, emptyIsList: true }],
    [
      "either",
      { anyOf: ["string", { record: { x: NUMBER } }, { record: { z: field("string") } }] },
    ],
  ])("is of a field inside of a %s", (name, is) => {
    expect(corrected([name, "x"], NUMBER)).toEqual({ ...FIELDS, [name]: field(is) });
  });

  it("adds a field to the first record of alternatives", () => {
    expect(corrected(["either", "n"], NUMBER)["either"]).toEqual(
      field({
        anyOf: [
          "string",
          { record: { x: field("string"), n: NUMBER } },
          { record: { z: field("string") } },
        ],
      }),
    );
  });

  it("is one after the other", () => {
    const fields = applyCorrections({ a: field("string") }, [
      { at: ["b"], field: field({ record: {} }) },
      { at: ["b", "c"], field: NUMBER },
      { at: ["a"] },
    ]);
    expect(fields).toEqual({ b: field({ record: { c: NUMBER } }) });
  });
});

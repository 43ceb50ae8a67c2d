import { describe, expect, it } from "vitest";
import {
  commonTextKind,
  isNumeric,
  isText,
} from "../../../../generator/spec/catalogue/type-intersection.js";
import type { ParameterType } from "../../../../generator/spec/model/parameter.js";

const TYPES: readonly ParameterType[] = [
  { kind: "string" },
  { kind: "text" },
  { kind: "password" },
  { kind: "raw" },
  { kind: "integer", enforcerange: false },
  { kind: "float", enforcerange: false },
  { kind: "limit", min: 0, enforcerange: false },
  { kind: "boolean" },
  { kind: "user", subtypes: [] },
];

describe("types of parameters", () => {
  it("are texts or numbers by their kinds", () => {
    expect(TYPES.filter(isText).map(({ kind }) => kind)).toEqual([
      "string",
      "text",
      "password",
      "raw",
    ]);
    expect(TYPES.filter(isNumeric).map(({ kind }) => kind)).toEqual(["integer", "float", "limit"]);
  });

  it.each([
    ["password", "raw", "password"],
    ["password", "string", "password"],
    ["string", "text", "string"],
    ["text", "raw", "text"],
    ["raw", "raw", "raw"],
  ] as const)("of the texts %s and %s have the kind %s in common", (a, b, kind) => {
    expect([commonTextKind(a, b), commonTextKind(b, a)]).toEqual([kind, kind]);
  });
});

import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { asServer, serverIssues, strictIssues, strictly } from "../one-parameter.js";

const integer: ParamDescriptor = { type: "integer" };
const limit: ParamDescriptor = { type: "limit", min: 1, max: 500, highmax: 5000 };

describe("an integer of 64 bits", () => {
  it.each([
    ["9223372036854775807"],
    ["-9223372036854775808"],
    ["00000009223372036854775807"],
    ["-00009223372036854775808"],
    ["0000000000000000000000000000000"],
    ["+00000000000000000000000000001"],
    ["+9223372036854775806"],
  ])("may be %s", (text) => {
    expect(asServer(integer, text).found).toEqual([]);
  });

  it.each([
    "9223372036854775808",
    "+9223372036854775807",
    "-9223372036854775809",
    "1".repeat(40),
    "-",
    "+",
    "--1",
    "+-1",
  ])("may not be %s", (text) => {
    expect(asServer(integer, text)).toEqual({ value: undefined, found: ["error badinteger"] });
  });

  it("is as exact as a number can be", () => {
    expect(asServer(integer, String(Number.MAX_SAFE_INTEGER)).value).toBe(Number.MAX_SAFE_INTEGER);
    expect(strictly(integer, Number.MAX_SAFE_INTEGER)).toEqual([]);
    // A number this large is written with zeros at its end, and thus beyond 64 bits.
    expect(strictly(integer, 2 ** 63)).toEqual(["error badinteger"]);
    expect(strictly(integer, -(2 ** 63))).toEqual(["error badinteger"]);
    expect(asServer(integer, String(-(2 ** 63))).found).toEqual(["error badinteger"]);
    expect(strictly(integer, -(2 ** 63) + 1024)).toEqual([]);
    expect(asServer(integer, String(-(2 ** 63) + 1024)).found).toEqual([]);
  });
});

describe("what is said of a number out of range", () => {
  it.each([
    ["a limit", limit, 501, {}, { min: 1, curmax: 500, max: 500, highmax: 5000 }],
    [
      "a limit with high limits",
      limit,
      5001,
      { highLimits: true },
      { min: 1, curmax: 5000, max: 500, highmax: 5000 },
    ],
    [
      "a limit without bounds",
      { type: "limit" },
      -1,
      {},
      { min: 0, curmax: null, max: null, highmax: null },
    ],
    [
      "an integer with a minimum",
      { type: "integer", min: 3 },
      2,
      {},
      { min: 3, curmax: null, max: null, highmax: null },
    ],
    [
      "an integer with a maximum",
      { type: "integer", max: 3 },
      4,
      {},
      { min: null, curmax: 3, max: 3, highmax: 3 },
    ],
  ] as const)("holds the bounds of %s", (_what, param, value, options, data) => {
    expect(serverIssues(param, String(value), options)).toMatchObject([
      { code: "outofrange", data },
    ]);
    expect(strictIssues(param, value, options)).toMatchObject([{ code: "outofrange", data }]);
  });

  it("names the bounds in words", () => {
    expect(strictIssues(limit, 501)[0]?.message).toBe("value: must be between 1 and 500, not 501");
    expect(strictIssues({ type: "integer", min: 3 }, 2)[0]?.message).toContain("at least 3");
    expect(strictIssues({ type: "integer", max: 3 }, 4)[0]?.message).toContain("at most 3");
  });
});

describe("a high maximum", () => {
  it("that is lower than the maximum counts for nothing", () => {
    const odd: ParamDescriptor = { type: "limit", max: 10, highmax: 5 };
    expect(asServer(odd, "max", { highLimits: true }).value).toBe(10);
    expect(asServer(odd, "8", { highLimits: true }).found).toEqual([]);
  });

  it("bounds nothing without a maximum", () => {
    const odd: ParamDescriptor = { type: "integer", highmax: 5 };
    expect(asServer(odd, "8", { highLimits: true })).toEqual({ value: 8, found: [] });
    expect(strictly(odd, 8, { highLimits: true })).toEqual([]);
  });

  it("of an integer counts as that of a limit", () => {
    const param: ParamDescriptor = { type: "integer", max: 10, highmax: 50 };
    expect(asServer(param, "20").value).toBe(10);
    expect(asServer(param, "20", { highLimits: true }).value).toBe(20);
  });
});

describe("a decimal number", () => {
  it.each([
    ["12", 12],
    ["+1.25", 1.25],
    ["-.5", -0.5],
    ["007", 7],
    ["1e3", 1000],
    ["2E+2", 200],
    ["25e-1", 2.5],
    ["1e10", 1e10],
  ])("may be %s", (text, value) => {
    expect(asServer({ type: "float" }, text)).toEqual({ value, found: [] });
  });

  it.each(["", "x1", "1x", "1.", ".", "1e", "1e+", "1ex1", "0x1", "1,5", "Infinity", "NaN", "--1"])(
    "may not be %j",
    (text) => {
      expect(asServer({ type: "float" }, text)).toEqual({
        value: undefined,
        found: ["error badfloat"],
      });
    },
  );
});

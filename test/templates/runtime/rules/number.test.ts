import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../../../templates/runtime/descriptor.js";
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
  ])("may be %s", (text) => {
    expect(asServer(integer, text).found).toEqual([]);
  });

  it.each(["9223372036854775808", "-9223372036854775809", "1".repeat(40), "-", "+", "--1", "+-1"])(
    "may not be %s",
    (text) => {
      expect(asServer(integer, text)).toEqual({ value: undefined, found: ["error badinteger"] });
    },
  );

  it("is as exact as a number can be", () => {
    expect(asServer(integer, String(Number.MAX_SAFE_INTEGER)).value).toBe(Number.MAX_SAFE_INTEGER);
    expect(strictly(integer, Number.MAX_SAFE_INTEGER)).toEqual([]);
    // A number this large is written with zeros at its end, and thus beyond 64 bits.
    expect(strictly(integer, 2 ** 63)).toEqual(["error badinteger"]);
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

  it("of an integer counts as that of a limit", () => {
    const param: ParamDescriptor = { type: "integer", max: 10, highmax: 50 };
    expect(asServer(param, "20").value).toBe(10);
    expect(asServer(param, "20", { highLimits: true }).value).toBe(20);
  });
});

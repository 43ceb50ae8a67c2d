import { describe, expect, it } from "vitest";
import { backOff, retryAfter } from "../../../generator/client/retry.js";

const NOW = Date.parse("2024-01-31T12:00:00Z");

describe("the wait after a failure", () => {
  it("doubles from one try to the next, and stays below a minute", () => {
    expect([1, 2, 3, 4].map(backOff)).toEqual([1000, 2000, 4000, 8000]);
    expect(backOff(50)).toBe(60_000);
  });
});

describe("a Retry-After header", () => {
  it.each([
    ["0", 0],
    [" 120 ", 120_000],
    ["Wed, 31 Jan 2024 12:00:05 GMT", 5000],
    ["Wed, 31 Jan 2024 11:00:00 GMT", 0],
  ])("%j asks for %d milliseconds", (header, milliseconds) => {
    expect(retryAfter(header, NOW)).toBe(milliseconds);
  });

  it.each([null, "", "soon", "-5", "1.5", "1e3", "99999999999999999999"])(
    "%j says nothing",
    (header) => {
      expect(retryAfter(header, NOW)).toBeUndefined();
    },
  );
});

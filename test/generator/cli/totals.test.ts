import { describe, expect, it } from "vitest";
import { totalsLine, countTotals, withTotals } from "../../../generator/cli/outcome.js";

const ENTRY = { made: [], about: {} };

describe("the totals of a run", () => {
  it("counts modules of catalogues and operations of OpenAPI documents", () => {
    const specs = [
      { ...ENTRY, kind: "catalogue", operations: 66 },
      { ...ENTRY, kind: "openapi", operations: 2 },
      { ...ENTRY, kind: "catalogue", operations: 4 },
    ] as const;
    expect(countTotals(specs, 631)).toEqual({ specs: 3, modules: 70, operations: 2, files: 631 });
  });

  it.each([
    [
      { specs: 2, modules: 66, operations: 2, files: 631 },
      214.6,
      "Compared 2 specs (66 modules, 2 operations) with 631 files in 0.21 s.",
    ],
    [
      { specs: 1, modules: 0, operations: 1, files: 40 },
      5330,
      "Compared 1 spec (1 operation) with 40 files in 5.33 s.",
    ],
  ])("is a line", (totals, now, line) => {
    expect(totalsLine(totals, now)).toBe(line);
  });

  it("follows the first line of an outcome, and is data too", () => {
    const totals = { specs: 1, modules: 1, operations: 0, files: 9 };
    const outcome = {
      exitCode: 0,
      diagnostics: [],
      lines: ["one", "two"],
      data: { a: 1 },
    } as const;
    const { lines, data } = withTotals(outcome, totals);
    expect(lines).toEqual(["one", expect.stringMatching(/^Compared 1 spec /), "two"]);
    expect(data).toEqual({ a: 1, compared: { ...totals, milliseconds: expect.any(Number) } });
  });
});

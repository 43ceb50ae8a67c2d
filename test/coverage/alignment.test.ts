import { describe, expect, it } from "vitest";
import { aligned } from "./alignment.mjs";
import type { FileCoverage } from "./alignment.mjs";

/** One statement, one function and one branch of two ways, which end in this column. */
function coverage(column: number, counts: Pick<FileCoverage, "s" | "f" | "b">): FileCoverage {
  const range = (line: number) => ({ start: { line, column: 0 }, end: { line, column } });
  return {
    path: "a.ts",
    statementMap: { 0: range(1), 1: range(2) },
    fnMap: { 0: { decl: range(1) } },
    branchMap: { 0: { type: "if", loc: range(2), locations: [range(2), range(3)] } },
    ...counts,
  };
}

const none = coverage(9, { s: { 0: 0, 1: 0 }, f: { 0: 0 }, b: { 0: [0, 0] } });

describe("figures of a source from another process", () => {
  it("are put where the source has them, wherever they end", () => {
    const found = aligned(none, coverage(5, { s: { 0: 3, 1: 2 }, f: { 0: 3 }, b: { 0: [1, 2] } }));
    expect(found).toEqual({ ...none, s: { 0: 3, 1: 2 }, f: { 0: 3 }, b: { 0: [1, 2] } });
  });

  it("are nothing where the process has nothing to tell", () => {
    const { statementMap: _some, ...rest } = coverage(5, { s: {}, f: { 0: 1 }, b: {} });
    const found = aligned(none, { ...rest, statementMap: {}, branchMap: {} });
    expect(found).toEqual({ ...none, f: { 0: 1 } });
  });

  it("keep their order where several begin at one place", () => {
    const twice = { 0: { start: { line: 1, column: 0 } }, 1: { start: { line: 1, column: 0 } } };
    const places = { ...none, statementMap: twice };
    const found = aligned(places, { ...places, s: { 0: 4, 1: 7 } });
    expect(found.s).toEqual({ 0: 4, 1: 7 });
  });

  it("are not dropped where the source has no such place", () => {
    const odd = { ...none, statementMap: { 0: { start: { line: 7, column: 0 } } } };
    expect(() => aligned(none, { ...odd, s: { 0: 1 } })).toThrow(
      "Coverage of a.ts was counted at places that the source has not: 7:0.",
    );
  });
});

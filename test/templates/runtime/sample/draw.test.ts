import { describe, expect, it } from "vitest";
import { drawFrom } from "../../../../templates/runtime/sample/draw.js";

function drawn(below: number, count: number, ...keys: readonly (number | string)[]) {
  const draw = drawFrom(...keys);
  return Array.from({ length: count }, () => draw(below));
}

describe("draws", () => {
  it("are the same for the same keys, today and later", () => {
    expect(drawn(1000, 6, 1, "a")).toEqual(drawn(1000, 6, 1, "a"));
    expect(drawn(1000, 6, 1, "alliances", 0)).toEqual([539, 288, 426, 359, 560, 18]);
  });

  it("differ where any key does, and where a text is cut elsewhere", () => {
    const keys = [
      [1, "a", 0],
      [1, "a", 1],
      [2, "a", 0],
      [1, "b", 0],
      ["1a", 0],
      ["1", "a0"],
    ];
    const all = keys.map((each) => drawn(2 ** 32, 3, ...each).join());
    expect(new Set(all).size).toBe(keys.length);
  });

  it.each([1, 2, 7, 1000, 2 ** 32, 2 ** 40, 2 ** 53])("stay below %d", (below) => {
    const all = drawn(below, 2000, 3);
    expect(all.every((each) => Number.isInteger(each) && each >= 0 && each < below)).toBe(true);
    const mean = all.reduce((sum, each) => sum + each / below, 0) / all.length;
    expect(Math.abs(mean - (below === 1 ? 0 : (below - 1) / below / 2))).toBeLessThan(0.03);
  });
});

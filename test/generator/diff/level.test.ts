import { describe, expect, it } from "vitest";
import { atLeast, mostSevere, LEVELS } from "../../../generator/diff/rules/level.js";

describe("levels", () => {
  it("stand from the most severe to none", () => {
    expect(LEVELS).toEqual(["breaking", "risky", "info", "none"]);
  });

  it("have a highest, which is none where there are none", () => {
    expect(mostSevere(["info", "breaking", "risky"])).toBe("breaking");
    expect(mostSevere(["none", "info"])).toBe("info");
    expect(mostSevere(["none"])).toBe("none");
    expect(mostSevere([])).toBe("none");
  });

  it("are at least as severe as themselves and as all that follow", () => {
    for (const [index, level] of LEVELS.entries())
      for (const [other, threshold] of LEVELS.entries())
        expect([level, threshold, atLeast(level, threshold)]).toEqual([
          level,
          threshold,
          index <= other,
        ]);
  });
});

import { describe, expect, it } from "vitest";
import { nearest } from "../../../generator/inspect/nearest.js";
import { processorTime } from "../../processor-time.js";

describe("the nearest of some words", () => {
  it.each([
    ["has the fewest wrong characters", "apnamespce", ["apnamespace", "apfrom"], "apnamespace"],
    ["may be written in another case", "ALL", ["all", "nonredirects"], "all"],
    ["may be longer", "al", ["all", "redirects"], "all"],
    ["is the first where several are as near", "cat", ["bat", "rat"], "bat"],
    ["is not the word itself", "all", ["all", "al"], "al"],
    ["is not empty", "a", [""], undefined],
    ["is none where all are far", "timestamp", ["ids", "flags"], undefined],
    ["is none of none", "x", [], undefined],
  ])("%s", (_what, word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  it("is found in no time among long words", () => {
    const time = processorTime(() => {
      expect(nearest("x".repeat(100_000), ["allpages", "recentchanges"])).toBeUndefined();
    });
    expect(time).toBeLessThan(500);
  });
});

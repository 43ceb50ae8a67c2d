import { describe, expect, it } from "vitest";
import { bestPairs, setSimilarity, wordSimilarity } from "../../../generator/base/similarity.js";

describe("the similarity of words", () => {
  it.each([
    ["limit", "limit", 1],
    ["", "", 1],
    ["", "limit", 0],
    ["title", "titles", 5 / 6],
    ["abcd", "abxy", 0.5],
    ["abcd", "axyz", 0.25],
    ["Dir", "dir", 1],
    ["DIRX", "dirY", 0.75],
    ["tag", "excludedTags", 0.5],
  ])("of %j and %j is %d", (a, b, alike) => {
    expect(wordSimilarity(a, b)).toBeCloseTo(alike);
    expect(wordSimilarity(b, a)).toBeCloseTo(alike);
  });

  it("is half at least where the one has the other in it, unless that is a snippet", () => {
    expect(wordSimilarity("Limits", "mit")).toBe(0.5);
    expect(wordSimilarity("prop", "proper")).toBeCloseTo(4 / 6);
    expect(wordSimilarity("to", "continueto")).toBeCloseTo(0.2);
  });
});

describe("the similarity of sets", () => {
  it.each([
    [[], [], 1],
    [["a", "b"], ["b", "a"], 1],
    [["a", "a", "b"], ["a"], 0.5],
    [["a", "b"], ["b", "c"], 1 / 3],
    [["a"], [], 0],
    [[], ["a"], 0],
  ])("%j and %j is %d", (a, b, alike) => {
    expect(setSimilarity(a, b)).toBe(alike);
  });
});

describe("the best pairs", () => {
  it("are the most alike first, each used once, and those alike enough", () => {
    const alike: Readonly<Record<string, number>> = {
      aX: 0.6,
      aY: 0.9,
      bX: 0.5,
      bY: 0.95,
      cX: 0.49,
    };
    const pairs = bestPairs(["a", "b", "c"], ["X", "Y"], (a, b) => alike[a + b] ?? 0, 0.5);
    expect(pairs).toEqual([
      ["b", "Y"],
      ["a", "X"],
    ]);
    expect(bestPairs(["b", "c"], ["X"], (a, b) => alike[a + b] ?? 0, 0.5)).toEqual([["b", "X"]]);
    expect(bestPairs(["c"], ["X"], (a, b) => alike[a + b] ?? 0, 0.5)).toEqual([]);
  });

  it("keep the order of the lists where all are as much alike", () => {
    expect(bestPairs(["a", "b"], ["X", "Y"], () => 1, 0.5)).toEqual([
      ["a", "X"],
      ["b", "Y"],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { distance, nearest } from "../../../generator/base/similarity.js";

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
    [
      "is none for a word that no name is as long as",
      "x".repeat(201),
      ["x".repeat(200)],
      undefined,
    ],
  ])("%s", (_what, word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });
});

it("counts characters that are put in, left out and replaced between two words", () => {
  const pairs = [
    ["kitten", "sitting", 3],
    ["sitting", "kitten", 3],
    ["flaw", "lawn", 2],
    ["", "abc", 3],
    ["abc", "", 3],
    ["same", "same", 0],
    ["", "", 0],
  ] as const;
  expect(pairs.map(([one, other]) => distance(one, other))).toEqual(
    pairs.map(([, , least]) => least),
  );
});

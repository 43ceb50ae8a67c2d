import { expect, it } from "vitest";
import { revertedRevisions } from "../../../../templates/wiki/writes/history.js";

/** A history with a letter for the text of each revision; the first has the number 1. */
function history(texts: string) {
  return Array.from(texts, (sha1, index) => ({ revid: index + 1, sha1, timestamp: "" }));
}

it.each([
  ["abc", "a", [2, 3]],
  ["abc", "b", [3]],
  ["abab", "a", [4]],
  ["abbc", "a", [2, 4]],
  ["abc", "c", undefined],
  ["abc", "d", undefined],
  ["a", "a", undefined],
  ["", "a", undefined],
  // The server looks at fifteen revisions before the present one.
  [`a${"bc".repeat(7)}b`, "a", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  [`a${"bc".repeat(8)}`, "a", undefined],
])("an edit that brings back a text of %j, %j, reverts the revisions %j", (texts, text, revids) => {
  expect(revertedRevisions(history(texts), text)).toEqual(revids);
});

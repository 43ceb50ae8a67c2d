import { describe, expect, it } from "vitest";
import { manualRevert, revertOf } from "../../../../templates/wiki/writes/history.js";

/** A history with a letter for the text of each revision; the first has the number 1. */
function history(texts: string) {
  return Array.from(texts, (sha1, index) => ({ revid: index + 1, sha1, timestamp: "" }));
}

describe("an edit that brings back a text", () => {
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
  ])("of %j with %j reverts the revisions %j", (texts, text, revids) => {
    expect(manualRevert(history(texts), text)).toEqual(
      revids && { tag: "mw-manual-revert", revids },
    );
  });
});

describe("a revert", () => {
  it.each<[string, number | undefined, number, readonly number[]]>([
    ["abcd", 1, 4, [2, 3, 4]],
    ["abcd", 2, 3, [3]],
    ["abcd", undefined, 3, [3]],
    ["abcd", undefined, 1, [1]],
    ["abbd", 1, 4, [2, 4]],
    ["aabd", 1, 4, [3, 4]],
    [`a${"bc".repeat(8)}`, 1, 16, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
    [`a${"bc".repeat(8)}`, 1, 17, []],
  ])("in %j after %j up to %j is of %j", (texts, after, newest, revids) => {
    const rows = history(texts);
    const [from, to = {}] = [after, newest].map((revid) => rows.find((row) => row.revid === revid));
    expect(revertOf("mw-undo", rows, from, to)).toEqual({ tag: "mw-undo", revids });
  });
});

import * as fc from "fast-check";
import { expect, it } from "vitest";
import { lineEdits } from "../../../../templates/wiki/diff/text-edits.js";
import { assert } from "../../../random-runs.js";

const TEXT = fc
  .array(fc.constantFrom("a", "b", "c", "1", "01", ""), { maxLength: 12 })
  .map((lines) => lines.join("\n"));

/** The least number of lines that have to be removed and added, by dynamic programming. */
function distance(before: readonly string[], after: readonly string[]): number {
  let row = after.map((_, index) => index);
  row.push(after.length);
  for (const [x, line] of before.entries()) {
    const next = [x + 1];
    for (const [y, other] of after.entries())
      next.push(line === other ? (row[y] ?? 0) : 1 + Math.min(row[y + 1] ?? 0, next[y] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

it("the parts of two texts make up both, and are a shortest script", () => {
  assert(
    fc.property(TEXT, TEXT, (before, after) => {
      const edits = lineEdits(before, after);
      expect(edits.flatMap((edit) => edit.before).join("\n")).toBe(before);
      expect(edits.flatMap((edit) => edit.after).join("\n")).toBe(after);
      const changed = edits.filter(({ kind }) => kind === "changed");
      const lines = changed.reduce((sum, edit) => sum + edit.before.length + edit.after.length, 0);
      expect(lines).toBe(distance(before.split("\n"), after.split("\n")));
    }),
  );
});

function longText(step: number): string {
  return Array.from({ length: 1600 }, (_, index) => (index * step) % 97).join("\n");
}

it("long texts without much in common are compared in bounded time", () => {
  const edits = lineEdits(longText(7), longText(11));
  expect(edits.flatMap((edit) => edit.after).join("\n")).toBe(longText(11));
});

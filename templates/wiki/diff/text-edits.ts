import { itemMarks } from "./item-marks.js";
import type { ItemMarks } from "./item-marks.js";

/** A part of two sequences: the same in both, or removed items, which the added ones replace. */
export interface SequenceEdit {
  readonly kind: "same" | "changed";
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Splits two texts into lines, and these into parts that are the same and parts that are changed. */
export function lineEdits(before: string, after: string): readonly SequenceEdit[] {
  const [one, other] = [before.split("\n"), after.split("\n")];
  return markedEdits(one, other, itemMarks(one, other));
}

/** The parts of two sequences whose removed and added items are known, in order. */
export function markedEdits(
  before: readonly string[],
  after: readonly string[],
  { removed, added }: ItemMarks,
): readonly SequenceEdit[] {
  const edits: SequenceEdit[] = [];
  let [x, y] = [0, 0];
  const push = (kind: SequenceEdit["kind"], endX: number, endY: number): void => {
    if (endX > x || endY > y)
      edits.push({ kind, before: before.slice(x, endX), after: after.slice(y, endY) });
    [x, y] = [endX, endY];
  };
  while (x < before.length || y < after.length) {
    let same = 0;
    while (removed[x + same] === false && added[y + same] === false) same += 1;
    push("same", x + same, y + same);
    let [endX, endY] = [x, y];
    while (removed[endX] === true) endX += 1;
    while (added[endY] === true) endY += 1;
    push("changed", endX, endY);
  }
  return edits;
}

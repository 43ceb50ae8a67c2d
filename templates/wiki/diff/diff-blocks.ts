// Differences of two texts, as MediaWiki finds and shows them.

import type { SequenceEdit } from "./text-edits.js";

/** Changes that are close to each other, with the lines around them. */
export interface DiffBlock {
  /** The number of its first line in each text, from 1, and the number of its lines. */
  readonly before: readonly [first: number, length: number];
  readonly after: readonly [first: number, length: number];
  readonly edits: readonly SequenceEdit[];
}

/** The number of unchanged lines that are shown before and after a change. */
const CONTEXT = 2;

/** Groups the changed lines of two texts. Changes with up to four lines between them share a block. */
export function diffBlocks(edits: readonly SequenceEdit[]): readonly DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let group: SequenceEdit[] = [];
  let [x, y] = [1, 1];
  let [firstX, firstY] = [1, 1];
  const close = (endX: number, endY: number): void => {
    if (group.length > 0)
      blocks.push({
        before: [firstX, endX - firstX],
        after: [firstY, endY - firstY],
        edits: group,
      });
    group = [];
  };
  for (const [index, edit] of edits.entries()) {
    if (edit.kind === "changed") {
      if (group.length === 0) {
        const context = sameLines(edits[index - 1], -CONTEXT);
        [firstX, firstY] = [x - context.before.length, y - context.before.length];
        if (context.before.length > 0) group.push(context);
      }
      group.push(edit);
    } else if (group.length > 0 && edit.before.length <= 2 * CONTEXT) group.push(edit);
    else if (group.length > 0) {
      group.push(sameLines(edit, 0, CONTEXT));
      close(x + CONTEXT, y + CONTEXT);
    }
    [x, y] = [x + edit.before.length, y + edit.after.length];
  }
  close(x, y);
  return blocks;
}

function sameLines(edit: SequenceEdit | undefined, start: number, end?: number): SequenceEdit {
  const [before, after] = [edit?.before ?? [], edit?.after ?? []];
  return { kind: "same", before: before.slice(start, end), after: after.slice(start, end) };
}

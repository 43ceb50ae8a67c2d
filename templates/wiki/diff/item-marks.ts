import { snakeFinder } from "./middle-snake.js";
import type { SnakeFinder } from "./middle-snake.js";
import { shiftChanges } from "./shift-changes.js";

/** For each item of two sequences whether the other lacks it, by its number. */
export interface ItemMarks {
  readonly removed: readonly boolean[];
  readonly added: readonly boolean[];
}

/** The product of lengths above which the search for a shortest script is limited. */
const LONG = 2_000_000;
const LIMIT_EXPONENT = 1.45 - 1;

/**
 * Marks the items that a shortest edit script of two sequences removes and adds. Of several scripts,
 * this is MediaWiki's, of its `DiffEngine`.
 */
export function itemMarks(before: readonly string[], after: readonly string[]): ItemMarks {
  return itemMarksWithin(before, after, Infinity) ?? { removed: [], added: [] };
}

/** The same; undefined if more than `most` pairs of items had to be compared. */
export function itemMarksWithin(
  before: readonly string[],
  after: readonly string[],
  most: number,
): ItemMarks | undefined {
  const removed = before.map(() => true);
  const added = after.map(() => true);
  const [head, tail] = commonEnds(before, after);
  for (let index = 0; index < head; index += 1) removed[index] = added[index] = false;
  for (let index = 1; index <= tail; index += 1)
    removed[before.length - index] = added[after.length - index] = false;
  const middle = <Item>(items: readonly Item[]): readonly Item[] =>
    items.slice(head, items.length - tail);
  // Items that one sequence lacks do not match.
  const [inBefore, inAfter] = [new Set(middle(before)), new Set(middle(after))];
  const kept = (items: readonly string[], other: ReadonlySet<string>): readonly number[] =>
    middle([...items.keys()]).filter((index) => other.has(items[index] ?? ""));
  const [left, right] = [kept(before, inAfter), kept(after, inBefore)];
  if (left.length * right.length > most) return undefined;
  const unmark = (index: number, other: number, length: number): void => {
    for (let step = 0; step < length; step += 1) {
      removed[left[index + step] ?? -1] = false;
      added[right[other + step] ?? -1] = false;
    }
  };
  matchItems(
    left.map((index) => before[index] ?? ""),
    right.map((index) => after[index] ?? ""),
    unmark,
  );
  shiftChanges(before, removed, added);
  shiftChanges(after, added, removed);
  return { removed, added };
}

/** The numbers of items that two sequences have in common at the start, and behind them at the end. */
function commonEnds(
  before: readonly string[],
  after: readonly string[],
): readonly [head: number, tail: number] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [head, tail];
}

/** Receives items that match: where they start in both sequences, and their number. */
type OnMatch = (before: number, after: number, length: number) => void;

function matchItems(before: readonly string[], after: readonly string[], onMatch: OnMatch): void {
  if (before.length === 0 || after.length === 0) return;
  const half = Math.ceil((before.length + after.length) / 2);
  const isLong = before.length * after.length > LONG;
  const most = isLong ? Math.floor(half ** LIMIT_EXPONENT) : half;
  const [head, tail] = commonEnds(before, after);
  onMatch(0, 0, head);
  onMatch(before.length - tail, after.length - tail, tail);
  matchParts(
    snakeFinder(before, after, most),
    [head, head],
    [before.length - tail, after.length - tail],
    onMatch,
  );
}

function matchParts(
  find: SnakeFinder,
  from: readonly [number, number],
  to: readonly [number, number],
  onMatch: OnMatch,
): void {
  if (from[0] >= to[0] || from[1] >= to[1]) return;
  const { before, after, length, distance } = find({ from, to });
  onMatch(before, after, length);
  if (distance > 1) {
    matchParts(find, from, [before, after], onMatch);
    matchParts(find, [before + length, after + length], to, onMatch);
  } else if (distance === 1) {
    // Only one item differs, and the snake begins behind it.
    onMatch(from[0], from[1], Math.min(before - from[0], after - from[1]));
  }
}

import { diffArrays } from "diff";
import { MAX_EDITS } from "../diff/text-diff.js";

/**
 * Merges two texts that were made from the same one, line by line; undefined if both changed the same
 * or adjacent lines differently.
 */
export function mergeLines(base: string, mine: string, theirs: string): string | undefined {
  const [original, one, other] = [linesOf(base), linesOf(mine), linesOf(theirs)];
  const inOne = matches(original, one);
  const inOther = matches(original, other);
  const merged: string[] = [];
  let [at, atOne, atOther] = [0, 0, 0];
  for (let line = 0; line <= original.length; line += 1) {
    const endOne = line === original.length ? one.length : inOne.get(line);
    const endOther = line === original.length ? other.length : inOther.get(line);
    if (endOne === undefined || endOther === undefined) continue;
    const part = mergePart(
      original.slice(at, line),
      one.slice(atOne, endOne),
      other.slice(atOther, endOther),
    );
    if (!part) return undefined;
    merged.push(...part);
    if (line < original.length) merged.push(original[line] ?? "");
    [at, atOne, atOther] = [line + 1, endOne + 1, endOther + 1];
  }
  return merged.join("\n");
}

function linesOf(text: string): readonly string[] {
  return text.split("\n");
}

function mergePart(
  base: readonly string[],
  one: readonly string[],
  other: readonly string[],
): readonly string[] | undefined {
  if (isSame(base, one) || isSame(one, other)) return other;
  return isSame(base, other) ? one : undefined;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, index) => line === other[index]);
}

/** The lines of a text that another keeps, by number, with their numbers there. */
function matches(from: readonly string[], to: readonly string[]): ReadonlyMap<number, number> {
  const kept = new Map<number, number>();
  let [line, other] = [0, 0];
  for (const { added, removed, count } of diffArrays([...from], [...to], {
    maxEditLength: MAX_EDITS,
  }) ?? []) {
    if (!added && !removed)
      for (let step = 0; step < count; step += 1) kept.set(line + step, other + step);
    if (!added) line += count;
    if (!removed) other += count;
  }
  return kept;
}

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

/** The lines of a text that another keeps, by number, with their numbers there: the longest common part. */
function matches(from: readonly string[], to: readonly string[]): ReadonlyMap<number, number> {
  const width = to.length + 1;
  const lengths = new Uint32Array((from.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const found = new Map<number, number>();
  let [row, column] = [0, 0];
  while (row < from.length && column < to.length)
    if (from[row] === to[column]) found.set(row++, column++);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  return found;
}

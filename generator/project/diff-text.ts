import type { FileChange } from "./changes.js";

const MAX_LINES = 6;

/** The first difference of a change, in a few lines. */
export function shortDiff(change: FileChange): readonly string[] {
  switch (change.kind) {
    case "create":
      return ["+ (the file is missing)"];
    case "delete":
      return ["- (no spec gives this file any more)"];
    case "update":
      return firstDifference(change.before.split("\n"), change.text.split("\n"));
  }
}

function firstDifference(before: readonly string[], after: readonly string[]): readonly string[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let tail = 0;
  while (
    tail < Math.min(before.length, after.length) - start &&
    before.at(-1 - tail) === after.at(-1 - tail)
  )
    tail += 1;
  const removed = before.slice(start, before.length - tail);
  const added = after.slice(start, after.length - tail);
  return [`@ line ${start + 1}`, ...shortened(removed, "- "), ...shortened(added, "+ ")];
}

function shortened(lines: readonly string[], sign: string): readonly string[] {
  const shown = lines.slice(0, MAX_LINES).map((line) => sign + line);
  return lines.length > MAX_LINES ? [...shown, `${sign}… ${lines.length - MAX_LINES} more`] : shown;
}

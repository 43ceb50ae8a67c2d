import { applyEdits, unitedEdits } from "./edits.js";
import type { CodeEdit } from "./edits.js";

const CONTEXT = 3;

/** Lines of a file and their replacement. Indexes start at 0; the end is exclusive. */
interface LineChange {
  readonly start: number;
  readonly end: number;
  readonly after: readonly string[];
}

/**
 * The edits of a file as a patch, in the unified format that `git apply` and `patch -p1` read.
 *
 * @param label the path of the file, relative and with `/`
 */
export function patchOf(label: string, text: string, edits: readonly CodeEdit[]): string {
  const lines = text.split("\n");
  const hunks: LineChange[][] = [];
  for (const change of lineChanges(text, edits)) {
    const last = hunks.at(-1)?.at(-1);
    if (last && change.start - last.end <= 2 * CONTEXT) hunks.at(-1)?.push(change);
    else hunks.push([change]);
  }
  let shift = 0;
  const bodies = hunks.map((changes) => {
    const body = hunkText(lines, changes, shift);
    shift += changes.reduce((sum, { start, end, after }) => sum + after.length - (end - start), 0);
    return body;
  });
  return [`--- a/${label}\n+++ b/${label}\n`, ...bodies].join("");
}

/** The changed lines, with the edits of one line, or of overlapping lines, as one change. */
function lineChanges(text: string, edits: readonly CodeEdit[]): readonly LineChange[] {
  const starts = lineStarts(text);
  const lineAt = (offset: number): number => starts.findLastIndex((start) => start <= offset);
  const groups: { start: number; end: number; readonly edits: CodeEdit[] }[] = [];
  for (const edit of unitedEdits(edits)) {
    const [start, end] = [lineAt(edit.start), lineAt(edit.end) + 1];
    const last = groups.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else groups.push({ start, end, edits: [edit] });
  }
  return groups.map(({ start, end, edits: own }) => {
    const from = starts[start] ?? 0;
    const to = (starts[end] ?? text.length + 1) - 1;
    const moved = own.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
    return { start, end, after: applyEdits(text.slice(from, to), moved).split("\n") };
  });
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function hunkText(lines: readonly string[], changes: readonly LineChange[], shift: number): string {
  const start = Math.max(0, (changes[0]?.start ?? 0) - CONTEXT);
  // A text that ends with a line feed has no line after it.
  const count = lines.at(-1) === "" ? lines.length - 1 : lines.length;
  const end = Math.min(count, (changes.at(-1)?.end ?? 0) + CONTEXT);
  const body: string[] = [];
  let [at, added] = [start, 0];
  const add = (sign: string, line: string, isLast: boolean): void => {
    body.push(`${sign}${line}\n`);
    if (isLast) body.push("\\ No newline at end of file\n");
  };
  const isLastLine = (index: number): boolean => count === lines.length && index === count - 1;
  const copy = (to: number): void => {
    for (; at < to; at += 1) add(" ", lines[at] ?? "", isLastLine(at));
  };
  for (const change of changes) {
    copy(change.start);
    for (; at < change.end; at += 1) add("-", lines[at] ?? "", isLastLine(at));
    for (const [index, line] of change.after.entries())
      add("+", line, isLastLine(change.end - 1) && index === change.after.length - 1);
    added += change.after.length - (change.end - change.start);
  }
  copy(end);
  const [before, after] = [end - start, end - start + added];
  return `@@ -${start + 1},${before} +${start + 1 + shift},${after} @@\n${body.join("")}`;
}

import { relative, sep } from "node:path";
import type { ts as TS } from "ts-morph";
import { byCodeUnits } from "../../base/json.js";
import { ts } from "../../base/ts-morph.js";
import type { UsedLocation } from "../finding.js";

const MAX_LINE = 200;

/** Describes a location in code. Paths are relative to a folder. */
export function locate(
  cwd: string,
  file: TS.SourceFile,
  start: number,
  reason?: string,
): UsedLocation {
  const { line, character } = ts.getLineAndCharacterOfPosition(file, start);
  const starts = file.getLineStarts();
  const first = Math.max(0, line - 1);
  const lines = [first, first + 1, first + 2]
    .filter((each) => each <= line + 1 && each < starts.length)
    .map((each) => lineText(file.text, starts[each] ?? 0, starts[each + 1]));
  return {
    file: relative(cwd, file.fileName).split(sep).join("/"),
    line: line + 1,
    column: character + 1,
    excerpt: { firstLine: first + 1, lines },
    ...(reason !== undefined && { reason }),
  };
}

function lineText(text: string, start: number, end: number | undefined): string {
  return text
    .slice(start, end)
    .replace(/(?:\r\n|[\n\r\u2028\u2029])$/, "")
    .slice(0, MAX_LINE);
}

/** Sorts locations. For two at the same place, the one decided by the compiler is kept. */
export function sortedLocations(locations: readonly UsedLocation[]): readonly UsedLocation[] {
  const unique = new Map<string, UsedLocation>();
  for (const location of locations) {
    const key = `${location.file}:${location.line}:${location.column}`;
    const known = unique.get(key);
    if (!known || (known.reason !== undefined && location.reason === undefined))
      unique.set(key, location);
  }
  return [...unique.values()].toSorted(
    (a, b) => byCodeUnits(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

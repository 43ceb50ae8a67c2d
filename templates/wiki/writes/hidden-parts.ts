// The hidden parts of revisions and log entries, as bits.

import type { JsonObject } from "../../runtime/model/json.js";
import type { TableRow } from "../values/row.js";

/** The bits of parts, and of rows that administrators do not see either. */
export const BITS = { content: 1, comment: 2, user: 4, restricted: 8 } as const;

/** The mark of a row whose content, or its hash, is hidden. */
export type ContentMark = "texthidden" | "actionhidden" | "sha1hidden";

/** The marks of a row. */
interface Marks {
  readonly texthidden?: true;
  readonly actionhidden?: true;
  readonly sha1hidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly suppressed?: true;
}

/** The hidden parts of a row. */
export function bitsOf(row: TableRow, content: ContentMark): number {
  const isMarked = (mark: string, bit: number): number => (row[mark] === true ? bit : 0);
  return (
    isMarked(content, BITS.content) +
    isMarked("commenthidden", BITS.comment) +
    isMarked("userhidden", BITS.user) +
    isMarked("suppressed", BITS.restricted)
  );
}

/** The row with the parts hidden that the bits select. */
export function withBits<Row extends Marks>(
  row: Row,
  contents: readonly ContentMark[],
  bits: number,
): Row {
  const marks: readonly (readonly [string, number])[] = [
    ...contents.map((name) => [name, BITS.content] as const),
    ["commenthidden", BITS.comment],
    ["userhidden", BITS.user],
    ["suppressed", BITS.restricted],
  ];
  const others = Object.entries(row).filter(([name]) => !marks.some(([mark]) => mark === name));
  const present = marks.flatMap(([name, bit]) => ((bits & bit) === 0 ? [] : [[name, true]]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members that differ are optional
  return Object.fromEntries([...others, ...present]) as Row;
}

/** Bits in the form of log entries. */
export function bitFields(bitmask: number): JsonObject {
  const fields = Object.entries(BITS).map(([name, bit]) => [name, (bitmask & bit) !== 0] as const);
  return { bitmask, ...Object.fromEntries(fields) };
}

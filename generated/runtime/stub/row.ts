// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { Json } from "../json.js";

/** A row of a table; a column that does not apply is absent. */
export type Row = Readonly<Record<string, Json | undefined>>;

/** The value of a column. */
export type Cell = Json | undefined;

/** A number, or undefined where the cell is none. */
export function numberIn(cell: Cell): number | undefined {
  return typeof cell === "number" ? cell : undefined;
}

/** A number; zero where the cell is none, as of a page of no size or in the main namespace. */
export function numberOrZero(cell: Cell): number {
  return numberIn(cell) ?? 0;
}

/** A text; empty where the cell is none. */
export function textIn(cell: Cell): string {
  return typeof cell === "string" ? cell : "";
}

// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { isJsonArray, isJsonObject } from "../../model/json.js";
import type { Json, JsonObject } from "../../model/json.js";

/** A row of a table; a column that does not apply is absent. */
export type TableRow = Readonly<Record<string, Json | undefined>>;

/** The value of a column. */
export type Cell = Json | undefined;

/** A number, or undefined where the cell is none. */
export function numberOrUndefined(cell: Cell): number | undefined {
  return typeof cell === "number" ? cell : undefined;
}

/** A number; zero where the cell is none, as of a page of no size or in the main namespace. */
export function numberOrZero(cell: Cell): number {
  return numberOrUndefined(cell) ?? 0;
}

/** A text; empty where the cell is none. */
export function textOrEmpty(cell: Cell): string {
  return typeof cell === "string" ? cell : "";
}

/** The items of a list; none where the cell holds no list. */
export function listOrEmpty(cell: Cell): readonly Json[] {
  return cell !== undefined && isJsonArray(cell) ? cell : [];
}

/** An object; an empty one where the cell holds none. */
export function objectOrEmpty(cell: Cell): JsonObject {
  return isJsonObject(cell) ? cell : {};
}

import { isJsonArray, isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";

/** A table row; a column that does not apply is absent. */
export type TableRow = Readonly<Record<string, Json | undefined>>;

/** A column's value. */
export type Cell = Json | undefined;

/** A cell's number; undefined if it is not a number. */
export function numberOrUndefined(cell: Cell): number | undefined {
  return typeof cell === "number" ? cell : undefined;
}

/** A cell's number; zero if it is not a number, as for an empty page or the main namespace. */
export function numberOrZero(cell: Cell): number {
  return numberOrUndefined(cell) ?? 0;
}

/** A cell's string; empty if it is not a string. */
export function textOrEmpty(cell: Cell): string {
  return typeof cell === "string" ? cell : "";
}

/** A cell's list items; empty if it is not a list. */
export function listOrEmpty(cell: Cell): readonly Json[] {
  return cell !== undefined && isJsonArray(cell) ? cell : [];
}

/** A cell's object; empty if it is not an object. */
export function objectOrEmpty(cell: Cell): JsonObject {
  return isJsonObject(cell) ? cell : {};
}

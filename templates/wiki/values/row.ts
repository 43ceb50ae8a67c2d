import { isJsonArray, isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";

/** A row of a table; a column that does not apply is absent. */
export type TableRow = Readonly<Record<string, Json | undefined>>;

/** The value of a column. */
export type Cell = Json | undefined;

/** A number; undefined if the cell is not a number. */
export function numberOrUndefined(cell: Cell): number | undefined {
  return typeof cell === "number" ? cell : undefined;
}

/** A number; zero if the cell is not a number, as for an empty page or the main namespace. */
export function numberOrZero(cell: Cell): number {
  return numberOrUndefined(cell) ?? 0;
}

/** A text; empty if the cell is not a text. */
export function textOrEmpty(cell: Cell): string {
  return typeof cell === "string" ? cell : "";
}

/** The items of a list; none if the cell is not a list. */
export function listOrEmpty(cell: Cell): readonly Json[] {
  return cell !== undefined && isJsonArray(cell) ? cell : [];
}

/** An object; an empty one if the cell is not an object. */
export function objectOrEmpty(cell: Cell): JsonObject {
  return isJsonObject(cell) ? cell : {};
}

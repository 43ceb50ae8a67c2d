import type { TableRow } from "../values/row.js";

/** Whether a row matches. */
export type Filter = (row: TableRow) => boolean;

/** The context of a condition: the table of the row, and the direction that `from` and `to` follow. */
export interface ConditionContext {
  readonly table: string;
  readonly down: boolean;
}

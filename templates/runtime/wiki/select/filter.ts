import type { TableRow } from "../values/row.js";

/** Whether a row matches. */
export type Filter = (row: TableRow) => boolean;

/** Where a condition is met: the table of the row, and the direction that `from` and `to` go by. */
export interface ConditionContext {
  readonly table: string;
  readonly down: boolean;
}

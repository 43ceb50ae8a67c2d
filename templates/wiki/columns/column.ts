import type { ModuleCall } from "../call/module-call.js";
import type { Cell, TableRow } from "../values/row.js";

/** The parts of a call that columns may depend on. */
export type ColumnContext = Pick<ModuleCall, "store" | "caller" | "args">;

/** A column that is computed from a row, related rows and the caller. */
export type ComputedColumn = (row: TableRow, context: ColumnContext) => Cell;

/** Computed columns by name. */
export type Columns = Readonly<Record<string, ComputedColumn>>;

/** A column of a table: its name, or how it is computed. */
export type Column = string | ComputedColumn;

import type { ModuleCall } from "../call/module-call.js";
import type { Cell, TableRow } from "../values/row.js";

/** The parts of a call that columns can depend on. */
export type ColumnContext = Pick<ModuleCall, "store" | "caller" | "args">;

/** A column computed from a row, related rows and the caller. */
export type ComputedColumn = (row: TableRow, context: ColumnContext) => Cell;

/** Computed columns by name. */
export type Columns = Readonly<Record<string, ComputedColumn>>;

/** A table column: its name, or a function that computes it. */
export type Column = string | ComputedColumn;

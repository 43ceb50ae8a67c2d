import type { ModuleCall } from "../call/module-call.js";
import type { Store } from "../store/store.js";
import type { Cell, TableRow } from "../values/row.js";

/** The parts of a call that columns may depend on. */
export type ColumnContext = Pick<ModuleCall, "store" | "caller" | "args">;

/** Columns that are computed from a row, related rows and the caller, by name. */
export type Columns = Readonly<
  Record<string, (row: TableRow, store: Store, context: ColumnContext) => Cell>
>;

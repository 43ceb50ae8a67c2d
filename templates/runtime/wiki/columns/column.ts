import type { ModuleCall } from "../call/module-call.js";
import type { Store } from "../store/store.js";
import type { Cell, Row } from "../values/row.js";

/** What of a request columns may depend on: who asks, and what for. */
export type ColumnContext = Pick<ModuleCall, "store" | "caller" | "args">;

/** Columns that are worked out from a row, what belongs to it and who asks, by name. */
export type Columns = Readonly<
  Record<string, (row: Row, store: Store, context: ColumnContext) => Cell>
>;

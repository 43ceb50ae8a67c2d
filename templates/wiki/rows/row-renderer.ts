import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { ModuleCall } from "../call/module-call.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { TableRow } from "../values/row.js";

/** The fields of a row, and the warnings about them. */
export interface RenderedRow {
  readonly fields: JsonObject;
  readonly warnings?: readonly ApiMessage[];
}

/** Makes a function that renders the rows of a call, one after the other in the order of the response. */
export type RowRenderer = (call: ModuleCall) => (row: TableRow) => Outcome<RenderedRow>;

/** The arguments of a call about revisions. */
export interface RevisionOptions {
  readonly call: ModuleCall;
  readonly props: ReadonlySet<unknown>;
  /** Absent without slots in the request; content is then next to the other fields. */
  readonly slots?: readonly unknown[];
  /** The text of revisions is read, if only to be compared with others. */
  readonly readsContent: boolean;
  readonly section?: string;
}

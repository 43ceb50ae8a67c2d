// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ApiMessage } from "../../model/api-message.js";
import type { JsonObject } from "../../model/json.js";
import type { ModuleCall } from "../call/module-call.js";
import type { Outcome } from "../../query-service/outcome.js";
import type { Row } from "../values/row.js";

/** What a row shows, and what the server warns of as it shows it. */
export interface RenderedRow {
  readonly fields: JsonObject;
  readonly warnings?: readonly ApiMessage[];
}

/** Prepares how the rows of a request are shown, one after the other in the order of the answer. */
export type RowRenderer = (call: ModuleCall) => (row: Row) => Outcome<RenderedRow>;

/** What a request wants to know of revisions. */
export interface RevisionOptions {
  readonly call: ModuleCall;
  readonly props: ReadonlySet<unknown>;
  /** Absent where the request says nothing of slots, and content stands beside the other fields. */
  readonly slots?: readonly unknown[];
  /** The text of revisions is read, if only to be compared with others. */
  readonly readsContent: boolean;
  readonly section?: string;
}

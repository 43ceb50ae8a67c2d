// Generated from spec.json (act) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/** What `action=act` gives. Observed on MediaWiki 1.39.17. */
export interface ActRow {
  readonly result: string;
  readonly "odd name"?: unknown;
}

/** What `action=act` adds to the answer. */
export interface ActResponsePart<Row = ActRow> {
  readonly act: Row;
}

/** What `action=act` puts into an answer, for the types of answers. */
export interface ActResult extends ResultType {
  readonly at: readonly ["act"];
  readonly kind: "object";
  readonly base: ActRow;
  readonly response: ActResponsePart<this["row"]>;
}

/** What `action=act` puts into an answer, as data: `validateResponse` takes it. */
export const actResult: ResultDescriptor = {
  module: "act",
  rows: { at: ["act"], kind: "object" },
  response: {
    act: {
      is: { record: { result: { is: "string" }, "odd name": { is: "unknown", optional: true } } },
    },
  },
};

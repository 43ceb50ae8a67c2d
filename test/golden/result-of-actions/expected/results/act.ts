// Generated from spec.json (act) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { ActResultV1 } from "./act.v1.js";

/** The fields of `action=act`. */
export interface ActRow {
  readonly title: string;
  readonly text: string;
}

/** Fields that `action=act` adds to the response. */
export interface ActResponsePart<Row = ActRow> {
  readonly act: Row;
}

/**
 * The result of `action=act`, for response types.
 * Observed on MediaWiki 1.39.0, MediaWiki 1.45.0.
 */
export interface ActResult extends ResultType {
  readonly at: readonly ["act"];
  readonly kind: "object";
  readonly base: ActRow;
  readonly errors: "badtitle" | "protectedpage";
  readonly response: ActResponsePart<this["row"]>;
  readonly version1: ActResultV1;
}

/** The result of `action=act` as data, for `validateResponse`. */
export const actResult: ResultDescriptor = {
  module: "act",
  rows: { at: ["act"], kind: "object" },
  response: {
    act: {
      is: {
        record: {
          title: { is: "title" },
          text: { is: "string", formatversion1: { as: "content" } },
        },
      },
    },
  },
};

// Generated from spec/actions/catalogue.json (imagerotate) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of each row of `action=imagerotate`. */
export interface ImagerotateRow {
  readonly id: number;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
  readonly result: string;
  readonly errors: readonly ImagerotateRowError[];
  /** Whether the item does not exist. */
  readonly missing?: boolean;
}

/** An item in the `errors` field of `action=imagerotate`. */
export interface ImagerotateRowError {
  readonly message: string;
  readonly params: readonly string[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `action=imagerotate` adds to the response. */
export interface ImagerotateResponsePart<Row = ImagerotateRow> {
  readonly imagerotate: readonly Row[];
}

/**
 * The result of `action=imagerotate`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ImagerotateResult extends ResultType {
  readonly at: readonly ["imagerotate"];
  readonly kind: "item";
  readonly base: ImagerotateRow;
  readonly errors: "badvalue" | "missingparam";
  readonly response: ImagerotateResponsePart<this["row"]>;
}

/** The result of `action=imagerotate` as data, for `validateResponse`. */
export const imagerotateResult: ResultDescriptor = {
  module: "imagerotate",
  rows: { at: ["imagerotate"], kind: "item" },
  response: {
    imagerotate: {
      is: {
        list: {
          record: {
            id: { is: "integer" },
            ns: { is: "namespace" },
            title: { is: "title" },
            result: { is: "string" },
            errors: {
              is: {
                list: {
                  record: {
                    message: { is: "string" },
                    params: { is: { list: "string" } },
                    code: { is: "string" },
                    type: { is: "string" },
                  },
                },
              },
            },
            missing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          },
        },
      },
    },
  },
};

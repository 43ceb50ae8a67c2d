// Generated from spec/actions/catalogue.json (setnotificationtimestamp) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=setnotificationtimestamp`. */
export interface SetnotificationtimestampRow {
  readonly notificationtimestamp: string;
}

/** An item in the `setnotificationtimestamp` field of `action=setnotificationtimestamp`. */
export interface SetnotificationtimestampResponseSetnotificationtimestamp {
  /** Title of the page, including the namespace. */
  readonly title?: string;
  readonly invalidreason?:
    | string
    | SetnotificationtimestampResponseSetnotificationtimestampInvalidreason;
  readonly invalid?: boolean;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns?: number;
  readonly notificationtimestamp?: string;
  /** Whether the item does not exist. */
  readonly missing?: boolean;
  /** Id of the page. */
  readonly pageid?: number;
  readonly notwatched?: boolean;
  /** Id of the revision. */
  readonly revid?: number;
}

/** The `invalidreason` field of `action=setnotificationtimestamp`. */
export interface SetnotificationtimestampResponseSetnotificationtimestampInvalidreason {
  readonly code: string;
  readonly text?: string;
  readonly html?: string;
  readonly key?: string;
  readonly params?: readonly unknown[];
}

/** Fields that `action=setnotificationtimestamp` adds to the response. */
export interface SetnotificationtimestampResponsePart<Row = SetnotificationtimestampRow> {
  readonly setnotificationtimestamp:
    | readonly SetnotificationtimestampResponseSetnotificationtimestamp[]
    | Row;
}

/**
 * The result of `action=setnotificationtimestamp`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface SetnotificationtimestampResult extends ResultType {
  readonly at: readonly ["setnotificationtimestamp"];
  readonly kind: "object";
  readonly base: SetnotificationtimestampRow;
  readonly errors: "invalidparammix" | "multisource" | "notloggedin";
  readonly response: SetnotificationtimestampResponsePart<this["row"]>;
}

/** The result of `action=setnotificationtimestamp` as data, for `validateResponse`. */
export const setnotificationtimestampResult: ResultDescriptor = {
  module: "setnotificationtimestamp",
  rows: { at: ["setnotificationtimestamp"], kind: "object" },
  response: {
    setnotificationtimestamp: {
      is: {
        anyOf: [
          {
            list: {
              record: {
                title: { is: "title", optional: true },
                invalidreason: {
                  is: {
                    anyOf: [
                      "string",
                      {
                        record: {
                          code: { is: "string" },
                          text: { is: "string", optional: true, formatversion1: { name: "*" } },
                          html: {
                            is: "string",
                            optional: true,
                            formatversion1: { optional: true },
                          },
                          key: { is: "string", optional: true },
                          params: { is: { list: "unknown" }, optional: true },
                        },
                      },
                    ],
                  },
                  optional: true,
                },
                invalid: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                ns: { is: "namespace", optional: true },
                notificationtimestamp: { is: "string", optional: true },
                missing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                pageid: { is: "integer", optional: true },
                notwatched: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                revid: { is: "integer", optional: true },
              },
            },
          },
          { record: { notificationtimestamp: { is: "string" } } },
        ],
      },
    },
  },
};

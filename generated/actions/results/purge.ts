// Generated from spec/actions/catalogue.json (purge) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of each row of `action=purge`. */
export interface PurgeRow {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns?: number;
  /** Title of the page, including the namespace. */
  readonly title?: string;
  readonly purged?: boolean;
  readonly invalidreason?: string | PurgeRowInvalidreason;
  readonly invalid?: boolean;
  readonly special?: boolean;
  /** Whether the item does not exist. */
  readonly missing?: boolean;
  readonly iw?: string;
  readonly linkupdate?: boolean;
  /** Id of the page. */
  readonly pageid?: number;
  /** Id of the revision. */
  readonly revid?: number;
}

/** The `invalidreason` field of `action=purge`. */
export interface PurgeRowInvalidreason {
  readonly code: string;
  readonly text?: string;
  readonly html?: string;
  readonly key?: string;
  readonly params?: readonly unknown[];
}

/** Fields that `action=purge` adds to the response. */
export interface PurgeResponsePart<Row = PurgeRow> {
  readonly purge: readonly Row[];
  readonly normalized?: readonly {
    readonly fromencoded: boolean;
    readonly from: string;
    readonly to: string;
  }[];
  readonly redirects?: readonly { readonly from: string; readonly to: string }[];
}

/**
 * The result of `action=purge`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface PurgeResult extends ResultType {
  readonly at: readonly ["purge"];
  readonly kind: "item";
  readonly base: PurgeRow;
  readonly errors: "badgenerator" | "multisource";
  readonly response: PurgeResponsePart<this["row"]>;
}

/** The result of `action=purge` as data, for `validateResponse`. */
export const purgeResult: ResultDescriptor = {
  module: "purge",
  rows: { at: ["purge"], kind: "item" },
  response: {
    purge: {
      is: {
        list: {
          record: {
            ns: { is: "namespace", optional: true },
            title: { is: "title", optional: true },
            purged: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
            invalidreason: {
              is: {
                anyOf: [
                  "string",
                  {
                    record: {
                      code: { is: "string" },
                      text: { is: "string", optional: true, formatversion1: { name: "*" } },
                      html: { is: "string", optional: true, formatversion1: { optional: true } },
                      key: { is: "string", optional: true },
                      params: { is: { list: "unknown" }, optional: true },
                    },
                  },
                ],
              },
              optional: true,
            },
            invalid: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
            special: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
            missing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
            iw: { is: "string", optional: true },
            linkupdate: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
            pageid: { is: "integer", optional: true },
            revid: { is: "integer", optional: true },
          },
        },
      },
    },
    normalized: {
      is: {
        list: {
          record: {
            fromencoded: { is: "boolean", formatversion1: { as: "flag" } },
            from: { is: "string" },
            to: { is: "string" },
          },
        },
      },
      optional: true,
    },
    redirects: {
      is: { list: { record: { from: { is: "string" }, to: { is: "string" } } } },
      optional: true,
    },
  },
};

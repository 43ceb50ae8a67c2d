// Generated from spec/actions/catalogue.json (watch) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=watch`. */
export interface WatchRow {
  /** Title of the page, including the namespace. */
  readonly title: string;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  readonly watched: boolean;
}

/** An item in the `watch` field of `action=watch`. */
export interface WatchResponseWatch {
  /** Title of the page, including the namespace. */
  readonly title: string;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns?: number;
  readonly watched?: boolean;
  readonly invalidreason?: string | WatchResponseWatchInvalidreason;
  readonly invalid?: boolean;
  readonly special?: boolean;
  /** Whether the item does not exist. */
  readonly missing?: boolean;
  /** ISO 8601. */
  readonly expiry?: string;
  readonly unwatched?: boolean;
}

/** The `invalidreason` field of `action=watch`. */
export interface WatchResponseWatchInvalidreason {
  readonly code: string;
  readonly text?: string;
  readonly html?: string;
  readonly key?: string;
  readonly params?: readonly unknown[];
}

/** Fields that `action=watch` adds to the response. */
export interface WatchResponsePart<Row = WatchRow> {
  readonly watch: readonly WatchResponseWatch[] | Row;
}

/**
 * The result of `action=watch`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface WatchResult extends ResultType {
  readonly at: readonly ["watch"];
  readonly kind: "object";
  readonly base: WatchRow;
  readonly errors: "badexpiry" | "badtoken" | "invalidparammix" | "notloggedin";
  readonly response: WatchResponsePart<this["row"]>;
}

/** The result of `action=watch` as data, for `validateResponse`. */
export const watchResult: ResultDescriptor = {
  module: "watch",
  rows: { at: ["watch"], kind: "object" },
  response: {
    watch: {
      is: {
        anyOf: [
          {
            list: {
              record: {
                title: { is: "title" },
                ns: { is: "namespace", optional: true },
                watched: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
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
                special: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                missing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                expiry: { is: "timestamp", optional: true },
                unwatched: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
              },
            },
          },
          {
            record: {
              title: { is: "title" },
              ns: { is: "namespace" },
              watched: { is: "boolean", formatversion1: { as: "flag" } },
            },
          },
        ],
      },
    },
  },
};

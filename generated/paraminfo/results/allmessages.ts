// Generated from spec/paraminfo/catalogue.json (query+allmessages) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `meta=allmessages` for any request. */
export interface AllmessagesRow {
  /** Name of the message. */
  readonly name: string;
  /** Normalized message name, with a lower-case first letter. */
  readonly normalizedname: string;
  /** Text of the message. */
  readonly content?: string;
  /** Whether the message does not exist. */
  readonly missing?: boolean;
  /** Whether the software does not define the message's text. */
  readonly defaultmissing?: boolean;
  /**
   * Whether the wiki has changed the text.
   * Only with `customised=modified`.
   */
  readonly customised?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface AllmessagesRowProps {
  readonly default: {
    /** The software's text, if the wiki has customized the message. */
    readonly default?: string;
  };
}

/** Fields that `meta=allmessages` adds to `query`. */
export interface AllmessagesQueryPart<Row = AllmessagesRow> {
  readonly allmessages: readonly Row[];
}

/**
 * The result of `meta=allmessages`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllmessagesResult extends ResultType {
  readonly at: readonly ["query", "allmessages"];
  readonly kind: "item";
  readonly base: AllmessagesRow;
  readonly selector: "prop";
  readonly props: AllmessagesRowProps;
  readonly query: AllmessagesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `meta=allmessages` as data, for `validateResponse`. */
export const allmessagesResult: ResultDescriptor = {
  module: "query+allmessages",
  rows: { at: ["query", "allmessages"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          allmessages: {
            is: {
              list: {
                record: {
                  name: { is: "string" },
                  normalizedname: { is: "string" },
                  content: { is: "string", optional: true, formatversion1: { name: "*" } },
                  missing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  default: { is: "string", optional: true, when: { prop: ["default"] } },
                  defaultmissing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  customised: {
                    is: "boolean",
                    when: { customised: ["modified"] },
                    formatversion1: { as: "flag" },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

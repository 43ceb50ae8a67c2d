// Generated from spec/paraminfo/catalogue.json (query+codexicons) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** A row of `list=codexicons`. */
export type CodexiconsRow = string | CodexiconsRowRecord;

/** An object row of `list=codexicons`. */
export interface CodexiconsRowRecord {
  readonly ltr?: string;
  readonly shouldFlip?: boolean;
  readonly langCodeMap?: Readonly<Record<string, string>>;
  readonly default?: string;
  readonly rtl?: string;
  readonly shouldFlipExceptions?: readonly string[];
}

/** Fields that `list=codexicons` adds to `query`. */
export interface CodexiconsQueryPart<Row = CodexiconsRow> {
  readonly codexicons: Readonly<Record<string, Row>>;
}

/**
 * The result of `list=codexicons`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface CodexiconsResult extends ResultType {
  readonly at: readonly ["query", "codexicons"];
  readonly kind: "entry";
  readonly base: CodexiconsRow;
  readonly query: CodexiconsQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=codexicons` as data, for `validateResponse`. */
export const codexiconsResult: ResultDescriptor = {
  module: "query+codexicons",
  rows: { at: ["query", "codexicons"], kind: "entry" },
  response: {
    query: {
      is: {
        record: {
          codexicons: {
            is: {
              map: {
                anyOf: [
                  "string",
                  {
                    record: {
                      ltr: { is: "string", optional: true },
                      shouldFlip: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                      langCodeMap: { is: { map: "string" }, optional: true },
                      default: { is: "string", optional: true },
                      rtl: { is: "string", optional: true },
                      shouldFlipExceptions: { is: { list: "string" }, optional: true },
                    },
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
};

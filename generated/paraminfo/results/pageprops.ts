// Generated from spec/paraminfo/catalogue.json (query+pageprops) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** A row of `prop=pageprops`. */
export type PagepropsRow = string;

/** Fields that `prop=pageprops` adds to each page. */
export interface PagepropsPagePart<Row = PagepropsRow> {
  /** Page properties by name. */
  readonly pageprops?: Readonly<Record<string, Row>>;
}

/**
 * The result of `prop=pageprops`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface PagepropsResult extends ResultType {
  readonly at: readonly ["query", "pages", "pageprops"];
  readonly kind: "entry";
  readonly base: PagepropsRow;
  readonly page: PagepropsPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=pageprops` as data, for `validateResponse`. */
export const pagepropsResult: ResultDescriptor = {
  module: "query+pageprops",
  rows: { at: ["query", "pages", "pageprops"], kind: "entry" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: { list: { record: { pageprops: { is: { map: "string" }, optional: true } } } },
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};

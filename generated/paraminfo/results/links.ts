// Generated from spec/paraminfo/catalogue.json (query+links) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=links`. */
export interface LinksRow {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the linked page, including the namespace. */
  readonly title: string;
}

/** Fields that `prop=links` adds to each page. */
export interface LinksPagePart<Row = LinksRow> {
  /** Pages that the page links to. */
  readonly links?: readonly Row[];
}

/**
 * The result of `prop=links`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface LinksResult extends ResultType {
  readonly at: readonly ["query", "pages", "links"];
  readonly kind: "item";
  readonly base: LinksRow;
  readonly page: LinksPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=links` as data, for `validateResponse`. */
export const linksResult: ResultDescriptor = {
  module: "query+links",
  rows: { at: ["query", "pages", "links"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  links: {
                    is: { list: { record: { ns: { is: "namespace" }, title: { is: "title" } } } },
                    optional: true,
                  },
                },
              },
            },
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};

// Generated from spec/paraminfo/catalogue.json (query+images) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=images`. */
export interface ImagesRow {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the file, including the namespace. */
  readonly title: string;
}

/** Fields that `prop=images` adds to each page. */
export interface ImagesPagePart<Row = ImagesRow> {
  /** Files that the page uses. */
  readonly images?: readonly Row[];
}

/**
 * The result of `prop=images`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ImagesResult extends ResultType {
  readonly at: readonly ["query", "pages", "images"];
  readonly kind: "item";
  readonly base: ImagesRow;
  readonly page: ImagesPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=images` as data, for `validateResponse`. */
export const imagesResult: ResultDescriptor = {
  module: "query+images",
  rows: { at: ["query", "pages", "images"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  images: {
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

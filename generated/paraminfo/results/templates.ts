// Generated from spec/paraminfo/catalogue.json (query+templates) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=templates`. */
export interface TemplatesRow {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the transcluded page, including the namespace. */
  readonly title: string;
}

/** Fields that `prop=templates` adds to each page. */
export interface TemplatesPagePart<Row = TemplatesRow> {
  /** Pages that the page transcludes. */
  readonly templates?: readonly Row[];
}

/**
 * The result of `prop=templates`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface TemplatesResult extends ResultType {
  readonly at: readonly ["query", "pages", "templates"];
  readonly kind: "item";
  readonly base: TemplatesRow;
  readonly page: TemplatesPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=templates` as data, for `validateResponse`. */
export const templatesResult: ResultDescriptor = {
  module: "query+templates",
  rows: { at: ["query", "pages", "templates"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  templates: {
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

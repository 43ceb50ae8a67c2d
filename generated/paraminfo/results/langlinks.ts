// Generated from spec/paraminfo/catalogue.json (query+langlinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=langlinks` for any request. */
export interface LanglinksRow {
  /** Language code of the link. */
  readonly lang: string;
  /** Title of the page on the other wiki. */
  readonly title: string;
  /** URL of the page on the other wiki. */
  readonly url?: string;
}

/** The fields that each value of `prop` adds. */
export interface LanglinksRowProps {
  readonly autonym: {
    /** Native name of the language. */
    readonly autonym: string;
  };
  readonly langname: {
    /** Name of the language, translated to `inlanguagecode` if possible. */
    readonly langname: string;
  };
}

/** Fields that `prop=langlinks` adds to each page. */
export interface LanglinksPagePart<Row = LanglinksRow> {
  /** Language links of the page. */
  readonly langlinks?: readonly Row[];
}

/**
 * The result of `prop=langlinks`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface LanglinksResult extends ResultType {
  readonly at: readonly ["query", "pages", "langlinks"];
  readonly kind: "item";
  readonly base: LanglinksRow;
  readonly selector: "prop";
  readonly props: LanglinksRowProps;
  readonly page: LanglinksPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=langlinks` as data, for `validateResponse`. */
export const langlinksResult: ResultDescriptor = {
  module: "query+langlinks",
  rows: { at: ["query", "pages", "langlinks"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  langlinks: {
                    is: {
                      list: {
                        record: {
                          lang: { is: "string" },
                          title: { is: "title", formatversion1: { name: "*" } },
                          url: { is: "string", optional: true },
                          langname: { is: "string", when: { prop: ["langname"] } },
                          autonym: { is: "string", when: { prop: ["autonym"] } },
                        },
                      },
                    },
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

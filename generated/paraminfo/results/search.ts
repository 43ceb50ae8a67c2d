// Generated from spec/paraminfo/catalogue.json (query+search) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=search` for any request. */
export interface SearchRow {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
  /** Id of the page. */
  readonly pageid: number;
}

/** The fields that each value of `prop` adds. */
export interface SearchRowProps {
  readonly categorysnippet: {
    /** Extract from the matching category name, as HTML. */
    readonly categorysnippet: string;
  };
  readonly isfilematch: {
    /** Whether the match is in the text of a file. */
    readonly isfilematch: boolean;
  };
  readonly size: {
    /** Length of the page in bytes. */
    readonly size: number;
  };
  readonly snippet: {
    /** Extract from the page's text, as HTML. */
    readonly snippet: string;
  };
  readonly timestamp: {
    /**
     * Time of the latest edit.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly titlesnippet: {
    /** Page title as HTML, with matches marked. */
    readonly titlesnippet: string;
  };
  readonly wordcount: {
    /** Number of words on the page. */
    readonly wordcount: number;
  };
}

/** Fields that `list=search` adds to `query`. */
export interface SearchQueryPart<Row = SearchRow> {
  /** Only with `info=totalhits`. */
  readonly searchinfo?: { readonly totalhits: number };
  readonly search: readonly Row[];
}

/** Fields that `list=search` adds to each page as a generator. */
export interface SearchGeneratorPart {
  /** Position of the page in the results, starting with 1. */
  readonly index?: number;
  /**
   * Size in bytes.
   * Only with `prop=size`.
   */
  readonly size?: number;
  /** Only with `prop=wordcount`. */
  readonly wordcount?: number;
  /** Only with `prop=snippet`. */
  readonly snippet?: string;
  /**
   * ISO 8601.
   * Only with `prop=timestamp`.
   */
  readonly timestamp?: string;
  /** Only with `prop=titlesnippet`. */
  readonly titlesnippet?: string;
  /** Only with `prop=categorysnippet`. */
  readonly categorysnippet?: string;
  /** Only with `prop=isfilematch`. */
  readonly isfilematch?: boolean;
}

/**
 * The result of `list=search`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface SearchResult extends ResultType {
  readonly at: readonly ["query", "search"];
  readonly kind: "item";
  readonly base: SearchRow;
  readonly selector: "prop";
  readonly defaults: "size" | "wordcount" | "timestamp" | "snippet";
  readonly props: SearchRowProps;
  readonly query: SearchQueryPart<this["row"]>;
  readonly generator: SearchGeneratorPart;
  readonly root: QueryResult;
}

/** The result of `list=search` as data, for `validateResponse`. */
export const searchResult: ResultDescriptor = {
  module: "query+search",
  rows: { at: ["query", "search"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          searchinfo: {
            is: { record: { totalhits: { is: "integer" } } },
            optional: true,
            when: { info: ["totalhits"] },
          },
          search: {
            is: {
              list: {
                record: {
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  pageid: { is: "integer" },
                  size: { is: "integer", when: { prop: ["size"] } },
                  wordcount: { is: "integer", when: { prop: ["wordcount"] } },
                  snippet: { is: "string", when: { prop: ["snippet"] } },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  titlesnippet: { is: "string", when: { prop: ["titlesnippet"] } },
                  categorysnippet: { is: "string", when: { prop: ["categorysnippet"] } },
                  isfilematch: {
                    is: "boolean",
                    when: { prop: ["isfilematch"] },
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
  generator: {
    index: { is: "integer", optional: true },
    size: { is: "integer", optional: true, when: { prop: ["size"] } },
    wordcount: { is: "integer", optional: true, when: { prop: ["wordcount"] } },
    snippet: { is: "string", optional: true, when: { prop: ["snippet"] } },
    timestamp: { is: "timestamp", optional: true, when: { prop: ["timestamp"] } },
    titlesnippet: { is: "string", optional: true, when: { prop: ["titlesnippet"] } },
    categorysnippet: { is: "string", when: { prop: ["categorysnippet"] } },
    isfilematch: { is: "boolean", when: { prop: ["isfilematch"] }, formatversion1: { as: "flag" } },
  },
};

// Generated from spec/paraminfo/catalogue.json (query+search) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=search` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface SearchRowV1 {
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the page, with its namespace. */
  readonly title: string;
  /** Id of the page. */
  readonly pageid: number;
}

/** The fields that each value of `prop` adds. */
export interface SearchRowPropsV1 {
  readonly categorysnippet: {
    /** Extract of the matching category name as HTML. With `prop=categorysnippet`. */
    readonly categorysnippet: string;
  };
  readonly isfilematch: {
    /** Whether the text of a file matches. With `prop=isfilematch`. */
    readonly isfilematch?: "";
  };
  readonly size: {
    /** Length of the page in bytes. With `prop=size`. */
    readonly size: number;
  };
  readonly snippet: {
    /** Extract of the page's text as HTML. With `prop=snippet`. */
    readonly snippet: string;
  };
  readonly timestamp: {
    /**
     * Time of the latest edit. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly titlesnippet: {
    /** Page title as HTML, with matches marked. With `prop=titlesnippet`. */
    readonly titlesnippet: string;
  };
  readonly wordcount: {
    /** Number of words of the page. With `prop=wordcount`. */
    readonly wordcount: number;
  };
}

/** Fields that `list=search` in format version 1 adds to `query`. */
export interface SearchQueryPartV1<Row = SearchRowV1> {
  /** Only with `info=totalhits`. */
  readonly searchinfo?: { readonly totalhits: number };
  readonly search: readonly Row[];
}

/** Fields that `list=search` in format version 1 adds to each page as a generator. */
export interface SearchGeneratorPartV1 {
  /** Position of the page in the results, from 1. */
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
  readonly isfilematch?: "";
}

/** The result of `list=search` in format version 1, for the types of responses. */
export interface SearchResultV1 extends ResultType {
  readonly at: readonly ["query", "search"];
  readonly kind: "item";
  readonly base: SearchRowV1;
  readonly selector: "prop";
  readonly props: SearchRowPropsV1;
  readonly query: SearchQueryPartV1<this["row"]>;
  readonly generator: SearchGeneratorPartV1;
}

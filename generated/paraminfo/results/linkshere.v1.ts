// Generated from spec/paraminfo/catalogue.json (query+linkshere) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=linkshere` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface LinkshereRowV1 {}

/** The fields that each value of `prop` adds. */
export interface LinkshereRowPropsV1 {
  readonly pageid: {
    /** Page id. With `prop=pageid`. */
    readonly pageid: number;
  };
  readonly redirect: {
    /** Whether the page is a redirect. With `prop=redirect`. */
    readonly redirect?: "";
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title and namespace. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `prop=linkshere` in format version 1 adds to each page. */
export interface LinksherePagePartV1<Row = LinkshereRowV1> {
  /** Pages that link to the page. */
  readonly linkshere?: readonly Row[];
}

/** The result of `prop=linkshere` in format version 1, for the types of responses. */
export interface LinkshereResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "linkshere"];
  readonly kind: "item";
  readonly base: LinkshereRowV1;
  readonly selector: "prop";
  readonly props: LinkshereRowPropsV1;
  readonly page: LinksherePagePartV1<this["row"]>;
}

// Generated from spec/paraminfo/catalogue.json (query+usercontribs) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=usercontribs` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface UsercontribsRowV1 {
  readonly userid: number;
  readonly user: string;
  readonly texthidden?: "";
  readonly userhidden?: "";
  readonly suppressed?: "";
}

/** The fields that each value of `prop` adds. */
export interface UsercontribsRowPropsV1 {
  readonly comment: {
    /** Edit summary. With `prop=comment`. */
    readonly comment?: string;
    /** With `prop=comment`. */
    readonly commenthidden?: "";
  };
  readonly flags: {
    /** With `prop=flags`. */
    readonly new?: "";
    /** With `prop=flags`. */
    readonly minor?: "";
    /** With `prop=flags`. */
    readonly top?: "";
  };
  readonly ids: {
    /** With `prop=ids`. */
    readonly pageid: number;
    /** With `prop=ids`. */
    readonly revid: number;
    /** With `prop=ids`. */
    readonly parentid: number;
  };
  readonly parsedcomment: {
    /** With `prop=parsedcomment`. */
    readonly commenthidden?: "";
    /** Edit summary as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment?: string;
  };
  readonly patrolled: {
    /** Whether the edit is patrolled. Requires the right to patrol. With `prop=patrolled`. */
    readonly patrolled?: "";
    /** With `prop=patrolled`. */
    readonly autopatrolled?: "";
  };
  readonly size: {
    /** Length of the page after the edit, in bytes. With `prop=size`. */
    readonly size: number;
  };
  readonly sizediff: {
    /** Difference of the length to the parent revision, in bytes. With `prop=sizediff`. */
    readonly sizediff: number;
  };
  readonly tags: {
    /** Change tags of the edit. With `prop=tags`. */
    readonly tags: readonly string[];
  };
  readonly timestamp: {
    /**
     * Time of the edit. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly title: {
    /**
     * With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title and namespace of the page. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `list=usercontribs` in format version 1 adds to `query`. */
export interface UsercontribsQueryPartV1<Row = UsercontribsRowV1> {
  readonly usercontribs: readonly Row[];
}

/** The result of `list=usercontribs` in format version 1, for the types of responses. */
export interface UsercontribsResultV1 extends ResultType {
  readonly at: readonly ["query", "usercontribs"];
  readonly kind: "item";
  readonly base: UsercontribsRowV1;
  readonly selector: "prop";
  readonly props: UsercontribsRowPropsV1;
  readonly query: UsercontribsQueryPartV1<this["row"]>;
}

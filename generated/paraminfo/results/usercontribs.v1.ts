// Generated from spec/paraminfo/catalogue.json (query+usercontribs) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=usercontribs` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface UsercontribsRowV1 {
  /** Id of the user; 0 if the user has no account. */
  readonly userid?: number;
  /** Name of the user. */
  readonly user?: string;
  /** Whether the content is hidden by revision deletion. */
  readonly texthidden?: "";
  /** Whether the user is hidden by revision deletion. */
  readonly userhidden?: "";
  /** Whether hidden parts are hidden from administrators too. */
  readonly suppressed?: "";
}

/** The fields that each value of `prop` adds. */
export interface UsercontribsRowPropsV1 {
  readonly comment: {
    /** Edit summary. With `prop=comment`. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. With `prop=comment`. */
    readonly commenthidden?: "";
  };
  readonly flags: {
    /** Whether the edit created the page. With `prop=flags`. */
    readonly new?: "";
    /** Whether the edit is minor. With `prop=flags`. */
    readonly minor?: "";
    /** Whether the revision is the latest one of the page. With `prop=flags`. */
    readonly top?: "";
  };
  readonly ids: {
    /** Id of the page. With `prop=ids`. */
    readonly pageid: number;
    /** Id of the revision. With `prop=ids`. */
    readonly revid: number;
    /** Id of the previous revision; 0 if there is none. With `prop=ids`. */
    readonly parentid: number;
  };
  readonly parsedcomment: {
    /** Whether the summary is hidden by revision deletion. With `prop=parsedcomment`. */
    readonly commenthidden?: "";
    /** Edit summary as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment?: string;
  };
  readonly patrolled: {
    /** Whether the edit is patrolled. Requires the right to patrol. With `prop=patrolled`. */
    readonly patrolled?: "";
    /** Whether the change was patrolled automatically. With `prop=patrolled`. */
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
     * Namespace of the title. With `prop=title`.
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

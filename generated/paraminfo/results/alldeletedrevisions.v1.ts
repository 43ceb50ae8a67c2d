// Generated from spec/paraminfo/catalogue.json (query+alldeletedrevisions) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=alldeletedrevisions` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AlldeletedrevisionsRowV1 {
  /** Whether the content is hidden by revision deletion. */
  readonly texthidden?: "";
  /** Parse tree of the content as XML. */
  readonly parsetree?: string;
  /** Difference from another revision. */
  readonly diff?: OrEmptyList<AlldeletedrevisionsRowDiffV1>;
  /** Whether the content cannot be written in the requested format. */
  readonly badcontentformat?: "";
}

/** The fields that each value of `prop` adds. */
export interface AlldeletedrevisionsRowPropsV1 {
  readonly comment: {
    /** Edit summary. With `prop=comment`. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. With `prop=comment`. */
    readonly commenthidden?: "";
  };
  readonly content: {
    /** Content model, such as `wikitext`. With `prop=content`. */
    readonly contentmodel?: string;
    /** Serialization format of the content, such as `text/x-wiki`. With `prop=content`. */
    readonly contentformat?: string;
    /** With `prop=content`. */
    readonly "*"?: string;
    /** Contents of the revision and their properties, by slot. With `prop=content`. */
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly contentmodel: {
    /** Content model of each slot. With `prop=contentmodel`. */
    readonly contentmodel?: string;
    /** Contents of the revision and their properties, by slot. With `prop=contentmodel`. */
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly flags: {
    /** Whether the edit is minor. With `prop=flags`. */
    readonly minor?: "";
  };
  readonly ids: {
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
  readonly roles: {
    /** Roles of the slots that the revision has. With `prop=roles`. */
    readonly roles: readonly string[];
  };
  readonly sha1: {
    /** SHA-1 hash of the revision, in base 16. With `prop=sha1`. */
    readonly sha1?: string;
    /** Whether the content, and thus its hash, is hidden by revision deletion. With `prop=sha1`. */
    readonly sha1hidden?: "";
  };
  readonly size: {
    /** Length of the revision in bytes. With `prop=size`. */
    readonly size?: number;
  };
  readonly slotsha1: {
    /** SHA-1 hash in base 16. With `prop=slotsha1`. */
    readonly sha1?: string;
    /** Whether the content, and thus its hash, is hidden by revision deletion. With `prop=slotsha1`. */
    readonly sha1hidden?: "";
    /** Contents of the revision and their properties, by slot. With `prop=slotsha1`. */
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly slotsize: {
    /** Size in bytes. With `prop=slotsize`. */
    readonly size?: number;
    /** Contents of the revision and their properties, by slot. With `prop=slotsize`. */
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly tags: {
    /** Change tags of the revision. With `prop=tags`. */
    readonly tags: readonly string[];
  };
  readonly timestamp: {
    /**
     * Time of the revision. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly user: {
    /** Name of the user who made the revision. With `prop=user`. */
    readonly user?: string;
    /** Whether the user is an IP address. With `prop=user`. */
    readonly anon?: "";
    /** Whether the user is hidden by revision deletion. With `prop=user`. */
    readonly userhidden?: "";
  };
  readonly userid: {
    /** Whether the user is an IP address. With `prop=userid`. */
    readonly anon?: "";
    /** Whether the user is hidden by revision deletion. With `prop=userid`. */
    readonly userhidden?: "";
    /** Id of the user who made the revision. With `prop=userid`. */
    readonly userid?: number;
  };
}

/** The `slots` of `list=alldeletedrevisions` in format version 1. */
export interface AlldeletedrevisionsRowSlotsV1 {
  readonly main?: OrEmptyList<AlldeletedrevisionsRowSlotsMainV1>;
}

/** The `main` of `list=alldeletedrevisions` in format version 1. */
export interface AlldeletedrevisionsRowSlotsMainV1 {
  /** Only with `prop=slotsize`. */
  readonly size?: number;
  /** Only with `prop=slotsha1`. */
  readonly sha1?: string;
  /** Only with `prop=content` or `prop=contentmodel`. */
  readonly contentmodel?: string;
  /** Only with `prop=content`. */
  readonly contentformat?: string;
  /** Only with `prop=content`. */
  readonly "*"?: string;
  readonly sha1hidden?: "";
  /** Only with `prop=content`. */
  readonly texthidden?: "";
}

/** The `diff` of `list=alldeletedrevisions` in format version 1. */
export interface AlldeletedrevisionsRowDiffV1 {
  readonly from?: number | boolean;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly body?: string | boolean;
  /** Only with `difftotext`. */
  readonly notcached?: boolean;
}

/** Fields that `list=alldeletedrevisions` in format version 1 adds to `query`. */
export interface AlldeletedrevisionsQueryPartV1<Row = AlldeletedrevisionsRowV1> {
  readonly alldeletedrevisions: readonly {
    readonly pageid: number;
    readonly revisions: readonly Row[];
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  }[];
}

/** The result of `list=alldeletedrevisions` in format version 1, for the types of responses. */
export interface AlldeletedrevisionsResultV1 extends ResultType {
  readonly at: readonly ["query", "alldeletedrevisions", "revisions"];
  readonly kind: "item";
  readonly base: AlldeletedrevisionsRowV1;
  readonly selector: "prop";
  readonly props: AlldeletedrevisionsRowPropsV1;
  readonly query: AlldeletedrevisionsQueryPartV1<this["row"]>;
}

// Generated from spec/paraminfo/catalogue.json (query+allrevisions) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=allrevisions` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface AllrevisionsRowV1 {
  /** Whether hidden parts are hidden from administrators too. */
  readonly suppressed?: "";
  /** Whether the content is hidden by revision deletion. */
  readonly texthidden?: "";
  /** Parse tree of the content as XML. */
  readonly parsetree?: string;
  /** Whether the content has no parse tree because it is not wikitext. */
  readonly badcontentformatforparsetree?: "";
  /** Whether the content cannot be written in the requested format. */
  readonly badcontentformat?: "";
  /** Difference from another revision. */
  readonly diff?: OrEmptyList<AllrevisionsRowDiffV1>;
}

/** The fields that each value of `prop` adds. */
export interface AllrevisionsRowPropsV1 {
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
    readonly slots?: OrEmptyList<AllrevisionsRowSlotsV1>;
  };
  readonly contentmodel: {
    /** Content model of each slot. With `prop=contentmodel`. */
    readonly contentmodel?: string;
    /** Contents of the revision and their properties, by slot. With `prop=contentmodel`. */
    readonly slots?: OrEmptyList<AllrevisionsRowSlotsV1>;
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
    readonly slots?: OrEmptyList<AllrevisionsRowSlotsV1>;
  };
  readonly slotsize: {
    /** Size in bytes. With `prop=slotsize`. */
    readonly size?: number;
    /** Contents of the revision and their properties, by slot. With `prop=slotsize`. */
    readonly slots?: OrEmptyList<AllrevisionsRowSlotsV1>;
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

/** The `slots` of `list=allrevisions` in format version 1. */
export interface AllrevisionsRowSlotsV1 {
  readonly main?: OrEmptyList<AllrevisionsRowSlotsMainV1>;
}

/** The `main` of `list=allrevisions` in format version 1. */
export interface AllrevisionsRowSlotsMainV1 {
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
  /** Only with `prop=slotsha1`. */
  readonly sha1hidden?: "";
  /** Only with `prop=content`. */
  readonly texthidden?: "";
}

/** The `diff` of `list=allrevisions` in format version 1. */
export interface AllrevisionsRowDiffV1 {
  /** Only with `diffto`. */
  readonly from?: number;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly "*"?: string;
  readonly notcached?: "";
}

/** Fields that `list=allrevisions` in format version 1 adds to `query`. */
export interface AllrevisionsQueryPartV1<Row = AllrevisionsRowV1> {
  readonly allrevisions: readonly {
    readonly pageid: number;
    readonly revisions: readonly Row[];
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  }[];
}

/** The result of `list=allrevisions` in format version 1, for the types of responses. */
export interface AllrevisionsResultV1 extends ResultType {
  readonly at: readonly ["query", "allrevisions", "revisions"];
  readonly kind: "item";
  readonly base: AllrevisionsRowV1;
  readonly selector: "prop";
  readonly props: AllrevisionsRowPropsV1;
  readonly query: AllrevisionsQueryPartV1<this["row"]>;
}

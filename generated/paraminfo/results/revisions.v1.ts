// Generated from spec/paraminfo/catalogue.json (query+revisions) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=revisions` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface RevisionsRowV1 {
  /** Parse tree of the content as XML. */
  readonly parsetree?: string;
  /** Whether the content has no parse tree because it is not wikitext. */
  readonly badcontentformatforparsetree?: "";
  /** Difference from another revision. */
  readonly diff?: OrEmptyList<RevisionsRowDiffV1>;
  /** Whether the content cannot be written in the requested format. */
  readonly badcontentformat?: "";
}

/** The fields that each value of `prop` adds. */
export interface RevisionsRowPropsV1 {
  readonly comment: {
    /** Edit summary. With `prop=comment`. */
    readonly comment: string;
  };
  readonly content: {
    /** Content model, such as `wikitext`. With `prop=content`. */
    readonly contentmodel?: string;
    /** Serialization format of the content, such as `text/x-wiki`. With `prop=content`. */
    readonly contentformat?:
      | "application/json"
      | "application/octet-stream"
      | "application/unknown"
      | "application/x-binary"
      | "text/css"
      | "text/javascript"
      | "text/plain"
      | "text/unknown"
      | "text/x-wiki"
      | "unknown/unknown";
    /** With `prop=content`. */
    readonly "*"?: string;
    /** Contents of the revision and their properties, by slot. With `prop=content`. */
    readonly slots?: OrEmptyList<RevisionsRowSlotsV1>;
  };
  readonly contentmodel: {
    /** Content model of each slot. With `prop=contentmodel`. */
    readonly contentmodel?: string;
    /** Contents of the revision and their properties, by slot. With `prop=contentmodel`. */
    readonly slots?: OrEmptyList<RevisionsRowSlotsV1>;
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
    /** Edit summary as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment: string;
  };
  readonly roles: {
    /** Roles of the slots that the revision has. With `prop=roles`. */
    readonly roles: readonly string[];
  };
  readonly sha1: {
    /** SHA-1 hash of the revision, in base 16. With `prop=sha1`. */
    readonly sha1?: string;
  };
  readonly size: {
    /** Length of the revision in bytes. With `prop=size`. */
    readonly size?: number;
  };
  readonly slotsha1: {
    /** SHA-1 hash in base 16. With `prop=slotsha1`. */
    readonly sha1?: string;
    /** Contents of the revision and their properties, by slot. With `prop=slotsha1`. */
    readonly slots?: OrEmptyList<RevisionsRowSlotsV1>;
  };
  readonly slotsize: {
    /** Size in bytes. With `prop=slotsize`. */
    readonly size?: number;
    /** Contents of the revision and their properties, by slot. With `prop=slotsize`. */
    readonly slots?: OrEmptyList<RevisionsRowSlotsV1>;
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
    readonly user: string;
    /** Whether the user is an IP address. With `prop=user`. */
    readonly anon?: "";
  };
  readonly userid: {
    /** Whether the user is an IP address. With `prop=userid`. */
    readonly anon?: "";
    /** Id of the user who made the revision. With `prop=userid`. */
    readonly userid: number;
  };
}

/** The `slots` of `prop=revisions` in format version 1. */
export interface RevisionsRowSlotsV1 {
  readonly main?: OrEmptyList<RevisionsRowSlotsMainV1>;
}

/** The `main` of `prop=revisions` in format version 1. */
export interface RevisionsRowSlotsMainV1 {
  /** Only with `prop=slotsize`. */
  readonly size?: number;
  /** Only with `prop=slotsha1`. */
  readonly sha1?: string;
  /** Only with `prop=content` or `prop=contentmodel`. */
  readonly contentmodel?: string;
  /** Only with `prop=content`. */
  readonly contentformat?:
    | "application/json"
    | "application/octet-stream"
    | "application/unknown"
    | "application/x-binary"
    | "text/css"
    | "text/javascript"
    | "text/plain"
    | "text/unknown"
    | "text/x-wiki"
    | "unknown/unknown";
  /** Only with `prop=content`. */
  readonly "*"?: string;
}

/** The `diff` of `prop=revisions` in format version 1. */
export interface RevisionsRowDiffV1 {
  /** Only with `diffto`. */
  readonly from?: number;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly "*"?: string;
  readonly notcached?: "";
}

/** Fields that `prop=revisions` in format version 1 adds to each page. */
export interface RevisionsPagePartV1<Row = RevisionsRowV1> {
  /** Revisions of the page. */
  readonly revisions?: readonly Row[];
}

/** The result of `prop=revisions` in format version 1, for the types of responses. */
export interface RevisionsResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "revisions"];
  readonly kind: "item";
  readonly base: RevisionsRowV1;
  readonly selector: "prop";
  readonly props: RevisionsRowPropsV1;
  readonly page: RevisionsPagePartV1<this["row"]>;
}

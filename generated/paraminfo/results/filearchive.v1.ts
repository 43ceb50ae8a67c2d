// Generated from spec/paraminfo/catalogue.json (query+filearchive) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=filearchive` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface FilearchiveRowV1 {
  /** Id of the deleted file version. */
  readonly id: number;
  /** Name of the file, without the namespace. */
  readonly name: string;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the file, with its namespace. */
  readonly title: string;
  /** Whether the file is hidden by revision deletion. */
  readonly filehidden?: "";
  /** Whether the summary is hidden by revision deletion. */
  readonly commenthidden?: "";
  /** Whether the user is hidden by revision deletion. */
  readonly userhidden?: "";
}

/** The fields that each value of `prop` adds. */
export interface FilearchiveRowPropsV1 {
  readonly archivename: {
    /** Name of the stored file of an older version. With `prop=archivename`. */
    readonly archivename?: string;
  };
  readonly bitdepth: {
    /** Bits per channel of the image. With `prop=bitdepth`. */
    readonly bitdepth?: string;
  };
  readonly description: {
    /** Summary of the version. With `prop=description`. */
    readonly description: string;
  };
  readonly dimensions: {
    /** Size in bytes. With `prop=dimensions`. */
    readonly size?: string;
    /** Height in pixels. With `prop=dimensions`. */
    readonly height?: string;
    /** Width in pixels. With `prop=dimensions`. */
    readonly width?: string;
  };
  readonly mediatype: {
    /** Media type, such as `BITMAP`. With `prop=mediatype`. */
    readonly mediatype?: string;
  };
  readonly metadata: {
    /** Exif metadata of the version. With `prop=metadata`. */
    readonly metadata: readonly FilearchiveRowMetadataV1[] | null;
  };
  readonly mime: {
    /** MIME type. With `prop=mime`. */
    readonly mime?: string;
  };
  readonly parseddescription: {
    /** Upload summary of the version as HTML. With `prop=parseddescription`. */
    readonly parseddescription: string;
    /** Summary of the version. With `prop=parseddescription`. */
    readonly description: string;
  };
  readonly sha1: {
    /** SHA-1 hash in base 16. With `prop=sha1`. */
    readonly sha1?: string;
  };
  readonly size: {
    /** Size in bytes, width, height, and the number of pages if it has any. With `prop=size`. */
    readonly size?: string;
    /** Height in pixels. With `prop=size`. */
    readonly height?: string;
    /** Width in pixels. With `prop=size`. */
    readonly width?: string;
  };
  readonly timestamp: {
    /**
     * Time of upload. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly user: {
    /** Id of the user; 0 if the user has no account. With `prop=user`. */
    readonly userid?: number;
    /** Name of the user who uploaded the version. With `prop=user`. */
    readonly user?: string;
  };
}

/** An item of `metadata` of `list=filearchive` in format version 1. */
export interface FilearchiveRowMetadataV1 {
  readonly name: string | number;
  readonly value: unknown;
}

/** Fields that `list=filearchive` in format version 1 adds to `query`. */
export interface FilearchiveQueryPartV1<Row = FilearchiveRowV1> {
  readonly filearchive: readonly Row[];
}

/** The result of `list=filearchive` in format version 1, for the types of responses. */
export interface FilearchiveResultV1 extends ResultType {
  readonly at: readonly ["query", "filearchive"];
  readonly kind: "item";
  readonly base: FilearchiveRowV1;
  readonly selector: "prop";
  readonly props: FilearchiveRowPropsV1;
  readonly query: FilearchiveQueryPartV1<this["row"]>;
}

// Generated from spec/paraminfo/catalogue.json (query+allimages) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=allimages` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllimagesRowV1 {
  /** Name of the file, without the namespace. */
  readonly name: string;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the file, with its namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface AllimagesRowPropsV1 {
  readonly bitdepth: {
    /** Bits per channel of the image. With `prop=bitdepth`. */
    readonly bitdepth: number;
  };
  readonly canonicaltitle: {
    /** Title with the canonical name of the namespace. With `prop=canonicaltitle`. */
    readonly canonicaltitle: string;
  };
  readonly comment: {
    /** Upload summary. With `prop=comment`. */
    readonly comment: string;
  };
  readonly commonmetadata: {
    /** Metadata that is common to files of the format. With `prop=commonmetadata`. */
    readonly commonmetadata: readonly AllimagesRowMetadataV1[] | null;
  };
  readonly dimensions: {
    /** Size in bytes. With `prop=dimensions`. */
    readonly size: number;
    /** Width in pixels. With `prop=dimensions`. */
    readonly width: number;
    /** Height in pixels. With `prop=dimensions`. */
    readonly height: number;
    /** Duration of a sound or a video in seconds. With `prop=dimensions`. */
    readonly duration?: number;
  };
  readonly extmetadata: {
    /** Formatted metadata from several sources, with values as HTML. With `prop=extmetadata`. */
    readonly extmetadata: OrEmptyList<Readonly<Record<string, AllimagesRowExtmetadataV1>>>;
  };
  readonly mediatype: {
    /** Media type, such as `BITMAP`. With `prop=mediatype`. */
    readonly mediatype: string;
  };
  readonly metadata: {
    /** Exif metadata of the version. With `prop=metadata`. */
    readonly metadata: readonly AllimagesRowMetadataV1[] | null;
  };
  readonly mime: {
    /** MIME type. With `prop=mime`. */
    readonly mime: string;
  };
  readonly parsedcomment: {
    /** Upload summary as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment: string;
  };
  readonly sha1: {
    /** SHA-1 hash in base 16. With `prop=sha1`. */
    readonly sha1: string;
  };
  readonly size: {
    /** Size in bytes, width, height, and the number of pages if it has any. With `prop=size`. */
    readonly size: number;
    /** Width in pixels. With `prop=size`. */
    readonly width: number;
    /** Height in pixels. With `prop=size`. */
    readonly height: number;
    /** Duration of a sound or a video in seconds. With `prop=size`. */
    readonly duration?: number;
  };
  readonly timestamp: {
    /**
     * Time of upload. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly url: {
    /** URL of the file and of its description page. With `prop=url`. */
    readonly url: string;
    /** URL of the file's description page. With `prop=url`. */
    readonly descriptionurl: string;
    /** Short URL of the file's description page. With `prop=url`. */
    readonly descriptionshorturl: string;
  };
  readonly user: {
    /** Name of the user who uploaded the version. With `prop=user`. */
    readonly user: string;
  };
  readonly userid: {
    /** Id of the user who uploaded the version. With `prop=userid`. */
    readonly userid: number;
  };
}

/** An item of `metadata` of `list=allimages` in format version 1. */
export interface AllimagesRowMetadataV1 {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item of `extmetadata` of `list=allimages` in format version 1. */
export interface AllimagesRowExtmetadataV1 {
  readonly value: string | number;
  readonly source: string;
  readonly hidden?: string;
}

/** Fields that `list=allimages` in format version 1 adds to `query`. */
export interface AllimagesQueryPartV1<Row = AllimagesRowV1> {
  readonly allimages: readonly Row[];
}

/** The result of `list=allimages` in format version 1, for the types of responses. */
export interface AllimagesResultV1 extends ResultType {
  readonly at: readonly ["query", "allimages"];
  readonly kind: "item";
  readonly base: AllimagesRowV1;
  readonly selector: "prop";
  readonly props: AllimagesRowPropsV1;
  readonly query: AllimagesQueryPartV1<this["row"]>;
}

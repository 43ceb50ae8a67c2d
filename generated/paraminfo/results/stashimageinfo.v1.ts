// Generated from spec/paraminfo/catalogue.json (query+stashimageinfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=stashimageinfo` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface StashimageinfoRowV1 {}

/** The fields that each value of `prop` adds. */
export interface StashimageinfoRowPropsV1 {
  readonly bitdepth: {
    /** Bits per channel of the image. With `prop=bitdepth`. */
    readonly bitdepth: number;
  };
  readonly canonicaltitle: {
    /** Title with the canonical name of the namespace. With `prop=canonicaltitle`. */
    readonly canonicaltitle: string;
  };
  readonly commonmetadata: {
    /** Metadata that is common to files of the format. With `prop=commonmetadata`. */
    readonly commonmetadata: readonly StashimageinfoRowMetadataV1[] | null;
  };
  readonly dimensions: {
    /** Size in bytes. With `prop=dimensions`. */
    readonly size: number;
    /** Width in pixels. With `prop=dimensions`. */
    readonly width: number;
    /** Height in pixels. With `prop=dimensions`. */
    readonly height: number;
  };
  readonly extmetadata: {
    /** Formatted metadata from several sources, with values as HTML. With `prop=extmetadata`. */
    readonly extmetadata: OrEmptyList<Readonly<Record<string, StashimageinfoRowExtmetadataV1>>>;
  };
  readonly metadata: {
    /** Exif metadata of the file. With `prop=metadata`. */
    readonly metadata: readonly StashimageinfoRowMetadataV1[] | null;
  };
  readonly mime: {
    /** MIME type. With `prop=mime`. */
    readonly mime: string;
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
  };
  readonly thumbmime: {
    /** MIME type of the thumbnail. Needs `url` and `urlwidth`. With `prop=thumbmime`. */
    readonly thumbmime?: string;
  };
  readonly timestamp: {
    /**
     * Time of upload. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly url: {
    /** URL of the file. With `prop=url`. */
    readonly url: string;
    /** URL of the file's description page. With `prop=url`. */
    readonly descriptionurl: string;
    /** URL of the thumbnail. With `prop=url`. */
    readonly thumburl?: string;
    /** Width of the thumbnail in pixels. With `prop=url`. */
    readonly thumbwidth?: number;
    /** Height of the thumbnail in pixels. With `prop=url`. */
    readonly thumbheight?: number;
  };
}

/** An item of `metadata` of `prop=stashimageinfo` in format version 1. */
export interface StashimageinfoRowMetadataV1 {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item of `extmetadata` of `prop=stashimageinfo` in format version 1. */
export interface StashimageinfoRowExtmetadataV1 {
  readonly value: string | number;
  readonly source: string;
  readonly hidden?: string;
}

/** Fields that `prop=stashimageinfo` in format version 1 adds to `query`. */
export interface StashimageinfoQueryPartV1<Row = StashimageinfoRowV1> {
  readonly stashimageinfo: readonly Row[];
}

/** The result of `prop=stashimageinfo` in format version 1, for the types of responses. */
export interface StashimageinfoResultV1 extends ResultType {
  readonly at: readonly ["query", "stashimageinfo"];
  readonly kind: "item";
  readonly base: StashimageinfoRowV1;
  readonly selector: "prop";
  readonly props: StashimageinfoRowPropsV1;
  readonly query: StashimageinfoQueryPartV1<this["row"]>;
}

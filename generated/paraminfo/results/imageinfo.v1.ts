// Generated from spec/paraminfo/catalogue.json (query+imageinfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=imageinfo` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ImageinfoRowV1 {
  /** Whether the file is hidden by revision deletion. */
  readonly filehidden?: "";
  /** Whether hidden parts are hidden from administrators too. */
  readonly suppressed?: "";
  /** Whether the file itself is missing. */
  readonly filemissing?: "";
}

/** The fields that each value of `prop` adds. */
export interface ImageinfoRowPropsV1 {
  readonly archivename: {
    /** Name of the stored file of an older version. With `prop=archivename`. */
    readonly archivename?: string;
  };
  readonly bitdepth: {
    /** Bits per channel of the image. With `prop=bitdepth`. */
    readonly bitdepth?: number;
  };
  readonly canonicaltitle: {
    /** Title with the canonical name of the namespace. With `prop=canonicaltitle`. */
    readonly canonicaltitle?: string;
  };
  readonly comment: {
    /** Upload summary. With `prop=comment`. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. With `prop=comment`. */
    readonly commenthidden?: "";
  };
  readonly commonmetadata: {
    /** Metadata that is common to files of the format. With `prop=commonmetadata`. */
    readonly commonmetadata?: readonly ImageinfoRowMetadataV1[] | null;
  };
  readonly dimensions: {
    /** Size in bytes. With `prop=dimensions`. */
    readonly size?: number;
    /** Width in pixels. With `prop=dimensions`. */
    readonly width?: number;
    /** Height in pixels. With `prop=dimensions`. */
    readonly height?: number;
    /** Duration of a sound or a video in seconds. With `prop=dimensions`. */
    readonly duration?: number;
  };
  readonly extmetadata: {
    /** Formatted metadata from several sources, with values as HTML. With `prop=extmetadata`. */
    readonly extmetadata?: OrEmptyList<Readonly<Record<string, ImageinfoRowExtmetadataV1>>>;
  };
  readonly mediatype: {
    /** Media type, such as `BITMAP`. With `prop=mediatype`. */
    readonly mediatype?: string;
  };
  readonly metadata: {
    /** Exif metadata of the version. With `prop=metadata`. */
    readonly metadata?: readonly ImageinfoRowMetadataV1[] | null;
  };
  readonly mime: {
    /** MIME type. With `prop=mime`. */
    readonly mime?: string;
  };
  readonly parsedcomment: {
    /** Upload summary as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment?: string;
    /** Whether the summary is hidden by revision deletion. With `prop=parsedcomment`. */
    readonly commenthidden?: "";
  };
  readonly sha1: {
    /** SHA-1 hash in base 16. With `prop=sha1`. */
    readonly sha1?: string;
  };
  readonly size: {
    /** Size in bytes, width, height, and the number of pages if it has any. With `prop=size`. */
    readonly size?: number;
    /** Width in pixels. With `prop=size`. */
    readonly width?: number;
    /** Height in pixels. With `prop=size`. */
    readonly height?: number;
    /** Duration of a sound or a video in seconds. With `prop=size`. */
    readonly duration?: number;
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
    readonly timestamp?: string;
  };
  readonly uploadwarning: {
    /** Warnings about an existing file as HTML. With `prop=uploadwarning`. */
    readonly html: string;
  };
  readonly url: {
    /** URL of the file and of its description page. With `prop=url`. */
    readonly url?: string;
    /** URL of the file's description page. With `prop=url`. */
    readonly descriptionurl?: string;
    /** Short URL of the file's description page. With `prop=url`. */
    readonly descriptionshorturl?: string;
    /** URL of the thumbnail. With `prop=url`. */
    readonly thumburl?: string;
    /** Width of the thumbnail in pixels. With `prop=url`. */
    readonly thumbwidth?: number;
    /** Height of the thumbnail in pixels. With `prop=url`. */
    readonly thumbheight?: number;
  };
  readonly user: {
    /** Name of the user who uploaded the version. With `prop=user`. */
    readonly user?: string;
    /** Whether the user is hidden by revision deletion. With `prop=user`. */
    readonly userhidden?: "";
  };
  readonly userid: {
    /** Id of the user who uploaded the version. With `prop=userid`. */
    readonly userid?: number;
    /** Whether the user is hidden by revision deletion. With `prop=userid`. */
    readonly userhidden?: "";
  };
}

/** The fields of a row of `prop=imageinfo` in format version 1 that depend on `filehidden`. */
export type ImageinfoRowVariantsV1 =
  | { readonly filehidden: "" }
  | {
      readonly filehidden?: never;
      readonly canonicaltitle: string;
      readonly descriptionurl: string;
    };

/** An item of `metadata` of `prop=imageinfo` in format version 1. */
export interface ImageinfoRowMetadataV1 {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item of `extmetadata` of `prop=imageinfo` in format version 1. */
export interface ImageinfoRowExtmetadataV1 {
  readonly value: string | number;
  readonly source: string;
  readonly hidden?: string;
}

/** Fields that `prop=imageinfo` in format version 1 adds to each page. */
export interface ImageinfoPagePartV1<Row = ImageinfoRowV1> {
  /** Name of the file's repository; `local` for that of the wiki. */
  readonly imagerepository?: string;
  /** Versions of the file, the latest one first. */
  readonly imageinfo?: readonly Row[];
  /** Only with `prop=badfile`. */
  readonly badfile?: "";
}

/** The result of `prop=imageinfo` in format version 1, for the types of responses. */
export interface ImageinfoResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "imageinfo"];
  readonly kind: "item";
  readonly base: ImageinfoRowV1;
  readonly selector: "prop";
  readonly props: ImageinfoRowPropsV1;
  readonly variants: ImageinfoRowVariantsV1;
  readonly discriminant: "filehidden";
  readonly page: ImageinfoPagePartV1<this["row"]>;
}

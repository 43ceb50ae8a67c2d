// Generated from spec/paraminfo/catalogue.json (query+imageinfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `prop=imageinfo` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface ImageinfoRowV1 {
  readonly filehidden?: "";
  readonly suppressed?: "";
  readonly filemissing?: "";
}

/** The fields that each value of `prop` adds. */
export interface ImageinfoRowPropsV1 {
  readonly archivename: { readonly archivename?: string };
  readonly bitdepth: { readonly bitdepth?: number };
  readonly canonicaltitle: { readonly canonicaltitle?: string };
  readonly comment: { readonly comment?: string; readonly commenthidden?: "" };
  readonly commonmetadata: { readonly commonmetadata?: readonly ImageinfoRowMetadataV1[] | null };
  readonly dimensions: {
    readonly size?: number;
    readonly width?: number;
    readonly height?: number;
    readonly duration?: number;
  };
  readonly extmetadata: {
    readonly extmetadata?: OrEmptyList<Readonly<Record<string, ImageinfoRowExtmetadataV1>>>;
  };
  readonly mediatype: { readonly mediatype?: string };
  readonly metadata: { readonly metadata?: readonly ImageinfoRowMetadataV1[] | null };
  readonly mime: { readonly mime?: string };
  readonly parsedcomment: { readonly parsedcomment?: string; readonly commenthidden?: "" };
  readonly sha1: { readonly sha1?: string };
  readonly size: {
    readonly size?: number;
    readonly width?: number;
    readonly height?: number;
    readonly duration?: number;
  };
  readonly thumbmime: { readonly thumbmime?: string };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp?: string;
  };
  readonly uploadwarning: { readonly html: string };
  readonly url: {
    readonly url?: string;
    readonly descriptionurl?: string;
    readonly descriptionshorturl?: string;
    readonly thumburl?: string;
    readonly thumbwidth?: number;
    readonly thumbheight?: number;
    readonly thumberror?: string;
  };
  readonly user: { readonly user?: string; readonly userhidden?: "" };
  readonly userid: { readonly userid?: number; readonly userhidden?: "" };
}

/** An item of `metadata` of `prop=imageinfo` in format version 1. */
export interface ImageinfoRowMetadataV1 {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item of `extmetadata` of `prop=imageinfo` in format version 1. */
export interface ImageinfoRowExtmetadataV1 {
  readonly value: string | number;
  readonly source: string;
  readonly hidden: string;
}

/** Fields that `prop=imageinfo` in format version 1 adds to each page. */
export interface ImageinfoPagePartV1<Row = ImageinfoRowV1> {
  readonly imagerepository?: string;
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
  readonly page: ImageinfoPagePartV1<this["row"]>;
}

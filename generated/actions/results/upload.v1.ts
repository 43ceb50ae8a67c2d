// Generated from spec/actions/catalogue.json (upload) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { OtherValue, ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=upload` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface UploadRowV1 {
  readonly result: string;
  readonly filename?: string;
  readonly warnings?: OrEmptyList<UploadRowWarningsV1>;
  readonly imageinfo?: UploadRowImageinfoV1;
  readonly filekey?: string;
  readonly sessionkey?: string;
  readonly offset?: number;
}

/** The fields of a row of `action=upload` in format version 1 that depend on `result`. */
export type UploadRowVariantsV1 =
  | { readonly result: "Success"; readonly imageinfo: UploadRowImageinfoV1 }
  | { readonly result: "Warning"; readonly sessionkey: string }
  | { readonly result: "Continue" | OtherValue };

/** The `warnings` of `action=upload` in format version 1. */
export interface UploadRowWarningsV1 {
  readonly "duplicate-archive"?: string;
  readonly duplicate?: readonly string[];
  readonly exists?: string;
}

/** The `imageinfo` of `action=upload` in format version 1. */
export interface UploadRowImageinfoV1 {
  /** ISO 8601. */
  readonly timestamp: string;
  readonly user?: string;
  readonly userid?: number;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly parsedcomment?: string;
  readonly comment?: string;
  readonly html?: string;
  readonly canonicaltitle: string;
  readonly url: string;
  readonly descriptionurl: string;
  readonly sha1: string;
  readonly metadata: readonly UploadRowImageinfoMetadataV1[];
  readonly commonmetadata: readonly unknown[];
  readonly extmetadata?: OrEmptyList<Readonly<Record<string, unknown>>>;
  readonly mime: string;
  readonly mediatype?: string;
  readonly bitdepth: number;
  readonly descriptionshorturl?: string;
}

/** An item of `metadata` of `action=upload` in format version 1. */
export interface UploadRowImageinfoMetadataV1 {
  readonly name: string;
  readonly value: string | number | readonly UploadRowImageinfoMetadataValueV1[];
}

/** An item of `value` of `action=upload` in format version 1. */
export interface UploadRowImageinfoMetadataValueV1 {
  readonly name: string;
  readonly value: number;
}

/** Fields that `action=upload` in format version 1 adds to the response. */
export interface UploadResponsePartV1<Row = UploadRowV1> {
  readonly upload: Row;
}

/** The result of `action=upload` in format version 1, for the types of responses. */
export interface UploadResultV1 extends ResultType {
  readonly at: readonly ["upload"];
  readonly kind: "object";
  readonly base: UploadRowV1;
  readonly errors:
    | "backend-fail-alreadyexists"
    | "badtoken"
    | "copyuploaddisabled"
    | "empty-file"
    | "fileexists-no-change"
    | "filekeyneeded"
    | "filetype-banned"
    | "invalid-file-key"
    | "missingparam"
    | "missingresult"
    | "mustbeloggedin"
    | "nofilename"
    | "verification-error";
  readonly variants: UploadRowVariantsV1;
  readonly discriminant: "result";
  readonly response: UploadResponsePartV1<this["row"]>;
}

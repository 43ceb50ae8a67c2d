// Generated from spec/actions/catalogue.json (upload) by `paramsmith generate`. Do not edit.

import type { OtherValue, ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=upload`. */
export interface UploadRow {
  readonly result: string;
  readonly filename?: string;
  readonly warnings?: UploadRowWarnings;
  readonly imageinfo?: UploadRowImageinfo;
  readonly filekey?: string;
  readonly sessionkey?: string;
  readonly offset?: number;
}

/** The fields of a row of `action=upload` that depend on `result`. */
export type UploadRowVariants =
  | { readonly result: "Success"; readonly imageinfo: UploadRowImageinfo }
  | { readonly result: "Continue" | "Warning" | OtherValue };

/** The `warnings` field of `action=upload`. */
export interface UploadRowWarnings {
  readonly "duplicate-archive"?: string;
  readonly duplicate?: readonly string[];
  readonly exists?: string;
}

/** The `imageinfo` field of `action=upload`. */
export interface UploadRowImageinfo {
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
  readonly metadata: readonly UploadRowImageinfoMetadata[];
  readonly commonmetadata: readonly unknown[];
  readonly extmetadata?: Readonly<Record<string, unknown>>;
  readonly mime: string;
  readonly mediatype?: string;
  readonly bitdepth: number;
  readonly descriptionshorturl?: string;
}

/** An item in the `metadata` field of `action=upload`. */
export interface UploadRowImageinfoMetadata {
  readonly name: string;
  readonly value: string | number | readonly UploadRowImageinfoMetadataValue[];
}

/** An item in the `value` field of `action=upload`. */
export interface UploadRowImageinfoMetadataValue {
  readonly name: string;
  readonly value: number;
}

/** Fields that `action=upload` adds to the response. */
export interface UploadResponsePart<Row = UploadRow> {
  readonly upload: Row;
}

/**
 * The result of `action=upload`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface UploadResult extends ResultType {
  readonly at: readonly ["upload"];
  readonly kind: "object";
  readonly base: UploadRow;
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
  readonly variants: UploadRowVariants;
  readonly discriminant: "result";
  readonly response: UploadResponsePart<this["row"]>;
}

/** The result of `action=upload` as data, for `validateResponse`. */
export const uploadResult: ResultDescriptor = {
  module: "upload",
  rows: { at: ["upload"], kind: "object" },
  response: {
    upload: {
      is: {
        record: {
          result: { is: "string" },
          filename: { is: "string", optional: true },
          warnings: {
            is: {
              record: {
                "duplicate-archive": { is: "string", optional: true },
                duplicate: { is: { list: "string" }, optional: true },
                exists: { is: "string", optional: true },
              },
            },
            optional: true,
          },
          imageinfo: {
            is: {
              record: {
                timestamp: { is: "timestamp" },
                user: { is: "user", optional: true },
                userid: { is: "integer", optional: true },
                size: { is: "integer" },
                width: { is: "integer" },
                height: { is: "integer" },
                parsedcomment: { is: "string", optional: true },
                comment: { is: "string", optional: true },
                html: { is: "string", optional: true },
                canonicaltitle: { is: "string" },
                url: { is: "string" },
                descriptionurl: { is: "string" },
                sha1: { is: "string" },
                metadata: {
                  is: {
                    list: {
                      record: {
                        name: { is: "string" },
                        value: {
                          is: {
                            anyOf: [
                              "string",
                              "integer",
                              {
                                list: {
                                  record: { name: { is: "string" }, value: { is: "integer" } },
                                },
                              },
                            ],
                          },
                        },
                      },
                    },
                  },
                },
                commonmetadata: { is: { list: "unknown" } },
                extmetadata: { is: { map: "unknown" }, optional: true },
                mime: { is: "string" },
                mediatype: { is: "string", optional: true },
                bitdepth: { is: "integer" },
                descriptionshorturl: { is: "string", optional: true },
              },
            },
            optional: true,
            presentIf: [{ result: ["Success"] }],
          },
          filekey: { is: "string", optional: true },
          sessionkey: { is: "string", optional: true },
          offset: { is: "integer", optional: true },
        },
      },
    },
  },
};

// Generated from spec/paraminfo/catalogue.json (query+filearchive) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { FilearchiveResult } from "./results/filearchive.js";

/** Parameters of `list=filearchive`. */
export interface FilearchiveParams {
  /** File name to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** File name to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Prefix of the file names. */
  readonly prefix?: string;
  /**
   * Order of the file names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /** SHA-1 hash of the file in base 16. Takes precedence over `sha1base36`. */
  readonly sha1?: string;
  /** SHA-1 hash of the file in base 36, as the database stores it. */
  readonly sha1base36?: string;
  /**
   * Properties of each file to return.
   * - archivename: Name under which an older version's file is stored.
   * - bitdepth: Bits per channel of the image.
   * - description: Upload summary of the version.
   * - dimensions: Same as `size`.
   * - mediatype: Media type, such as `BITMAP`.
   * - metadata: Exif metadata of the version.
   * - mime: MIME type.
   * - parseddescription: Upload summary of the version as HTML.
   * - sha1: SHA-1 hash in base 16.
   * - size: Size in bytes, width, height, and the number of pages if applicable.
   * - timestamp: Time of upload.
   * - user: Name of the user who uploaded the version.
   *
   * Up to 50 values (500 with high limits).
   * @default ["timestamp"]
   */
  readonly prop?: OneOrMore<
    | "archivename"
    | "bitdepth"
    | "description"
    | "dimensions"
    | "mediatype"
    | "metadata"
    | "mime"
    | "parseddescription"
    | "sha1"
    | "size"
    | "timestamp"
    | "user"
  >;
  /**
   * Maximum number of files to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `list=filearchive`. */
export interface FilearchiveModule extends ModuleDescriptor<
  "filearchive",
  "list",
  false,
  FilearchiveParams,
  "dir" | "prop" | "limit",
  FilearchiveResult
> {}

/** The descriptor of `list=filearchive`. */
export const filearchiveModule: FilearchiveModule = {
  name: "filearchive",
  path: "query+filearchive",
  group: "list",
  prefix: "fa",
  select: { action: "query", list: "filearchive" },
  generator: false,
  readrights: true,
  params: {
    from: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    sha1: { type: "string" },
    sha1base36: { type: "string" },
    prop: {
      type: "enum",
      values: [
        "archivename",
        "bitdepth",
        "description",
        "dimensions",
        "mediatype",
        "metadata",
        "mime",
        "parseddescription",
        "sha1",
        "size",
        "timestamp",
        "user",
      ],
      default: ["timestamp"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
};

/**
 * Lists deleted files by name.
 *
 * Requests `list=filearchive`.
 * @see https://www.mediawiki.org/wiki/API:Filearchive
 */
export const filearchive: QueryBuilder<FilearchiveModule, FilearchiveParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(filearchiveModule, requestRoot);

/** Validates the parameters of `list=filearchive` strictly before they are sent. */
export const validateFilearchive: Validator<FilearchiveParams> = /* @__PURE__ */ validator(
  filearchiveModule,
  { enum: enumCheck, limit: limitCheck },
);

/** Parses the parameters of `list=filearchive` in a request, as the server does. */
export const parseFilearchive: ModuleParser<FilearchiveModule> = /* @__PURE__ */ moduleParser(
  filearchiveModule,
  { enum: enumeration, limit },
);

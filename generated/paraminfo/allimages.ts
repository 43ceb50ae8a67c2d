// Generated from spec/paraminfo/catalogue.json (query+allimages) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledQueryBuilder,
  Timestamp,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  timestamp,
  timestampCheck,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AllimagesResult } from "./results/allimages.js";

/** Parameters of `list=allimages`. */
export interface AllimagesParams {
  /**
   * Property to sort the files by. It determines which other parameters can be used.
   * - name: File name. Use it with `from`, `to` and `prefix`.
   * - timestamp: Upload time. Use it with `start`, `end`, `user` and `filterbots`.
   * @default "name"
   */
  readonly sort?: "name" | "timestamp";
  /**
   * Order of the files.
   * - newer: Same as `ascending`, for `sort=timestamp`.
   * - older: Same as `descending`, for `sort=timestamp`.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending" | "newer" | "older";
  /**
   * File name to start at (inclusive), without the namespace. Only with `sort=name`.
   * Cannot be used with `sort=timestamp`.
   */
  readonly from?: string;
  /**
   * File name to stop at (inclusive), without the namespace. Only with `sort=name`.
   * Cannot be used with `sort=timestamp`.
   */
  readonly to?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Time of upload to start at (inclusive). Only with `sort=timestamp`.
   * Requires `sort=timestamp`.
   */
  readonly start?: Timestamp;
  /**
   * Time of upload to stop at (inclusive). Only with `sort=timestamp`.
   * Requires `sort=timestamp`.
   */
  readonly end?: Timestamp;
  /**
   * Properties of each file to return.
   * - badfile: Whether the file is on the wiki's list of bad files.
   * - bitdepth: Bits per channel of the image.
   * - canonicaltitle: Title with the canonical name of the namespace.
   * - comment: Upload summary.
   * - commonmetadata: Metadata common to files of this format.
   * - dimensions: Same as `size`.
   * - extmetadata: Formatted metadata from several sources, with values as HTML.
   * - mediatype: Media type, such as `BITMAP`.
   * - metadata: Exif metadata of the version.
   * - mime: MIME type.
   * - parsedcomment: Upload summary as HTML.
   * - sha1: SHA-1 hash in base 16.
   * - size: Size in bytes, width, height, and the number of pages if applicable.
   * - timestamp: Time of upload.
   * - url: URLs of the file and its description page.
   * - user: Name of the user who uploaded the version.
   * - userid: Id of the user who uploaded the version.
   *
   * Up to 50 values (500 with high limits).
   * @default ["timestamp", "url"]
   */
  readonly prop?: OneOrMore<
    | "badfile"
    | "bitdepth"
    | "canonicaltitle"
    | "comment"
    | "commonmetadata"
    | "dimensions"
    | "extmetadata"
    | "mediatype"
    | "metadata"
    | "mime"
    | "parsedcomment"
    | "sha1"
    | "size"
    | "timestamp"
    | "url"
    | "user"
    | "userid"
  >;
  /**
   * Prefix of the file names. Only with `sort=name`.
   * Cannot be used with `sort=timestamp`.
   */
  readonly prefix?: string;
  /** Minimum size of the file in bytes. */
  readonly minsize?: number;
  /** Maximum size of the file in bytes. */
  readonly maxsize?: number;
  /** SHA-1 hash of the file in base 16. Takes precedence over `sha1base36`. */
  readonly sha1?: string;
  /** SHA-1 hash of the file in base 36, as the database stores it. */
  readonly sha1base36?: string;
  /**
   * User who uploaded the files. Only with `sort=timestamp`; cannot be used with `filterbots`.
   * Requires `sort=timestamp`.
   * Cannot be used with `filterbots`.
   * Accepts users by name, ip, temp, interwiki, id.
   */
  readonly user?: string;
  /**
   * Whether to list files uploaded by bots. Only with `sort=timestamp`; cannot be used with `user`.
   * - bots: Only files uploaded by bots.
   * - nobots: Only files not uploaded by bots.
   *
   * Requires `sort=timestamp`.
   * Cannot be used with `user`.
   * @default "all"
   */
  readonly filterbots?: "all" | "bots" | "nobots";
  /**
   * MIME types of the files, such as `image/jpeg`.
   * Up to 50 values (500 with high limits).
   */
  readonly mime?: OneOrMore<string>;
  /**
   * Maximum number of files to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
}

/** The descriptor type of `list=allimages`. */
export interface AllimagesModule extends ModuleDescriptor<
  "allimages",
  "list",
  true,
  AllimagesParams,
  "sort" | "dir" | "prop" | "filterbots" | "limit",
  AllimagesResult
> {}

/** The descriptor of `list=allimages`. */
export const allimagesModule: AllimagesModule = {
  name: "allimages",
  path: "query+allimages",
  group: "list",
  prefix: "ai",
  select: { action: "query", list: "allimages" },
  generator: true,
  readrights: true,
  params: {
    sort: { type: "enum", values: ["name", "timestamp"], default: "name" },
    dir: {
      type: "enum",
      values: ["ascending", "descending", "newer", "older"],
      default: "ascending",
    },
    from: { type: "string" },
    to: { type: "string" },
    continue: { type: "string" },
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    prop: {
      type: "enum",
      values: [
        "badfile",
        "bitdepth",
        "canonicaltitle",
        "comment",
        "commonmetadata",
        "dimensions",
        "extmetadata",
        "mediatype",
        "metadata",
        "mime",
        "parsedcomment",
        "sha1",
        "size",
        "timestamp",
        "url",
        "user",
        "userid",
      ],
      default: ["timestamp", "url"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    prefix: { type: "string" },
    minsize: { type: "integer" },
    maxsize: { type: "integer" },
    sha1: { type: "string" },
    sha1base36: { type: "string" },
    user: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    filterbots: { type: "enum", values: ["all", "bots", "nobots"], default: "all" },
    mime: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
  },
  rules: [
    { kind: "needs", term: "start", of: ["sort=timestamp"] },
    { kind: "needs", term: "end", of: ["sort=timestamp"] },
    { kind: "needs", term: "user", of: ["sort=timestamp"] },
    { kind: "needs", term: "filterbots", of: ["sort=timestamp"] },
    { kind: "excludes", term: "sort=timestamp", of: ["from", "to", "prefix"] },
    { kind: "exclusive", of: ["user", "filterbots"], code: "invalidparammix-cannotusewith" },
  ],
};

/**
 * Lists a wiki's files by name or upload time.
 *
 * Requests `list=allimages`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Allimages
 */
export const allimages: RuledQueryBuilder<
  AllimagesModule,
  AllimagesParams,
  QueryOptions,
  readonly ["exclusive", "user" | "filterbots"],
  {}
> = /* @__PURE__ */ moduleRequests(allimagesModule, requestRoot);

/** Validates the parameters of `list=allimages` strictly before they are sent. */
export const validateAllimages: Validator<AllimagesParams> = /* @__PURE__ */ validator(
  allimagesModule,
  {
    enum: enumCheck,
    integer: integerCheck,
    limit: limitCheck,
    timestamp: timestampCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `list=allimages` in a request, as the server does. */
export const parseAllimages: ModuleParser<AllimagesModule> = /* @__PURE__ */ moduleParser(
  allimagesModule,
  { enum: enumeration, integer, limit, timestamp, user },
);

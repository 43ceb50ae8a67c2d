// Generated from spec/paraminfo/catalogue.json (query+stashimageinfo) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { StashimageinfoResult } from "./results/stashimageinfo.js";

/** Parameters of `prop=stashimageinfo`. */
export interface StashimageinfoParams {
  /**
   * Keys of the stashed files, as an earlier upload returned them.
   * At least one of `filekey` and `sessionkey` is required.
   * Up to 50 values (500 with high limits).
   */
  readonly filekey?: OneOrMore<string>;
  /**
   * Same as `filekey`. Use `filekey` instead.
   * At least one of `filekey` and `sessionkey` is required.
   * Up to 50 values (500 with high limits).
   * @deprecated
   */
  readonly sessionkey?: OneOrMore<string>;
  /**
   * Properties of each file to return.
   * - badfile: Whether the file is on the wiki's list of bad files.
   * - bitdepth: Bits per channel of the image.
   * - canonicaltitle: Title with the canonical name of the namespace.
   * - commonmetadata: Metadata common to files of this format.
   * - dimensions: Same as `size`.
   * - extmetadata: Formatted metadata from several sources, with values as HTML.
   * - metadata: Exif metadata of the file.
   * - mime: MIME type.
   * - sha1: SHA-1 hash in base 16.
   * - size: Size in bytes, width, height, and the number of pages if applicable.
   * - thumbmime: MIME type of the thumbnail. Requires `url` and `urlwidth`.
   * - timestamp: Time of upload.
   * - url: URL of the file.
   *
   * Up to 50 values (500 with high limits).
   * @default ["timestamp", "url"]
   */
  readonly prop?: OneOrMore<
    | "badfile"
    | "bitdepth"
    | "canonicaltitle"
    | "commonmetadata"
    | "dimensions"
    | "extmetadata"
    | "metadata"
    | "mime"
    | "sha1"
    | "size"
    | "thumbmime"
    | "timestamp"
    | "url"
  >;
  /**
   * Width in pixels of the thumbnail whose URL to return. Only with `prop=url`.
   * @default -1
   */
  readonly urlwidth?: number;
  /**
   * Maximum height of the thumbnail, in pixels. Only with `prop=url`.
   * @default -1
   */
  readonly urlheight?: number;
  /**
   * Parameter for the file type's handler, such as `page15-100px` for a PDF. Must match `urlwidth`.
   * @default ""
   */
  readonly urlparam?: string;
}

/** The descriptor type of `prop=stashimageinfo`. */
export interface StashimageinfoModule extends ModuleDescriptor<
  "stashimageinfo",
  "prop",
  false,
  StashimageinfoParams,
  "prop" | "urlwidth" | "urlheight" | "urlparam",
  StashimageinfoResult
> {}

/** The descriptor of `prop=stashimageinfo`. */
export const stashimageinfoModule: StashimageinfoModule = {
  name: "stashimageinfo",
  path: "query+stashimageinfo",
  group: "prop",
  prefix: "sii",
  select: { action: "query", prop: "stashimageinfo" },
  generator: false,
  readrights: true,
  params: {
    filekey: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    sessionkey: { type: "string", deprecated: true, multi: { lowlimit: 50, highlimit: 500 } },
    prop: {
      type: "enum",
      values: [
        "badfile",
        "bitdepth",
        "canonicaltitle",
        "commonmetadata",
        "dimensions",
        "extmetadata",
        "metadata",
        "mime",
        "sha1",
        "size",
        "thumbmime",
        "timestamp",
        "url",
      ],
      default: ["timestamp", "url"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    urlwidth: { type: "integer", default: -1 },
    urlheight: { type: "integer", default: -1 },
    urlparam: { type: "string", default: "" },
  },
  rules: [{ kind: "requiredOneOf", of: ["filekey", "sessionkey"] }],
};

/**
 * Returns information about files in the upload stash.
 *
 * Requests `prop=stashimageinfo`.
 * @see https://www.mediawiki.org/wiki/API:Stashimageinfo
 */
export const stashimageinfo: RequiredRuledQueryBuilder<
  StashimageinfoModule,
  StashimageinfoParams,
  QueryOptions,
  readonly ["requiredOneOf", "filekey" | "sessionkey"]
> = /* @__PURE__ */ moduleRequests(stashimageinfoModule, requestRoot);

/** Validates the parameters of `prop=stashimageinfo` strictly before they are sent. */
export const validateStashimageinfo: Validator<StashimageinfoParams> = /* @__PURE__ */ validator(
  stashimageinfoModule,
  { enum: enumCheck, integer: integerCheck },
  paramRules,
);

/** Parses the parameters of `prop=stashimageinfo` in a request, as the server does. */
export const parseStashimageinfo: ModuleParser<StashimageinfoModule> = /* @__PURE__ */ moduleParser(
  stashimageinfoModule,
  { enum: enumeration, integer },
);

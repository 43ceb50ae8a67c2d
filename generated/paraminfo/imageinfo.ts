// Generated from spec/paraminfo/catalogue.json (query+imageinfo) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
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
  timestamp,
  timestampCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ImageinfoResult } from "./results/imageinfo.js";

/** Parameters of `prop=imageinfo`. */
export interface ImageinfoParams {
  /**
   * Properties of each file version to return.
   * - archivename: Name under which an older version's file is stored.
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
   * - thumbmime: MIME type of the thumbnail. Requires `url` and `urlwidth`.
   * - timestamp: Time of upload.
   * - uploadwarning: Warning about an existing file, for `Special:Upload` only.
   * - url: URLs of the file and its description page.
   * - user: Name of the user who uploaded the version.
   * - userid: Id of the user who uploaded the version.
   *
   * Up to 50 values (500 with high limits).
   * @default ["timestamp", "user"]
   */
  readonly prop?: OneOrMore<
    | "archivename"
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
    | "thumbmime"
    | "timestamp"
    | "uploadwarning"
    | "url"
    | "user"
    | "userid"
  >;
  /**
   * Maximum number of versions to return per file.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 1
   */
  readonly limit?: number | "max";
  /** Time of the version to start at (inclusive). */
  readonly start?: Timestamp;
  /** Time of the version to stop at (inclusive). */
  readonly end?: Timestamp;
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
   * Version of the metadata to return, or `latest`.
   * @default "1"
   */
  readonly metadataversion?: string;
  /**
   * Language of `extmetadata`, which determines the translation and the format of numbers and dates.
   * @default "en"
   */
  readonly extmetadatalanguage?: string;
  /** Whether to return all translations of `extmetadata`. */
  readonly extmetadatamultilang?: boolean;
  /**
   * Keys of `extmetadata` to return. If omitted, all are returned.
   * Up to 50 values (500 with high limits).
   */
  readonly extmetadatafilter?: OneOrMore<string>;
  /**
   * Parameter for the file type's handler, such as `page15-100px` for a PDF. Must match `urlwidth`.
   * @default ""
   */
  readonly urlparam?: string;
  /** Title of the page that uses the file, for `prop=badfile`. */
  readonly badfilecontexttitle?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Whether to look for files only in the wiki's own repository. */
  readonly localonly?: boolean;
}

/** The descriptor type of `prop=imageinfo`. */
export interface ImageinfoModule extends ModuleDescriptor<
  "imageinfo",
  "prop",
  false,
  ImageinfoParams,
  | "prop"
  | "limit"
  | "urlwidth"
  | "urlheight"
  | "metadataversion"
  | "extmetadatalanguage"
  | "urlparam",
  ImageinfoResult
> {}

/** The descriptor of `prop=imageinfo`. */
export const imageinfoModule: ImageinfoModule = {
  name: "imageinfo",
  path: "query+imageinfo",
  group: "prop",
  prefix: "ii",
  select: { action: "query", prop: "imageinfo" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "archivename",
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
        "thumbmime",
        "timestamp",
        "uploadwarning",
        "url",
        "user",
        "userid",
      ],
      default: ["timestamp", "user"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 1 },
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    urlwidth: { type: "integer", default: -1 },
    urlheight: { type: "integer", default: -1 },
    metadataversion: { type: "string", default: "1" },
    extmetadatalanguage: { type: "string", default: "en" },
    extmetadatamultilang: { type: "boolean" },
    extmetadatafilter: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    urlparam: { type: "string", default: "" },
    badfilecontexttitle: { type: "string" },
    continue: { type: "string" },
    localonly: { type: "boolean" },
  },
};

/**
 * Returns information about files and their earlier versions.
 *
 * Requests `prop=imageinfo`.
 * @see https://www.mediawiki.org/wiki/API:Imageinfo
 */
export const imageinfo: QueryBuilder<ImageinfoModule, ImageinfoParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(imageinfoModule, requestRoot);

/** Validates the parameters of `prop=imageinfo` strictly before they are sent. */
export const validateImageinfo: Validator<ImageinfoParams> = /* @__PURE__ */ validator(
  imageinfoModule,
  { enum: enumCheck, integer: integerCheck, limit: limitCheck, timestamp: timestampCheck },
);

/** Parses the parameters of `prop=imageinfo` in a request, as the server does. */
export const parseImageinfo: ModuleParser<ImageinfoModule> = /* @__PURE__ */ moduleParser(
  imageinfoModule,
  { enum: enumeration, integer, limit, timestamp },
);

// Generated from spec/paraminfo/catalogue.json (query+stashimageinfo) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { StashimageinfoResult } from "./results/stashimageinfo.js";

/** Parameters of `prop=stashimageinfo`. */
export interface StashimageinfoParams {
  /**
   * Keys of the stashed files, as an earlier upload returned them.
   * Up to 50 values (500 with high limits).
   */
  readonly filekey?: OneOrMore<string>;
  /**
   * Same as `filekey`. Use that instead.
   * Up to 50 values (500 with high limits).
   * @deprecated
   */
  readonly sessionkey?: OneOrMore<string>;
  /**
   * Properties of each file to return.
   * - badfile: Whether the file is on the wiki's list of bad files.
   * - bitdepth: Bits per channel of the image.
   * - canonicaltitle: Title with the canonical name of the namespace.
   * - commonmetadata: Metadata that is common to files of the format.
   * - dimensions: Same as `size`.
   * - extmetadata: Formatted metadata from several sources, with values as HTML.
   * - metadata: Exif metadata of the file.
   * - mime: MIME type.
   * - sha1: SHA-1 hash in base 16.
   * - size: Size in bytes, width, height, and the number of pages if it has any.
   * - thumbmime: MIME type of the thumbnail. Needs `url` and `urlwidth`.
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
   * Width of a thumbnail to return the URL of, in pixels. Only with `prop=url`.
   * @default -1
   */
  readonly urlwidth?: number;
  /**
   * Maximum height of the thumbnail, in pixels. Only with `prop=url`.
   * @default -1
   */
  readonly urlheight?: number;
  /**
   * Text for the handler of the file type, such as `page15-100px` for a PDF. Must agree with `urlwidth`.
   * @default ""
   */
  readonly urlparam?: string;
}

/** The defaults of the parameters of `prop=stashimageinfo`. */
export interface StashimageinfoDefaults {
  readonly prop: readonly ["timestamp", "url"];
  readonly urlwidth: -1;
  readonly urlheight: -1;
  readonly urlparam: "";
}

/** The descriptor of `prop=stashimageinfo`. */
export const stashimageinfoModule: ModuleDescriptor<
  "stashimageinfo",
  "prop",
  false,
  StashimageinfoParams,
  StashimageinfoDefaults,
  StashimageinfoResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(stashimageinfoModule, requestRoot);

/**
 * Returns data of files in the upload stash.
 *
 * Requests `prop=stashimageinfo`.
 * @see https://www.mediawiki.org/wiki/API:Stashimageinfo
 */
export function stashimageinfo<
  const P extends StashimageinfoParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, StashimageinfoParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof stashimageinfoModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, integer: integerCheck };

/** Checks parameters of `prop=stashimageinfo` strictly, before they are sent. */
export const validateStashimageinfo: Validator<StashimageinfoParams> = /* @__PURE__ */ validator(
  stashimageinfoModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer };

/** Parses the parameters of `prop=stashimageinfo` in a request as the server does. */
export function readStashimageinfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof stashimageinfoModule>> {
  return readModule(stashimageinfoModule, rules, wire, options);
}

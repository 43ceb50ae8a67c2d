// Generated from spec/paraminfo/catalogue.json (query+mystashedfiles) by `paramsmith generate`. Do not edit.

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
import type { MystashedfilesResult } from "./results/mystashedfiles.js";

/** Parameters of `list=mystashedfiles`. */
export interface MystashedfilesParams {
  /**
   * Additional properties of each file to return.
   * - size: Size in bytes, width and height.
   * - type: MIME type and media type.
   *
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly prop?: OneOrMore<"size" | "type">;
  /**
   * Maximum number of files to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `list=mystashedfiles`. */
export interface MystashedfilesModule extends ModuleDescriptor<
  "mystashedfiles",
  "list",
  false,
  MystashedfilesParams,
  "prop" | "limit",
  MystashedfilesResult
> {}

/** The descriptor of `list=mystashedfiles`. */
export const mystashedfilesModule: MystashedfilesModule = {
  name: "mystashedfiles",
  path: "query+mystashedfiles",
  group: "list",
  prefix: "msf",
  select: { action: "query", list: "mystashedfiles" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: ["size", "type"],
      default: [],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
};

/**
 * Lists the files that the current user has stashed.
 *
 * Requests `list=mystashedfiles`.
 * @see https://www.mediawiki.org/wiki/API:Mystashedfiles
 */
export const mystashedfiles: QueryBuilder<
  MystashedfilesModule,
  MystashedfilesParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(mystashedfilesModule, requestRoot);

/** Validates the parameters of `list=mystashedfiles` strictly before they are sent. */
export const validateMystashedfiles: Validator<MystashedfilesParams> = /* @__PURE__ */ validator(
  mystashedfilesModule,
  { enum: enumCheck, limit: limitCheck },
);

/** Parses the parameters of `list=mystashedfiles` in a request, as the server does. */
export const parseMystashedfiles: ModuleParser<MystashedfilesModule> = /* @__PURE__ */ moduleParser(
  mystashedfilesModule,
  { enum: enumeration, limit },
);

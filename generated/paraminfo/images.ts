// Generated from spec/paraminfo/catalogue.json (query+images) by `paramsmith generate`. Do not edit.

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
import type { ImagesResult } from "./results/images.js";

/** Parameters of `prop=images`. */
export interface ImagesParams {
  /**
   * Maximum number of files to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Files to look for, for example to test whether a page uses them.
   * Up to 50 values (500 with high limits).
   */
  readonly images?: OneOrMore<string>;
  /**
   * Order of the file names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The descriptor type of `prop=images`. */
export interface ImagesModule extends ModuleDescriptor<
  "images",
  "prop",
  true,
  ImagesParams,
  "limit" | "dir",
  ImagesResult
> {}

/** The descriptor of `prop=images`. */
export const imagesModule: ImagesModule = {
  name: "images",
  path: "query+images",
  group: "prop",
  prefix: "im",
  select: { action: "query", prop: "images" },
  generator: true,
  readrights: true,
  params: {
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
    images: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

/**
 * Lists the files that pages use.
 *
 * Requests `prop=images`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Images
 */
export const images: QueryBuilder<ImagesModule, ImagesParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(imagesModule, requestRoot);

/** Validates the parameters of `prop=images` strictly before they are sent. */
export const validateImages: Validator<ImagesParams> = /* @__PURE__ */ validator(imagesModule, {
  enum: enumCheck,
  limit: limitCheck,
});

/** Parses the parameters of `prop=images` in a request, as the server does. */
export const parseImages: ModuleParser<ImagesModule> = /* @__PURE__ */ moduleParser(imagesModule, {
  enum: enumeration,
  limit,
});

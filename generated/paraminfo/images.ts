// Generated from spec/paraminfo/catalogue.json (query+images) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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

/** The defaults of the parameters of `prop=images`. */
export interface ImagesDefaults {
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `prop=images`. */
export const imagesModule: ModuleDescriptor<
  "images",
  "prop",
  true,
  ImagesParams,
  ImagesDefaults,
  ImagesResult
> = {
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

const requests = /* @__PURE__ */ moduleRequests(imagesModule, requestRoot);

/**
 * Lists the files that pages use.
 *
 * Requests `prop=images`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Images
 */
export function images<
  const P extends ImagesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, ImagesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof imagesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `prop=images` strictly, before they are sent. */
export const validateImages: Validator<ImagesParams> = /* @__PURE__ */ validator(
  imagesModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `prop=images` in a request as the server does. */
export function readImages(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof imagesModule>> {
  return readModule(imagesModule, rules, wire, options);
}

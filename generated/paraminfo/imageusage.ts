// Generated from spec/paraminfo/catalogue.json (query+imageusage) by `paramsmith generate`. Do not edit.

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
import { namespace, namespaceCheck } from "@paramsmith/runtime/internal/rules/namespace";
import {
  integer,
  integerCheck,
  limit,
  limitCheck,
} from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ImageusageResult } from "./results/imageusage.js";

/** Parameters of `list=imageusage`. */
export interface ImageusageParams {
  /** Title of the file, with the namespace. Excludes `pageid`. */
  readonly title?: string;
  /** Page id of the file. Excludes `title`. */
  readonly pageid?: number;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Namespaces of the using pages.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Order of the page ids.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Which pages to list by whether they are redirects. With `redirect`, `nonredirects` only applies to the second level.
   * @default "all"
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /**
   * Maximum number of pages to return. With `redirect`, it applies to each level and its maximum is halved.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Whether to also list the pages that use the file by a redirect to it. */
  readonly redirect?: boolean;
}

/** The defaults of the parameters of `list=imageusage`. */
export interface ImageusageDefaults {
  readonly dir: "ascending";
  readonly filterredir: "all";
  readonly limit: 10;
}

/** The descriptor of `list=imageusage`. */
export const imageusageModule: ModuleDescriptor<
  "imageusage",
  "list",
  true,
  ImageusageParams,
  ImageusageDefaults,
  ImageusageResult
> = {
  name: "imageusage",
  path: "query+imageusage",
  group: "list",
  prefix: "iu",
  select: { action: "query", list: "imageusage" },
  generator: true,
  readrights: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    continue: { type: "string" },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    filterredir: { type: "enum", values: ["all", "nonredirects", "redirects"], default: "all" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    redirect: { type: "boolean" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(imageusageModule, requestRoot);

/**
 * Lists the pages that use a file.
 *
 * Requests `list=imageusage`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Imageusage
 */
export function imageusage<
  const P extends ImageusageParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, ImageusageParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof imageusageModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
};

/** Checks parameters of `list=imageusage` strictly, before they are sent. */
export const validateImageusage: Validator<ImageusageParams> = /* @__PURE__ */ validator(
  imageusageModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer, limit, namespace };

/** Parses the parameters of `list=imageusage` in a request as the server does. */
export function readImageusage(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof imageusageModule>> {
  return readModule(imageusageModule, rules, wire, options);
}

// Generated from spec/paraminfo/catalogue.json (query+random) by `paramsmith generate`. Do not edit.

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
import type { RandomResult } from "./results/random.js";

/** Parameters of `list=random`. */
export interface RandomParams {
  /**
   * Namespaces of the pages.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Which pages to return by whether they are redirects.
   * @default "nonredirects"
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /** Minimum length of the page in bytes. */
  readonly minsize?: number;
  /** Maximum length of the page in bytes. */
  readonly maxsize?: number;
  /** Content model of the pages. */
  readonly contentmodel?:
    | "css"
    | "javascript"
    | "json"
    | "sanitized-css"
    | "text"
    | "unknown"
    | "wikitext";
  /**
   * Whether to return only redirects. Use `filterredir=redirects` instead.
   * @deprecated
   */
  readonly redirect?: boolean;
  /**
   * Maximum number of pages to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 1
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The defaults of the parameters of `list=random`. */
export interface RandomDefaults {
  readonly filterredir: "nonredirects";
  readonly limit: 1;
}

/** The descriptor of `list=random`. */
export const randomModule: ModuleDescriptor<
  "random",
  "list",
  true,
  RandomParams,
  RandomDefaults,
  RandomResult
> = {
  name: "random",
  path: "query+random",
  group: "list",
  prefix: "rn",
  select: { action: "query", list: "random" },
  generator: true,
  readrights: true,
  params: {
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    filterredir: {
      type: "enum",
      values: ["all", "nonredirects", "redirects"],
      default: "nonredirects",
    },
    minsize: { type: "integer" },
    maxsize: { type: "integer" },
    contentmodel: {
      type: "enum",
      values: ["css", "javascript", "json", "sanitized-css", "text", "unknown", "wikitext"],
    },
    redirect: { type: "boolean", deprecated: true },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 1 },
    continue: { type: "string" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(randomModule, requestRoot);

/**
 * Returns random pages.
 *
 * Requests `list=random`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Random
 */
export function random<
  const P extends RandomParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, RandomParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof randomModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
};

/** Checks parameters of `list=random` strictly, before they are sent. */
export const validateRandom: Validator<RandomParams> = /* @__PURE__ */ validator(
  randomModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer, limit, namespace };

/** Parses the parameters of `list=random` in a request as the server does. */
export function readRandom(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof randomModule>> {
  return readModule(randomModule, rules, wire, options);
}

// Generated from spec/paraminfo/catalogue.json (query+random) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledQueryBuilder,
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
  namespace,
  namespaceCheck,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { RandomResult } from "./results/random.js";

/** Parameters of `list=random`. */
export interface RandomParams {
  /**
   * Namespaces of the pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Whether to return all pages, or only redirects or non-redirects.
   * Cannot be used with `redirect`.
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
   * Cannot be used with `filterredir`.
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

/** The descriptor type of `list=random`. */
export interface RandomModule extends ModuleDescriptor<
  "random",
  "list",
  true,
  RandomParams,
  "filterredir" | "limit",
  RandomResult
> {}

/** The descriptor of `list=random`. */
export const randomModule: RandomModule = {
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
  rules: [{ kind: "exclusive", of: ["filterredir", "redirect"] }],
};

/**
 * Returns random pages.
 *
 * Requests `list=random`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Random
 */
export const random: RuledQueryBuilder<
  RandomModule,
  RandomParams,
  QueryOptions,
  readonly ["exclusive", "filterredir" | "redirect"],
  {}
> = /* @__PURE__ */ moduleRequests(randomModule, requestRoot);

/** Validates the parameters of `list=random` strictly before they are sent. */
export const validateRandom: Validator<RandomParams> = /* @__PURE__ */ validator(
  randomModule,
  { enum: enumCheck, integer: integerCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `list=random` in a request, as the server does. */
export const parseRandom: ModuleParser<RandomModule> = /* @__PURE__ */ moduleParser(randomModule, {
  enum: enumeration,
  integer,
  limit,
  namespace,
});

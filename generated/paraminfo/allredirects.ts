// Generated from spec/paraminfo/catalogue.json (query+allredirects) by `paramsmith generate`. Do not edit.

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
  namespace,
  namespaceCheck,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AllredirectsResult } from "./results/allredirects.js";

/** Parameters of `list=allredirects`. */
export interface AllredirectsParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Redirect target to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** Redirect target to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Prefix of the redirect targets. */
  readonly prefix?: string;
  /**
   * Whether to list each target only once. Cannot be used with `prop` values `ids`, `fragment` or `interwiki`.
   * Cannot be used with `prop=ids`, `prop=fragment` or `prop=interwiki`.
   */
  readonly unique?: boolean;
  /**
   * Properties of each redirect to return.
   * - fragment: Fragment of the redirect target, if it has one.
   * - ids: Id of the redirecting page.
   * - interwiki: Interwiki prefix of the redirect target, if it has one.
   * - title: Title of the redirect target.
   *
   * Up to 50 values (500 with high limits).
   * @default ["title"]
   */
  readonly prop?: OneOrMore<"fragment" | "ids" | "interwiki" | "title">;
  /**
   * Namespace of the redirect targets.
   * Also accepts -2 and -1, in addition to the wiki's namespaces.
   * @default 0
   */
  readonly namespace?: number;
  /**
   * Maximum number of redirects to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Order of the redirect targets.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The descriptor type of `list=allredirects`. */
export interface AllredirectsModule extends ModuleDescriptor<
  "allredirects",
  "list",
  true,
  AllredirectsParams,
  "prop" | "namespace" | "limit" | "dir",
  AllredirectsResult
> {}

/** The descriptor of `list=allredirects`. */
export const allredirectsModule: AllredirectsModule = {
  name: "allredirects",
  path: "query+allredirects",
  group: "list",
  prefix: "ar",
  select: { action: "query", list: "allredirects" },
  generator: true,
  readrights: true,
  params: {
    continue: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    unique: { type: "boolean" },
    prop: {
      type: "enum",
      values: ["fragment", "ids", "interwiki", "title"],
      default: ["title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    namespace: { type: "namespace", extranamespaces: [-2, -1], default: 0 },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
  rules: [
    { kind: "excludes", term: "unique", of: ["prop=ids", "prop=fragment", "prop=interwiki"] },
  ],
};

/**
 * Lists all redirects to a namespace.
 *
 * Requests `list=allredirects`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Allredirects
 */
export const allredirects: QueryBuilder<AllredirectsModule, AllredirectsParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(allredirectsModule, requestRoot);

/** Validates the parameters of `list=allredirects` strictly before they are sent. */
export const validateAllredirects: Validator<AllredirectsParams> = /* @__PURE__ */ validator(
  allredirectsModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `list=allredirects` in a request, as the server does. */
export const parseAllredirects: ModuleParser<AllredirectsModule> = /* @__PURE__ */ moduleParser(
  allredirectsModule,
  { enum: enumeration, limit, namespace },
);

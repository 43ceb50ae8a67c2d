// Generated from spec/paraminfo/catalogue.json (query+allredirects) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
  /** Text that the redirect targets begin with. */
  readonly prefix?: string;
  /** Whether to list each target only once, without the redirects. Not with `prop` of `ids`, `fragment` or `interwiki`. */
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
   * Takes -2 and -1 besides the wiki's namespaces.
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

/** The defaults of the parameters of `list=allredirects`. */
export interface AllredirectsDefaults {
  readonly prop: readonly ["title"];
  readonly namespace: 0;
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `list=allredirects`. */
export const allredirectsModule: ModuleDescriptor<
  "allredirects",
  "list",
  true,
  AllredirectsParams,
  AllredirectsDefaults,
  AllredirectsResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(allredirectsModule, requestRoot);

/**
 * Lists all redirects to a namespace.
 *
 * Requests `list=allredirects`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Allredirects
 */
export function allredirects<
  const P extends AllredirectsParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AllredirectsParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof allredirectsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck };

/** Checks parameters of `list=allredirects` strictly, before they are sent. */
export const validateAllredirects: Validator<AllredirectsParams> = /* @__PURE__ */ validator(
  allredirectsModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace };

/** Parses the parameters of `list=allredirects` in a request as the server does. */
export function readAllredirects(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof allredirectsModule>> {
  return readModule(allredirectsModule, rules, wire, options);
}

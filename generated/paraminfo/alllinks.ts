// Generated from spec/paraminfo/catalogue.json (query+alllinks) by `paramsmith generate`. Do not edit.

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
import type { AlllinksResult } from "./results/alllinks.js";

/** Parameters of `list=alllinks`. */
export interface AlllinksParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Link target to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** Link target to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Text that the link targets begin with. */
  readonly prefix?: string;
  /** Whether to list each link target only once, without the linking pages. Not with `prop=ids`. */
  readonly unique?: boolean;
  /**
   * Properties of each link to return.
   * - ids: Id of the page that contains the link.
   * - title: Title of the link target.
   *
   * Up to 50 values (500 with high limits).
   * @default ["title"]
   */
  readonly prop?: OneOrMore<"ids" | "title">;
  /**
   * Namespace of the link targets.
   * Takes -2 and -1 besides the wiki's namespaces.
   * @default 0
   */
  readonly namespace?: number;
  /**
   * Maximum number of links to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Order of the link targets.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The defaults of the parameters of `list=alllinks`. */
export interface AlllinksDefaults {
  readonly prop: readonly ["title"];
  readonly namespace: 0;
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `list=alllinks`. */
export const alllinksModule: ModuleDescriptor<
  "alllinks",
  "list",
  true,
  AlllinksParams,
  AlllinksDefaults,
  AlllinksResult
> = {
  name: "alllinks",
  path: "query+alllinks",
  group: "list",
  prefix: "al",
  select: { action: "query", list: "alllinks" },
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
      values: ["ids", "title"],
      default: ["title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    namespace: { type: "namespace", extranamespaces: [-2, -1], default: 0 },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(alllinksModule, requestRoot);

/**
 * Lists all links between pages that point to a namespace.
 *
 * Requests `list=alllinks`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Alllinks
 */
export function alllinks<
  const P extends AlllinksParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AlllinksParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof alllinksModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck };

/** Checks parameters of `list=alllinks` strictly, before they are sent. */
export const validateAlllinks: Validator<AlllinksParams> = /* @__PURE__ */ validator(
  alllinksModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace };

/** Parses the parameters of `list=alllinks` in a request as the server does. */
export function readAlllinks(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof alllinksModule>> {
  return readModule(alllinksModule, rules, wire, options);
}

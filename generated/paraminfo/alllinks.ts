// Generated from spec/paraminfo/catalogue.json (query+alllinks) by `paramsmith generate`. Do not edit.

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
import type { AlllinksResult } from "./results/alllinks.js";

/** Parameters of `list=alllinks`. */
export interface AlllinksParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Link target to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** Link target to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Prefix of the link targets. */
  readonly prefix?: string;
  /**
   * Whether to list each link target only once, without the linking pages. Cannot be used with `prop=ids`.
   * Cannot be used with `prop=ids`.
   */
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
   * Also accepts -2 and -1, in addition to the wiki's namespaces.
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

/** The descriptor type of `list=alllinks`. */
export interface AlllinksModule extends ModuleDescriptor<
  "alllinks",
  "list",
  true,
  AlllinksParams,
  "prop" | "namespace" | "limit" | "dir",
  AlllinksResult
> {}

/** The descriptor of `list=alllinks`. */
export const alllinksModule: AlllinksModule = {
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
  rules: [{ kind: "excludes", term: "unique", of: ["prop=ids"] }],
};

/**
 * Lists all links between pages that point to a namespace.
 *
 * Requests `list=alllinks`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Alllinks
 */
export const alllinks: QueryBuilder<AlllinksModule, AlllinksParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(alllinksModule, requestRoot);

/** Validates the parameters of `list=alllinks` strictly before they are sent. */
export const validateAlllinks: Validator<AlllinksParams> = /* @__PURE__ */ validator(
  alllinksModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `list=alllinks` in a request, as the server does. */
export const parseAlllinks: ModuleParser<AlllinksModule> = /* @__PURE__ */ moduleParser(
  alllinksModule,
  { enum: enumeration, limit, namespace },
);

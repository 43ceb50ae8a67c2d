// Generated from spec/paraminfo/catalogue.json (query+allpages) by `paramsmith generate`. Do not edit.

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
import type { AllpagesResult } from "./results/allpages.js";

/** Parameters of `list=allpages`. */
export interface AllpagesParams {
  /** Title to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Title to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Prefix of the titles, without the namespace. */
  readonly prefix?: string;
  /**
   * Namespace of the pages.
   * @default 0
   */
  readonly namespace?: number;
  /**
   * Whether to list all pages, or only redirects or non-redirects.
   * @default "all"
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /**
   * Whether to list all pages, or only those with or without language links.
   * @default "all"
   */
  readonly filterlanglinks?: "all" | "withlanglinks" | "withoutlanglinks";
  /** Minimum length of the page in bytes. */
  readonly minsize?: number;
  /** Maximum length of the page in bytes. */
  readonly maxsize?: number;
  /**
   * Actions that the protection of the pages restricts.
   * Up to 50 values (500 with high limits).
   */
  readonly prtype?: OneOrMore<"edit" | "move" | "upload">;
  /**
   * Protection levels of the pages. Only with `prtype`.
   * - "": Any level.
   *
   * Requires `prtype` or `prexpiry`.
   * Up to 50 values (500 with high limits).
   */
  readonly prlevel?: OneOrMore<"" | "autoconfirmed" | "sysop">;
  /**
   * Whether to list all pages, or only those with (non-)cascading protection. Only with `prtype`.
   * @default "all"
   */
  readonly prfiltercascade?: "all" | "cascading" | "noncascading";
  /**
   * Whether to list all protected pages, or only those with definite or indefinite protection.
   * - definite: Only pages whose protection expires.
   * - indefinite: Only pages whose protection never expires.
   * @default "all"
   */
  readonly prexpiry?: "all" | "definite" | "indefinite";
  /**
   * Maximum number of pages to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Order of the titles.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The descriptor type of `list=allpages`. */
export interface AllpagesModule extends ModuleDescriptor<
  "allpages",
  "list",
  true,
  AllpagesParams,
  | "namespace"
  | "filterredir"
  | "filterlanglinks"
  | "prfiltercascade"
  | "prexpiry"
  | "limit"
  | "dir",
  AllpagesResult
> {}

/** The descriptor of `list=allpages`. */
export const allpagesModule: AllpagesModule = {
  name: "allpages",
  path: "query+allpages",
  group: "list",
  prefix: "ap",
  select: { action: "query", list: "allpages" },
  generator: true,
  readrights: true,
  params: {
    from: { type: "string" },
    continue: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    namespace: { type: "namespace", default: 0 },
    filterredir: { type: "enum", values: ["all", "nonredirects", "redirects"], default: "all" },
    filterlanglinks: {
      type: "enum",
      values: ["all", "withlanglinks", "withoutlanglinks"],
      default: "all",
    },
    minsize: { type: "integer" },
    maxsize: { type: "integer" },
    prtype: {
      type: "enum",
      values: ["edit", "move", "upload"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    prlevel: {
      type: "enum",
      values: ["", "autoconfirmed", "sysop"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    prfiltercascade: { type: "enum", values: ["all", "cascading", "noncascading"], default: "all" },
    prexpiry: { type: "enum", values: ["all", "definite", "indefinite"], default: "all" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
  rules: [{ kind: "needs", term: "prlevel", of: ["prtype", "prexpiry"] }],
};

/**
 * Lists the pages in a namespace by title.
 *
 * Requests `list=allpages`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Allpages
 */
export const allpages: RuledQueryBuilder<
  AllpagesModule,
  AllpagesParams,
  QueryOptions,
  readonly ["needs", "prlevel", "prtype" | "prexpiry"],
  {}
> = /* @__PURE__ */ moduleRequests(allpagesModule, requestRoot);

/** Validates the parameters of `list=allpages` strictly before they are sent. */
export const validateAllpages: Validator<AllpagesParams> = /* @__PURE__ */ validator(
  allpagesModule,
  { enum: enumCheck, integer: integerCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `list=allpages` in a request, as the server does. */
export const parseAllpages: ModuleParser<AllpagesModule> = /* @__PURE__ */ moduleParser(
  allpagesModule,
  { enum: enumeration, integer, limit, namespace },
);

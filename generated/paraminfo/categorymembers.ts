// Generated from spec/paraminfo/catalogue.json (query+categorymembers) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledQueryBuilder,
  Timestamp,
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
  timestamp,
  timestampCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CategorymembersResult } from "./results/categorymembers.js";

/** Parameters of `list=categorymembers`. */
export interface CategorymembersParams {
  /**
   * Title of the category, including the namespace.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Page id of the category.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /**
   * Properties of each member to return.
   * - ids: Page id.
   * - sortkey: Sort key in hexadecimal.
   * - sortkeyprefix: Human-readable prefix of the sort key.
   * - timestamp: Time at which the page was added to the category.
   * - title: Title and namespace.
   * - type: Whether the member is a page, a subcategory or a file.
   *
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title"]
   */
  readonly prop?: OneOrMore<"ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type">;
  /**
   * Namespaces of the members. For subcategories and files, `type` is an alternative.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Kinds of members to list. Ignored with `sort=timestamp`.
   * - subcat: Subcategories.
   *
   * Up to 50 values (500 with high limits).
   * @default ["page", "subcat", "file"]
   */
  readonly type?: OneOrMore<"file" | "page" | "subcat">;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Maximum number of members to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Property to sort the members by.
   * - sortkey: Sort key, as shown on the category page.
   * - timestamp: Time at which the page was added to the category.
   * @default "sortkey"
   */
  readonly sort?: "sortkey" | "timestamp";
  /**
   * Order of the members.
   * - asc: Same as `ascending`.
   * - desc: Same as `descending`.
   * - newer: Same as `ascending`.
   * - older: Same as `descending`.
   * @default "ascending"
   */
  readonly dir?: "asc" | "ascending" | "desc" | "descending" | "newer" | "older";
  /** Time of addition to start at (inclusive). Only with `sort=timestamp`. */
  readonly start?: Timestamp;
  /** Time of addition to stop at (inclusive). Only with `sort=timestamp`. */
  readonly end?: Timestamp;
  /** Sort key in hexadecimal to start at, as `prop=sortkey` returns it. Only with `sort=sortkey`. */
  readonly starthexsortkey?: string;
  /** Sort key in hexadecimal to stop at, as `prop=sortkey` returns it. Only with `sort=sortkey`. */
  readonly endhexsortkey?: string;
  /** Prefix of the sort key to start at. Only with `sort=sortkey`; overrides `starthexsortkey`. */
  readonly startsortkeyprefix?: string;
  /** Prefix of the sort key to stop before (exclusive). Only with `sort=sortkey`; overrides `endhexsortkey`. */
  readonly endsortkeyprefix?: string;
  /**
   * Sort key to start at. Use `starthexsortkey` instead.
   * @deprecated
   */
  readonly startsortkey?: string;
  /**
   * Sort key to stop at. Use `endhexsortkey` instead.
   * @deprecated
   */
  readonly endsortkey?: string;
}

/** The descriptor type of `list=categorymembers`. */
export interface CategorymembersModule extends ModuleDescriptor<
  "categorymembers",
  "list",
  true,
  CategorymembersParams,
  "prop" | "type" | "limit" | "sort" | "dir",
  CategorymembersResult
> {}

/** The descriptor of `list=categorymembers`. */
export const categorymembersModule: CategorymembersModule = {
  name: "categorymembers",
  path: "query+categorymembers",
  group: "list",
  prefix: "cm",
  select: { action: "query", list: "categorymembers" },
  generator: true,
  readrights: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    prop: {
      type: "enum",
      values: ["ids", "sortkey", "sortkeyprefix", "timestamp", "title", "type"],
      default: ["ids", "title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    type: {
      type: "enum",
      values: ["file", "page", "subcat"],
      default: ["page", "subcat", "file"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    continue: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    sort: { type: "enum", values: ["sortkey", "timestamp"], default: "sortkey" },
    dir: {
      type: "enum",
      values: ["asc", "ascending", "desc", "descending", "newer", "older"],
      default: "ascending",
    },
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    starthexsortkey: { type: "string" },
    endhexsortkey: { type: "string" },
    startsortkeyprefix: { type: "string" },
    endsortkeyprefix: { type: "string" },
    startsortkey: { type: "string", deprecated: true },
    endsortkey: { type: "string", deprecated: true },
  },
  rules: [{ kind: "onlyOneOf", of: ["title", "pageid"] }],
};

/**
 * Lists the pages, files and subcategories in a category.
 *
 * Requests `list=categorymembers`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Categorymembers
 */
export const categorymembers: RequiredRuledQueryBuilder<
  CategorymembersModule,
  CategorymembersParams,
  QueryOptions,
  readonly ["requiredOneOf", "title" | "pageid"] | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(categorymembersModule, requestRoot);

/** Validates the parameters of `list=categorymembers` strictly before they are sent. */
export const validateCategorymembers: Validator<CategorymembersParams> = /* @__PURE__ */ validator(
  categorymembersModule,
  {
    enum: enumCheck,
    integer: integerCheck,
    limit: limitCheck,
    namespace: namespaceCheck,
    timestamp: timestampCheck,
  },
  paramRules,
);

/** Parses the parameters of `list=categorymembers` in a request, as the server does. */
export const parseCategorymembers: ModuleParser<CategorymembersModule> =
  /* @__PURE__ */ moduleParser(categorymembersModule, {
    enum: enumeration,
    integer,
    limit,
    namespace,
    timestamp,
  });

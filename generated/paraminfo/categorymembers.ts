// Generated from spec/paraminfo/catalogue.json (query+categorymembers) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact, OneOrMore, Timestamp } from "../runtime/model/values.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { ModuleRequest, Versioned } from "../runtime/request/request.js";
import { moduleRequests } from "../runtime/request/request.js";
import type { Checks } from "../runtime/rules/check.js";
import { enumCheck, enumeration } from "../runtime/rules/enumeration.js";
import { namespace, namespaceCheck } from "../runtime/rules/namespace.js";
import { integer, integerCheck, limit, limitCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { timestamp, timestampCheck } from "../runtime/rules/timestamp.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { CategorymembersResult } from "./results/categorymembers.js";

/** Parameters of `list=categorymembers`. */
export interface CategorymembersParams {
  readonly title?: string;
  readonly pageid?: number;
  /**
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title"]
   */
  readonly prop?: OneOrMore<"ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type">;
  /**
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Up to 50 values (500 with high limits).
   * @default ["page", "subcat", "file"]
   */
  readonly type?: OneOrMore<"file" | "page" | "subcat">;
  readonly continue?: string;
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** @default "sortkey" */
  readonly sort?: "sortkey" | "timestamp";
  /** @default "ascending" */
  readonly dir?: "asc" | "ascending" | "desc" | "descending" | "newer" | "older";
  readonly start?: Timestamp;
  readonly end?: Timestamp;
  readonly starthexsortkey?: string;
  readonly endhexsortkey?: string;
  readonly startsortkeyprefix?: string;
  readonly endsortkeyprefix?: string;
  /** @deprecated */
  readonly startsortkey?: string;
  /** @deprecated */
  readonly endsortkey?: string;
}

/** The defaults of the parameters of `list=categorymembers`. */
export interface CategorymembersDefaults {
  readonly prop: readonly ["ids", "title"];
  readonly type: readonly ["page", "subcat", "file"];
  readonly limit: 10;
  readonly sort: "sortkey";
  readonly dir: "ascending";
}

/** The descriptor of `list=categorymembers`. */
export const categorymembersModule: ModuleDescriptor<
  "categorymembers",
  "list",
  true,
  CategorymembersParams,
  CategorymembersDefaults,
  CategorymembersResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(categorymembersModule, requestDefaults);

/** Requests `list=categorymembers`. */
export function categorymembers<const P extends CategorymembersParams = {}, V extends string = "2">(
  params?: Exact<P, CategorymembersParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof categorymembersModule, P, V> {
  return requests(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  timestamp: timestampCheck,
};

/** Checks parameters of `list=categorymembers` strictly, before they are sent. */
export const validateCategorymembers: Validator<CategorymembersParams> = /* @__PURE__ */ validator(
  categorymembersModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer, limit, namespace, timestamp };

/** Parses the parameters of `list=categorymembers` in a request as the server does. */
export function readCategorymembers(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof categorymembersModule>> {
  return readModule(categorymembersModule, rules, wire, options);
}

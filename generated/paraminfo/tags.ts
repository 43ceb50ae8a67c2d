// Generated from spec/paraminfo/catalogue.json (query+tags) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { TagsResult } from "./results/tags.js";

/** Parameters of `list=tags`. */
export interface TagsParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Maximum number of tags to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Additional properties of each tag to return.
   * - active: Whether the tag is in use for new changes.
   * - defined: Whether the wiki or an extension defines the tag.
   * - description: Text that explains the tag.
   * - displayname: Name of the tag for readers.
   * - hitcount: Number of revisions and log entries that have the tag.
   * - source: Where the tag is defined: `extension`, `software` or `manual`.
   *
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly prop?: OneOrMore<
    "active" | "defined" | "description" | "displayname" | "hitcount" | "source"
  >;
}

/** The defaults of the parameters of `list=tags`. */
export interface TagsDefaults {
  readonly limit: 10;
  readonly prop: readonly [];
}

/** The descriptor of `list=tags`. */
export const tagsModule: ModuleDescriptor<
  "tags",
  "list",
  false,
  TagsParams,
  TagsDefaults,
  TagsResult
> = {
  name: "tags",
  path: "query+tags",
  group: "list",
  prefix: "tg",
  select: { action: "query", list: "tags" },
  generator: false,
  readrights: true,
  params: {
    continue: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    prop: {
      type: "enum",
      values: ["active", "defined", "description", "displayname", "hitcount", "source"],
      default: [],
      multi: { lowlimit: 50, highlimit: 500 },
    },
  },
};

const requests = /* @__PURE__ */ moduleRequests(tagsModule, requestRoot);

/**
 * Lists change tags.
 *
 * Requests `list=tags`.
 * @see https://www.mediawiki.org/wiki/API:Tags
 */
export function tags<
  const P extends TagsParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, TagsParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof tagsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `list=tags` strictly, before they are sent. */
export const validateTags: Validator<TagsParams> = /* @__PURE__ */ validator(tagsModule, checks);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=tags` in a request as the server does. */
export function readTags(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof tagsModule>> {
  return readModule(tagsModule, rules, wire, options);
}

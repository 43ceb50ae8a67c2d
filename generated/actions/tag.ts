// Generated from spec/actions/catalogue.json (tag) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore, Token } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { TagResult } from "./results/tag.js";

/** Parameters of `action=tag`. */
export interface TagParams {
  /**
   * One or more recent changes IDs from which to add or remove the tag.
   * Up to 50 values (500 with high limits).
   */
  readonly rcid?: OneOrMore<number>;
  /**
   * One or more revision IDs from which to add or remove the tag.
   * Up to 50 values (500 with high limits).
   */
  readonly revid?: OneOrMore<number>;
  /**
   * One or more log entry IDs from which to add or remove the tag.
   * Up to 50 values (500 with high limits).
   */
  readonly logid?: OneOrMore<number>;
  /**
   * Tags to add. Only manually defined tags can be added.
   * Up to 50 values (500 with high limits).
   */
  readonly add?: OneOrMore<string>;
  /**
   * Tags to remove. Only tags that are either manually defined or completely undefined can be removed.
   * Up to 50 values (500 with high limits).
   */
  readonly remove?: OneOrMore<string>;
  /**
   * Reason for the change.
   * @default ""
   */
  readonly reason?: string;
  /**
   * Tags to apply to the log entry that will be created as a result of this action.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The defaults of the parameters of `action=tag`. */
export interface TagDefaults {
  readonly reason: "";
}

/** The descriptor of `action=tag`. */
export const tagModule: ModuleDescriptor<
  "tag",
  "action",
  false,
  TagParams,
  TagDefaults,
  TagResult
> &
  PostedModule = {
  name: "tag",
  path: "tag",
  group: "action",
  prefix: "",
  select: { action: "tag" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    rcid: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    revid: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    logid: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    add: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    remove: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    reason: { type: "string", default: "" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(tagModule, requestRoot);

/**
 * Add or remove change tags from individual revisions or log entries.
 *
 * Requests `action=tag`.
 */
export function tag<const P extends TagParams = {}, V extends string = "2">(
  params?: Exact<P, TagParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof tagModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { integer: integerCheck, string: boundedStringCheck };

/** Checks parameters of `action=tag` strictly, before they are sent. */
export const validateTag: Validator<TagParams> = /* @__PURE__ */ validator(tagModule, checks);

const rules: Rules = { integer };

/** Parses the parameters of `action=tag` in a request as the server does. */
export function readTag(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof tagModule>> {
  return readModule(tagModule, rules, wire, options);
}

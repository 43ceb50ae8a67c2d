// Generated from spec/actions/catalogue.json (tag) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
  ParsedParams,
  PostedModule,
  Rules,
  Token,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  integer,
  integerCheck,
  moduleRequests,
  readModule,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { TagResult } from "./results/tag.js";

/** Parameters of `action=tag`. */
export interface TagParams {
  /**
   * Ids of recent changes.
   * Up to 50 values (500 with high limits).
   */
  readonly rcid?: OneOrMore<number>;
  /**
   * Ids of revisions.
   * Up to 50 values (500 with high limits).
   */
  readonly revid?: OneOrMore<number>;
  /**
   * Ids of log entries.
   * Up to 50 values (500 with high limits).
   */
  readonly logid?: OneOrMore<number>;
  /**
   * Tags to add. Users can add only active tags that were created by hand.
   * Up to 50 values (500 with high limits).
   */
  readonly add?: OneOrMore<string>;
  /**
   * Tags to remove. Tags that the software defines cannot be removed.
   * Up to 50 values (500 with high limits).
   */
  readonly remove?: OneOrMore<string>;
  /**
   * Reason for the log entry.
   * @default ""
   */
  readonly reason?: string;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
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
 * Adds change tags to revisions and log entries, or removes them.
 *
 * Requests `action=tag`.
 * @see https://www.mediawiki.org/wiki/API:Tag
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

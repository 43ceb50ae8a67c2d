// Generated from spec/actions/catalogue.json (tag) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { TagResult } from "./results/tag.js";

/** Parameters of `action=tag`. */
export interface TagParams {
  /**
   * Ids of recent changes.
   * At least one of `revid`, `rcid` and `logid` is required.
   * Up to 50 values (500 with high limits).
   */
  readonly rcid?: OneOrMore<number>;
  /**
   * Ids of revisions.
   * At least one of `revid`, `rcid` and `logid` is required.
   * Up to 50 values (500 with high limits).
   */
  readonly revid?: OneOrMore<number>;
  /**
   * Ids of log entries.
   * At least one of `revid`, `rcid` and `logid` is required.
   * Up to 50 values (500 with high limits).
   */
  readonly logid?: OneOrMore<number>;
  /**
   * Tags to add. Users can add only active tags that were created manually.
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
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=tag`. */
export interface TagModule extends ModuleDescriptor<
  "tag",
  "action",
  false,
  TagParams,
  "reason",
  TagResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=tag`. */
export const tagModule: TagModule = {
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
  rules: [{ kind: "requiredOneOf", of: ["revid", "rcid", "logid"] }],
};

/**
 * Adds change tags to revisions and log entries, or removes them.
 *
 * Requests `action=tag`.
 * @see https://www.mediawiki.org/wiki/API:Tag
 */
export const tag: RequiredRuledActionBuilder<
  TagModule,
  TagParams,
  RequestOptions,
  readonly ["requiredOneOf", "revid" | "rcid" | "logid"]
> = /* @__PURE__ */ moduleRequests(tagModule, requestRoot);

/** Validates the parameters of `action=tag` strictly before they are sent. */
export const validateTag: Validator<TagParams> = /* @__PURE__ */ validator(
  tagModule,
  { integer: integerCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=tag` in a request, as the server does. */
export const parseTag: ModuleParser<TagModule> = /* @__PURE__ */ moduleParser(tagModule, {
  integer,
});

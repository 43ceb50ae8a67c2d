// Generated from spec/actions/catalogue.json (rollback) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Timestamp,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  expiry,
  expiryCheck,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { RollbackResult } from "./results/rollback.js";

/** Parameters of `action=rollback`. */
export interface RollbackParams {
  /**
   * Title of the page to revert.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Id of the page to revert.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /**
   * Change tags to add to the revision.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * User whose edits to revert.
   * Accepts users by id, interwiki, ip, name, temp.
   */
  readonly user: string;
  /**
   * Edit summary. If empty, the wiki generates one.
   * @default ""
   */
  readonly summary?: string;
  /** Whether to mark the reverted edits and the rollback as bot edits. Requires the `markbotedits` right. */
  readonly markbot?: boolean;
  /**
   * Effect on the current user's watchlist.
   * - nochange: Does not change the watchlist.
   * - preferences: Applies the user's preferences. For bots, the watchlist does not change.
   * - unwatch: Removes the page.
   * - watch: Adds the page.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Expiry time of the watchlist entry. If omitted, an existing entry keeps its expiry time. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * Token of type `rollback`, from `action=query&meta=tokens&type=rollback`.
   * Requires a token of type `"rollback"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"rollback">;
}

/** The descriptor type of `action=rollback`. */
export interface RollbackModule extends ModuleDescriptor<
  "rollback",
  "action",
  false,
  RollbackParams,
  "summary" | "watchlist",
  RollbackResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=rollback`. */
export const rollbackModule: RollbackModule = {
  name: "rollback",
  path: "rollback",
  group: "action",
  prefix: "",
  select: { action: "rollback" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    user: { type: "user", subtypes: ["id", "interwiki", "ip", "name", "temp"], required: true },
    summary: { type: "string", default: "" },
    markbot: { type: "boolean" },
    watchlist: {
      type: "enum",
      values: ["nochange", "preferences", "unwatch", "watch"],
      default: "preferences",
    },
    watchlistexpiry: { type: "expiry" },
    token: { type: "string", required: true, sensitive: true, token: "rollback" },
  },
  rules: [{ kind: "onlyOneOf", of: ["title", "pageid"] }],
};

/**
 * Reverts a user's most recent consecutive edits to a page.
 *
 * Requests `action=rollback`.
 * @see https://www.mediawiki.org/wiki/API:Rollback
 */
export const rollback: RequiredRuledActionBuilder<
  RollbackModule,
  RollbackParams,
  RequestOptions,
  readonly ["requiredOneOf", "title" | "pageid"] | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(rollbackModule, requestRoot);

/** Validates the parameters of `action=rollback` strictly before they are sent. */
export const validateRollback: Validator<RollbackParams> = /* @__PURE__ */ validator(
  rollbackModule,
  {
    enum: enumCheck,
    expiry: expiryCheck,
    integer: integerCheck,
    string: boundedStringCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `action=rollback` in a request, as the server does. */
export const parseRollback: ModuleParser<RollbackModule> = /* @__PURE__ */ moduleParser(
  rollbackModule,
  { enum: enumeration, expiry, integer, user },
);

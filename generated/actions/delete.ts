// Generated from spec/actions/catalogue.json (delete) by `paramsmith generate`. Do not edit.

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
  validator,
} from "paramsmith/validate";
import type { Delete_Result } from "./results/delete.js";

/** Parameters of `action=delete`. */
export interface Delete_Params {
  /**
   * Title of the page to delete.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Id of the page to delete.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /** Reason for the deletion. If omitted, the wiki generates one. */
  readonly reason?: string;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Whether to also delete the talk page, if there is one. */
  readonly deletetalk?: boolean;
  /**
   * Whether to add the page to the watchlist. Use `watchlist=watch` instead.
   * @deprecated
   */
  readonly watch?: boolean;
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
   * Whether to remove the page from the watchlist. Use `watchlist=unwatch` instead.
   * @deprecated
   */
  readonly unwatch?: boolean;
  /** Archive name of the file version to delete, as `prop=imageinfo` with `iiprop=archivename` returns it. */
  readonly oldimage?: string;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=delete`. */
export interface Delete_Module extends ModuleDescriptor<
  "delete",
  "action",
  false,
  Delete_Params,
  "watchlist",
  Delete_Result
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=delete`. */
export const delete_Module: Delete_Module = {
  name: "delete",
  path: "delete",
  group: "action",
  prefix: "",
  select: { action: "delete" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    reason: { type: "string" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    deletetalk: { type: "boolean" },
    watch: { type: "boolean", deprecated: true },
    watchlist: {
      type: "enum",
      values: ["nochange", "preferences", "unwatch", "watch"],
      default: "preferences",
    },
    watchlistexpiry: { type: "expiry" },
    unwatch: { type: "boolean", deprecated: true },
    oldimage: { type: "string" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [{ kind: "onlyOneOf", of: ["title", "pageid"] }],
};

/**
 * Deletes a page, or an old version of a file.
 *
 * Requests `action=delete`.
 * @see https://www.mediawiki.org/wiki/API:Delete
 */
export const delete_: RequiredRuledActionBuilder<
  Delete_Module,
  Delete_Params,
  RequestOptions,
  readonly ["requiredOneOf", "title" | "pageid"] | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(delete_Module, requestRoot);

/** Validates the parameters of `action=delete` strictly before they are sent. */
export const validateDelete_: Validator<Delete_Params> = /* @__PURE__ */ validator(
  delete_Module,
  { enum: enumCheck, expiry: expiryCheck, integer: integerCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=delete` in a request, as the server does. */
export const parseDelete_: ModuleParser<Delete_Module> = /* @__PURE__ */ moduleParser(
  delete_Module,
  { enum: enumeration, expiry, integer },
);

// Generated from spec/actions/catalogue.json (delete) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
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
  moduleReader,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { Delete_Result } from "./results/delete.js";

/** Parameters of `action=delete`. */
export interface Delete_Params {
  /** Title of the page to delete. Cannot be used together with pageid. */
  readonly title?: string;
  /** Page ID of the page to delete. Cannot be used together with title. */
  readonly pageid?: number;
  /** Reason for the deletion. If not set, an automatically generated reason will be used. */
  readonly reason?: string;
  /**
   * Change tags to apply to the entry in the deletion log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Delete the talk page, if it exists. */
  readonly deletetalk?: boolean;
  /**
   * Add the page to the current user's watchlist.
   * @deprecated
   */
  readonly watch?: boolean;
  /**
   * Unconditionally add or remove the page from the current user's watchlist, use preferences (ignored for bot users) or do not change watch.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * Remove the page from the current user's watchlist.
   * @deprecated
   */
  readonly unwatch?: boolean;
  /** The name of the old image to delete as provided by action=query&prop=imageinfo&iiprop=archivename. */
  readonly oldimage?: string;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=delete`. */
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
};

/**
 * Delete a page.
 *
 * Requests `action=delete`.
 */
export const delete_: ActionBuilder<Delete_Module, Delete_Params, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(delete_Module, requestRoot);

/** Checks parameters of `action=delete` strictly, before they are sent. */
export const validateDelete_: Validator<Delete_Params> = /* @__PURE__ */ validator(delete_Module, {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
});

/** Parses the parameters of `action=delete` in a request as the server does. */
export const readDelete_: ModuleReader<Delete_Module> = /* @__PURE__ */ moduleReader(
  delete_Module,
  { enum: enumeration, expiry, integer },
);

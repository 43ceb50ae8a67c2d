// Generated from spec/actions/catalogue.json (undelete) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  RequiredActionBuilder,
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
  timestamp,
  timestampCheck,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { UndeleteResult } from "./results/undelete.js";

/** Parameters of `action=undelete`. */
export interface UndeleteParams {
  /** Title of the page to undelete. */
  readonly title: string;
  /**
   * Reason for restoring.
   * @default ""
   */
  readonly reason?: string;
  /**
   * Change tags to apply to the entry in the deletion log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Timestamps of the revisions to undelete. If both timestamps and fileids are empty, all will be undeleted.
   * Up to 50 values (500 with high limits).
   */
  readonly timestamps?: OneOrMore<Timestamp>;
  /**
   * IDs of the file revisions to restore. If both timestamps and fileids are empty, all will be restored.
   * Up to 50 values (500 with high limits).
   */
  readonly fileids?: OneOrMore<number>;
  /** Undelete all revisions of the associated talk page, if any. */
  readonly undeletetalk?: boolean;
  /**
   * Unconditionally add or remove the page from the current user's watchlist, use preferences (ignored for bot users) or do not change watch.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=undelete`. */
export interface UndeleteModule extends ModuleDescriptor<
  "undelete",
  "action",
  false,
  UndeleteParams,
  "reason" | "watchlist",
  UndeleteResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=undelete`. */
export const undeleteModule: UndeleteModule = {
  name: "undelete",
  path: "undelete",
  group: "action",
  prefix: "",
  select: { action: "undelete" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string", required: true },
    reason: { type: "string", default: "" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    timestamps: { type: "timestamp", multi: { lowlimit: 50, highlimit: 500 } },
    fileids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    undeletetalk: { type: "boolean" },
    watchlist: {
      type: "enum",
      values: ["nochange", "preferences", "unwatch", "watch"],
      default: "preferences",
    },
    watchlistexpiry: { type: "expiry" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

/**
 * Undelete revisions of a deleted page.
 * A list of deleted revisions (including timestamps) can be retrieved through prop=deletedrevisions, and a list of deleted file IDs can be retrieved through list=filearchive.
 *
 * Requests `action=undelete`.
 */
export const undelete: RequiredActionBuilder<UndeleteModule, UndeleteParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(undeleteModule, requestRoot);

/** Checks parameters of `action=undelete` strictly, before they are sent. */
export const validateUndelete: Validator<UndeleteParams> = /* @__PURE__ */ validator(
  undeleteModule,
  {
    enum: enumCheck,
    expiry: expiryCheck,
    integer: integerCheck,
    string: boundedStringCheck,
    timestamp: timestampCheck,
  },
);

/** Parses the parameters of `action=undelete` in a request as the server does. */
export const readUndelete: ModuleReader<UndeleteModule> = /* @__PURE__ */ moduleReader(
  undeleteModule,
  { enum: enumeration, expiry, integer, timestamp },
);

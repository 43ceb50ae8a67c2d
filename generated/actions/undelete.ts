// Generated from spec/actions/catalogue.json (undelete) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
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
  moduleParser,
  moduleRequests,
  timestamp,
  timestampCheck,
  validator,
} from "paramsmith/validate";
import type { UndeleteResult } from "./results/undelete.js";

/** Parameters of `action=undelete`. */
export interface UndeleteParams {
  /** Title of the deleted page. */
  readonly title: string;
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
   * Times of the revisions to restore. Without `timestamps` and `fileids`, everything is restored.
   * Up to 50 values (500 with high limits).
   */
  readonly timestamps?: OneOrMore<Timestamp>;
  /**
   * Ids of the file versions to restore, as `list=filearchive` returns them.
   * Up to 50 values (500 with high limits).
   */
  readonly fileids?: OneOrMore<number>;
  /** Whether to also restore the talk page, if it was deleted. */
  readonly undeletetalk?: boolean;
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
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=undelete`. */
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
 * Restores deleted revisions of a page and deleted versions of a file.
 *
 * Requests `action=undelete`.
 * @see https://www.mediawiki.org/wiki/API:Undelete
 */
export const undelete: RequiredActionBuilder<UndeleteModule, UndeleteParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(undeleteModule, requestRoot);

/** Validates the parameters of `action=undelete` strictly before they are sent. */
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

/** Parses the parameters of `action=undelete` in a request, as the server does. */
export const parseUndelete: ModuleParser<UndeleteModule> = /* @__PURE__ */ moduleParser(
  undeleteModule,
  { enum: enumeration, expiry, integer, timestamp },
);

// Generated from spec/actions/catalogue.json (mergehistory) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
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
import type { MergehistoryResult } from "./results/mergehistory.js";

/** Parameters of `action=mergehistory`. */
export interface MergehistoryParams {
  /**
   * Title of the page whose revisions to move.
   * Exactly one of `from` and `fromid` is required.
   */
  readonly from?: string;
  /**
   * Id of the page whose revisions to move.
   * Exactly one of `from` and `fromid` is required.
   */
  readonly fromid?: number;
  /**
   * Title of the page into which to merge the revisions.
   * Exactly one of `to` and `toid` is required.
   */
  readonly to?: string;
  /**
   * Id of the page into which to merge the revisions.
   * Exactly one of `to` and `toid` is required.
   */
  readonly toid?: number;
  /** Time of the newest revision to move, optionally with `|` and its id. */
  readonly timestamp?: string;
  /**
   * Reason for the log entry.
   * @default ""
   */
  readonly reason?: string;
  /** Time of the oldest revision to move, optionally with `|` and its id. */
  readonly starttimestamp?: string;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=mergehistory`. */
export interface MergehistoryModule extends ModuleDescriptor<
  "mergehistory",
  "action",
  false,
  MergehistoryParams,
  "reason",
  MergehistoryResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=mergehistory`. */
export const mergehistoryModule: MergehistoryModule = {
  name: "mergehistory",
  path: "mergehistory",
  group: "action",
  prefix: "",
  select: { action: "mergehistory" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    from: { type: "string" },
    fromid: { type: "integer" },
    to: { type: "string" },
    toid: { type: "integer" },
    timestamp: { type: "string" },
    reason: { type: "string", default: "" },
    starttimestamp: { type: "string" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [
    { kind: "onlyOneOf", of: ["from", "fromid"] },
    { kind: "onlyOneOf", of: ["to", "toid"] },
  ],
};

/**
 * Moves revisions from one page's history to a different page's history.
 *
 * Requests `action=mergehistory`.
 * @see https://www.mediawiki.org/wiki/API:Mergehistory
 */
export const mergehistory: RequiredRuledActionBuilder<
  MergehistoryModule,
  MergehistoryParams,
  RequestOptions,
  | readonly ["requiredOneOf", "from" | "fromid"]
  | readonly ["exclusive", "from" | "fromid"]
  | readonly ["requiredOneOf", "to" | "toid"]
  | readonly ["exclusive", "to" | "toid"]
> = /* @__PURE__ */ moduleRequests(mergehistoryModule, requestRoot);

/** Validates the parameters of `action=mergehistory` strictly before they are sent. */
export const validateMergehistory: Validator<MergehistoryParams> = /* @__PURE__ */ validator(
  mergehistoryModule,
  { integer: integerCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=mergehistory` in a request, as the server does. */
export const parseMergehistory: ModuleParser<MergehistoryModule> = /* @__PURE__ */ moduleParser(
  mergehistoryModule,
  { integer },
);

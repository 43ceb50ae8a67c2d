// Generated from spec/actions/catalogue.json (mergehistory) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { MergehistoryResult } from "./results/mergehistory.js";

/** Parameters of `action=mergehistory`. */
export interface MergehistoryParams {
  /** Title of the page from which history will be merged. Cannot be used together with fromid. */
  readonly from?: string;
  /** Page ID of the page from which history will be merged. Cannot be used together with from. */
  readonly fromid?: number;
  /** Title of the page to which history will be merged. Cannot be used together with toid. */
  readonly to?: string;
  /** Page ID of the page to which history will be merged. Cannot be used together with to. */
  readonly toid?: number;
  /** Timestamp up to which revisions will be moved from the source page's history to the destination page's history. If omitted, the entire page history of the source page will be merged into the destination page. May specify "timestamp|revid" to split two revisions with the same timestamp. */
  readonly timestamp?: string;
  /**
   * Reason for the history merge.
   * @default ""
   */
  readonly reason?: string;
  /** Timestamp from which revisions will be moved from the source page's history to the destination page's history. If omitted, all revisions before the timestamp parameter (or the entire history if neither are specified) will be merged into the destination page. May specify "timestamp|revid" to split two revisions with the same timestamp. */
  readonly starttimestamp?: string;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=mergehistory`. */
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
};

/**
 * Merge page histories.
 *
 * Requests `action=mergehistory`.
 */
export const mergehistory: ActionBuilder<
  MergehistoryModule,
  MergehistoryParams,
  RequestOptions,
  {}
> = /* @__PURE__ */ moduleRequests(mergehistoryModule, requestRoot);

/** Checks parameters of `action=mergehistory` strictly, before they are sent. */
export const validateMergehistory: Validator<MergehistoryParams> = /* @__PURE__ */ validator(
  mergehistoryModule,
  { integer: integerCheck, string: boundedStringCheck },
);

/** Parses the parameters of `action=mergehistory` in a request as the server does. */
export const readMergehistory: ModuleReader<MergehistoryModule> = /* @__PURE__ */ moduleReader(
  mergehistoryModule,
  { integer },
);

// Generated from spec/actions/catalogue.json (mergehistory) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
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
import type { MergehistoryResult } from "./results/mergehistory.js";

/** Parameters of `action=mergehistory`. */
export interface MergehistoryParams {
  /** Title of the page whose revisions to move. Excludes `fromid`. */
  readonly from?: string;
  /** Id of the page whose revisions to move. Excludes `from`. */
  readonly fromid?: number;
  /** Title of the page that gets the revisions. Excludes `toid`. */
  readonly to?: string;
  /** Id of the page that gets the revisions. Excludes `to`. */
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
   * Token that `action=query&meta=tokens&type=csrf` returns.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The defaults of the parameters of `action=mergehistory`. */
export interface MergehistoryDefaults {
  readonly reason: "";
}

/** The descriptor of `action=mergehistory`. */
export const mergehistoryModule: ModuleDescriptor<
  "mergehistory",
  "action",
  false,
  MergehistoryParams,
  MergehistoryDefaults,
  MergehistoryResult
> &
  PostedModule = {
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

const requests = /* @__PURE__ */ moduleRequests(mergehistoryModule, requestRoot);

/**
 * Moves revisions of one page into the history of a different page.
 *
 * Requests `action=mergehistory`.
 * @see https://www.mediawiki.org/wiki/API:Mergehistory
 */
export function mergehistory<const P extends MergehistoryParams = {}, V extends string = "2">(
  params?: Exact<P, MergehistoryParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof mergehistoryModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { integer: integerCheck, string: boundedStringCheck };

/** Checks parameters of `action=mergehistory` strictly, before they are sent. */
export const validateMergehistory: Validator<MergehistoryParams> = /* @__PURE__ */ validator(
  mergehistoryModule,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `action=mergehistory` in a request as the server does. */
export function readMergehistory(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof mergehistoryModule>> {
  return readModule(mergehistoryModule, rules, wire, options);
}

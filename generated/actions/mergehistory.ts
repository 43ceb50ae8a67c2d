// Generated from spec/actions/catalogue.json (mergehistory) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, Token } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
 * Merge page histories.
 *
 * Requests `action=mergehistory`.
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

// Generated from spec/actions/catalogue.json (patrol) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
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
import type { PatrolResult } from "./results/patrol.js";

/** Parameters of `action=patrol`. */
export interface PatrolParams {
  /** Id of the recent change. Excludes `revid`. */
  readonly rcid?: number;
  /** Id of the revision. Excludes `rcid`. */
  readonly revid?: number;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Token that `action=query&meta=tokens&type=patrol` returns.
   * Requires a token of type `"patrol"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"patrol">;
}

/** The descriptor of `action=patrol`. */
export const patrolModule: ModuleDescriptor<
  "patrol",
  "action",
  false,
  PatrolParams,
  {},
  PatrolResult
> &
  PostedModule = {
  name: "patrol",
  path: "patrol",
  group: "action",
  prefix: "",
  select: { action: "patrol" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    rcid: { type: "integer" },
    revid: { type: "integer" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    token: { type: "string", required: true, sensitive: true, token: "patrol" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(patrolModule, requestRoot);

/**
 * Marks a change as patrolled.
 *
 * Requests `action=patrol`.
 * @see https://www.mediawiki.org/wiki/API:Patrol
 */
export function patrol<const P extends PatrolParams = {}, V extends string = "2">(
  params?: Exact<P, PatrolParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof patrolModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { integer: integerCheck, string: boundedStringCheck };

/** Checks parameters of `action=patrol` strictly, before they are sent. */
export const validatePatrol: Validator<PatrolParams> = /* @__PURE__ */ validator(
  patrolModule,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `action=patrol` in a request as the server does. */
export function readPatrol(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof patrolModule>> {
  return readModule(patrolModule, rules, wire, options);
}

// Generated from spec/actions/catalogue.json (patrol) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore, Token } from "@paramsmith/runtime/internal/model/values";
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
import type { PatrolResult } from "./results/patrol.js";

/** Parameters of `action=patrol`. */
export interface PatrolParams {
  /** Recentchanges ID to patrol. */
  readonly rcid?: number;
  /** Revision ID to patrol. */
  readonly revid?: number;
  /**
   * Change tags to apply to the entry in the patrol log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * A "patrol" token retrieved from action=query&meta=tokens
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
 * Patrol a page or revision.
 *
 * Requests `action=patrol`.
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

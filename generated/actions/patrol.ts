// Generated from spec/actions/catalogue.json (patrol) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
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
import type { PatrolResult } from "./results/patrol.js";

/** Parameters of `action=patrol`. */
export interface PatrolParams {
  /**
   * Id of the recent change.
   * Exactly one of `rcid` and `revid` is required.
   */
  readonly rcid?: number;
  /**
   * Id of the revision.
   * Exactly one of `rcid` and `revid` is required.
   */
  readonly revid?: number;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Token of type `patrol`, from `action=query&meta=tokens&type=patrol`.
   * Requires a token of type `"patrol"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"patrol">;
}

/** The descriptor type of `action=patrol`. */
export interface PatrolModule extends ModuleDescriptor<
  "patrol",
  "action",
  false,
  PatrolParams,
  never,
  PatrolResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=patrol`. */
export const patrolModule: PatrolModule = {
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
  rules: [{ kind: "onlyOneOf", of: ["rcid", "revid"] }],
};

/**
 * Marks a change as patrolled.
 *
 * Requests `action=patrol`.
 * @see https://www.mediawiki.org/wiki/API:Patrol
 */
export const patrol: RequiredRuledActionBuilder<
  PatrolModule,
  PatrolParams,
  RequestOptions,
  readonly ["requiredOneOf", "rcid" | "revid"] | readonly ["exclusive", "rcid" | "revid"]
> = /* @__PURE__ */ moduleRequests(patrolModule, requestRoot);

/** Validates the parameters of `action=patrol` strictly before they are sent. */
export const validatePatrol: Validator<PatrolParams> = /* @__PURE__ */ validator(
  patrolModule,
  { integer: integerCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=patrol` in a request, as the server does. */
export const parsePatrol: ModuleParser<PatrolModule> = /* @__PURE__ */ moduleParser(patrolModule, {
  integer,
});

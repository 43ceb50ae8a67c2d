// Generated from spec/paraminfo/catalogue.json (query+usercontribs) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact, OneOrMore, Timestamp } from "../runtime/model/values.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { ModuleRequest, Versioned } from "../runtime/request/request.js";
import { moduleRequests } from "../runtime/request/request.js";
import type { Checks } from "../runtime/rules/check.js";
import { enumCheck, enumeration } from "../runtime/rules/enumeration.js";
import { namespace, namespaceCheck } from "../runtime/rules/namespace.js";
import { integer, integerCheck, limit, limitCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { timestamp, timestampCheck } from "../runtime/rules/timestamp.js";
import { user, userCheck } from "../runtime/rules/user.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { UsercontribsResult } from "./results/usercontribs.js";

/** Parameters of `list=usercontribs`. */
export interface UsercontribsParams {
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  readonly start?: Timestamp;
  readonly end?: Timestamp;
  readonly continue?: string;
  /**
   * Takes a user by name, ip, temp, interwiki.
   * Up to 50 values (500 with high limits).
   */
  readonly user?: OneOrMore<string>;
  /** Up to 50 values (500 with high limits). */
  readonly userids?: OneOrMore<number>;
  readonly userprefix?: string;
  readonly iprange?: string;
  /** @default "older" */
  readonly dir?: "newer" | "older";
  /**
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title", "timestamp", "comment", "size", "flags"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "flags"
    | "ids"
    | "parsedcomment"
    | "patrolled"
    | "size"
    | "sizediff"
    | "tags"
    | "timestamp"
    | "title"
  >;
  /** Up to 50 values (500 with high limits). */
  readonly show?: OneOrMore<
    | "!autopatrolled"
    | "!minor"
    | "!new"
    | "!patrolled"
    | "!top"
    | "autopatrolled"
    | "minor"
    | "new"
    | "patrolled"
    | "top"
  >;
  readonly tag?: string;
  /** @deprecated */
  readonly toponly?: boolean;
}

/** The defaults of the parameters of `list=usercontribs`. */
export interface UsercontribsDefaults {
  readonly limit: 10;
  readonly dir: "older";
  readonly prop: readonly ["ids", "title", "timestamp", "comment", "size", "flags"];
}

/** The descriptor of `list=usercontribs`. */
export const usercontribsModule: ModuleDescriptor<
  "usercontribs",
  "list",
  false,
  UsercontribsParams,
  UsercontribsDefaults,
  UsercontribsResult
> = {
  name: "usercontribs",
  path: "query+usercontribs",
  group: "list",
  prefix: "uc",
  select: { action: "query", list: "usercontribs" },
  generator: false,
  readrights: true,
  params: {
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    continue: { type: "string" },
    user: {
      type: "user",
      subtypes: ["name", "ip", "temp", "interwiki"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    userids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    userprefix: { type: "string" },
    iprange: { type: "string" },
    dir: { type: "enum", values: ["newer", "older"], default: "older" },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    prop: {
      type: "enum",
      values: [
        "comment",
        "flags",
        "ids",
        "parsedcomment",
        "patrolled",
        "size",
        "sizediff",
        "tags",
        "timestamp",
        "title",
      ],
      default: ["ids", "title", "timestamp", "comment", "size", "flags"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    show: {
      type: "enum",
      values: [
        "!autopatrolled",
        "!minor",
        "!new",
        "!patrolled",
        "!top",
        "autopatrolled",
        "minor",
        "new",
        "patrolled",
        "top",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    tag: { type: "string" },
    toponly: { type: "boolean", deprecated: true },
  },
};

const requests = /* @__PURE__ */ moduleRequests(usercontribsModule, requestDefaults);

/** Requests `list=usercontribs`. */
export function usercontribs<const P extends UsercontribsParams = {}, V extends string = "2">(
  params?: Exact<P, UsercontribsParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof usercontribsModule, P, V> {
  return requests(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  timestamp: timestampCheck,
  user: userCheck,
};

/** Checks parameters of `list=usercontribs` strictly, before they are sent. */
export const validateUsercontribs: Validator<UsercontribsParams> = /* @__PURE__ */ validator(
  usercontribsModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer, limit, namespace, timestamp, user };

/** Parses the parameters of `list=usercontribs` in a request as the server does. */
export function readUsercontribs(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof usercontribsModule>> {
  return readModule(usercontribsModule, rules, wire, options);
}

// Generated from spec/paraminfo/catalogue.json (query+deletedrevs) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { timestamp, timestampCheck } from "../runtime/rules/timestamp.js";
import { user, userCheck } from "../runtime/rules/user.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { DeletedrevsResult } from "./results/deletedrevs.js";

/** Parameters of `list=deletedrevs`. */
export interface DeletedrevsParams {
  /** Condition: modes 1, 2. */
  readonly start?: Timestamp;
  /** Condition: modes 1, 2. */
  readonly end?: Timestamp;
  /**
   * Condition: modes 1, 3.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /** Condition: modes 3. */
  readonly from?: string;
  /** Condition: modes 3. */
  readonly to?: string;
  /** Condition: modes 3. */
  readonly prefix?: string;
  /** Condition: modes 3. */
  readonly unique?: boolean;
  /**
   * Condition: modes 3.
   * @default 0
   */
  readonly namespace?: number;
  readonly tag?: string;
  /** Takes a user by name, ip, temp, interwiki, id. */
  readonly user?: string;
  /** Takes a user by name, ip, temp, interwiki, id. */
  readonly excludeuser?: string;
  /**
   * Deprecated: `"token"`.
   * Up to 50 values (500 with high limits).
   * @default ["user", "comment"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "content"
    | "len"
    | "minor"
    | "parentid"
    | "parsedcomment"
    | "revid"
    | "sha1"
    | "tags"
    | "user"
    | "userid"
    | "token"
  >;
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  readonly continue?: string;
}

/** The defaults of the parameters of `list=deletedrevs`. */
export interface DeletedrevsDefaults {
  readonly dir: "older";
  readonly namespace: 0;
  readonly prop: readonly ["user", "comment"];
  readonly limit: 10;
}

/** The descriptor of `list=deletedrevs`. */
export const deletedrevsModule: ModuleDescriptor<
  "deletedrevs",
  "list",
  false,
  DeletedrevsParams,
  DeletedrevsDefaults,
  DeletedrevsResult
> = {
  name: "deletedrevs",
  path: "query+deletedrevs",
  group: "list",
  prefix: "dr",
  select: { action: "query", list: "deletedrevs" },
  generator: false,
  readrights: true,
  deprecated: true,
  params: {
    start: { type: "timestamp", info: [{ name: "modes", values: [1, 2] }] },
    end: { type: "timestamp", info: [{ name: "modes", values: [1, 2] }] },
    dir: {
      type: "enum",
      values: ["newer", "older"],
      default: "older",
      info: [{ name: "modes", values: [1, 3] }],
    },
    from: { type: "string", info: [{ name: "modes", values: [3] }] },
    to: { type: "string", info: [{ name: "modes", values: [3] }] },
    prefix: { type: "string", info: [{ name: "modes", values: [3] }] },
    unique: { type: "boolean", info: [{ name: "modes", values: [3] }] },
    namespace: { type: "namespace", default: 0, info: [{ name: "modes", values: [3] }] },
    tag: { type: "string" },
    user: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    excludeuser: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    prop: {
      type: "enum",
      values: [
        "comment",
        "content",
        "len",
        "minor",
        "parentid",
        "parsedcomment",
        "revid",
        "sha1",
        "tags",
        "user",
        "userid",
        "token",
      ],
      deprecatedvalues: ["token"],
      default: ["user", "comment"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(deletedrevsModule, requestDefaults);

/**
 * Requests `list=deletedrevs`.
 * @deprecated
 */
export function deletedrevs<const P extends DeletedrevsParams = {}, V extends string = "2">(
  params?: Exact<P, DeletedrevsParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof deletedrevsModule, P, V> {
  return requests(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  timestamp: timestampCheck,
  user: userCheck,
};

/** Checks parameters of `list=deletedrevs` strictly, before they are sent. */
export const validateDeletedrevs: Validator<DeletedrevsParams> = /* @__PURE__ */ validator(
  deletedrevsModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace, timestamp, user };

/** Parses the parameters of `list=deletedrevs` in a request as the server does. */
export function readDeletedrevs(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof deletedrevsModule>> {
  return readModule(deletedrevsModule, rules, wire, options);
}

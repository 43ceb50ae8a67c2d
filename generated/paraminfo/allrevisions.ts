// Generated from spec/paraminfo/catalogue.json (query+allrevisions) by `paramsmith generate`. Do not edit.

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
import { templateParams } from "../runtime/validate/template-params.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { AllrevisionsResult } from "./results/allrevisions.js";

/** Parameters of `list=allrevisions`. */
export interface AllrevisionsParams {
  /**
   * Deprecated: `"parsetree"`.
   * Up to 50 values (500 with high limits).
   * @default ["ids", "timestamp", "flags", "comment", "user"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "content"
    | "contentmodel"
    | "flags"
    | "ids"
    | "parsedcomment"
    | "roles"
    | "sha1"
    | "size"
    | "slotsha1"
    | "slotsize"
    | "tags"
    | "timestamp"
    | "user"
    | "userid"
    | "parsetree"
  >;
  /**
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly slots?: OneOrMore<"main"> | "*";
  /** 1 to 500 (5000 with high limits), or `"max"`. */
  readonly limit?: number | "max";
  /** @deprecated */
  readonly expandtemplates?: boolean;
  /** @deprecated */
  readonly generatexml?: boolean;
  /** @deprecated */
  readonly parse?: boolean;
  readonly section?: string;
  /** @deprecated */
  readonly diffto?: string;
  /** @deprecated */
  readonly difftotext?: string;
  /** @deprecated */
  readonly difftotextpst?: boolean;
  /** @deprecated */
  readonly contentformat?:
    | "application/json"
    | "application/octet-stream"
    | "application/unknown"
    | "application/x-binary"
    | "text/css"
    | "text/javascript"
    | "text/plain"
    | "text/unknown"
    | "text/x-wiki"
    | "unknown/unknown";
  /** Takes a user by name, ip, temp, interwiki, id. */
  readonly user?: string;
  /**
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  readonly start?: Timestamp;
  readonly end?: Timestamp;
  /** @default "older" */
  readonly dir?: "newer" | "older";
  /** Takes a user by name, ip, temp, interwiki, id. */
  readonly excludeuser?: string;
  readonly continue?: string;
  readonly generatetitles?: boolean;
  readonly "contentformat-main"?:
    | "application/json"
    | "application/octet-stream"
    | "application/unknown"
    | "application/x-binary"
    | "text/css"
    | "text/javascript"
    | "text/plain"
    | "text/unknown"
    | "text/x-wiki"
    | "unknown/unknown";
}

/** The defaults of the parameters of `list=allrevisions`. */
export interface AllrevisionsDefaults {
  readonly prop: readonly ["ids", "timestamp", "flags", "comment", "user"];
  readonly dir: "older";
}

/** The descriptor of `list=allrevisions`. */
export const allrevisionsModule: ModuleDescriptor<
  "allrevisions",
  "list",
  true,
  AllrevisionsParams,
  AllrevisionsDefaults,
  AllrevisionsResult
> = {
  name: "allrevisions",
  path: "query+allrevisions",
  group: "list",
  prefix: "arv",
  select: { action: "query", list: "allrevisions" },
  generator: true,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "comment",
        "content",
        "contentmodel",
        "flags",
        "ids",
        "parsedcomment",
        "roles",
        "sha1",
        "size",
        "slotsha1",
        "slotsize",
        "tags",
        "timestamp",
        "user",
        "userid",
        "parsetree",
      ],
      deprecatedvalues: ["parsetree"],
      default: ["ids", "timestamp", "flags", "comment", "user"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    slots: {
      type: "enum",
      values: ["main"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000 },
    expandtemplates: { type: "boolean", deprecated: true },
    generatexml: { type: "boolean", deprecated: true },
    parse: { type: "boolean", deprecated: true },
    section: { type: "string" },
    diffto: { type: "string", deprecated: true },
    difftotext: { type: "string", deprecated: true },
    difftotextpst: { type: "boolean", deprecated: true },
    contentformat: {
      type: "enum",
      values: [
        "application/json",
        "application/octet-stream",
        "application/unknown",
        "application/x-binary",
        "text/css",
        "text/javascript",
        "text/plain",
        "text/unknown",
        "text/x-wiki",
        "unknown/unknown",
      ],
      deprecated: true,
    },
    user: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    dir: { type: "enum", values: ["newer", "older"], default: "older" },
    excludeuser: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    continue: { type: "string" },
    generatetitles: { type: "boolean" },
    "contentformat-main": {
      type: "enum",
      values: [
        "application/json",
        "application/octet-stream",
        "application/unknown",
        "application/x-binary",
        "text/css",
        "text/javascript",
        "text/plain",
        "text/unknown",
        "text/x-wiki",
        "unknown/unknown",
      ],
      when: { slots: "main" },
    },
  },
  rows: { at: ["query", "allrevisions", "revisions"], kind: "item" },
};

const requests = /* @__PURE__ */ moduleRequests(allrevisionsModule, requestDefaults);

/** Requests `list=allrevisions`. */
export function allrevisions<const P extends AllrevisionsParams = {}, V extends string = "2">(
  params?: Exact<P, AllrevisionsParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof allrevisionsModule, P, V> {
  return requests(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  timestamp: timestampCheck,
  user: userCheck,
};

/** Checks parameters of `list=allrevisions` strictly, before they are sent. */
export const validateAllrevisions: Validator<AllrevisionsParams> = /* @__PURE__ */ validator(
  allrevisionsModule,
  checks,
  templateParams,
);

const rules: Rules = { enum: enumeration, limit, namespace, timestamp, user };

/** Parses the parameters of `list=allrevisions` in a request as the server does. */
export function readAllrevisions(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof allrevisionsModule>> {
  return readModule(allrevisionsModule, rules, wire, options);
}

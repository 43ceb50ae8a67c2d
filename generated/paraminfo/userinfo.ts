// Generated from spec/paraminfo/catalogue.json (query+userinfo) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact, OneOrMore } from "../runtime/model/values.js";
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
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { UserinfoResult } from "./results/userinfo.js";

/** Parameters of `meta=userinfo`. */
export interface UserinfoParams {
  /**
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly prop?:
    | OneOrMore<
        | "acceptlang"
        | "blockinfo"
        | "cancreateaccount"
        | "centralids"
        | "changeablegroups"
        | "editcount"
        | "email"
        | "groupmemberships"
        | "groups"
        | "hasmsg"
        | "implicitgroups"
        | "latestcontrib"
        | "options"
        | "ratelimits"
        | "realname"
        | "registrationdate"
        | "rights"
        | "theoreticalratelimits"
        | "unreadcount"
      >
    | "*";
  readonly attachedwiki?: string;
}

/** The descriptor of `meta=userinfo`. */
export const userinfoModule: ModuleDescriptor<
  "userinfo",
  "meta",
  false,
  UserinfoParams,
  {},
  UserinfoResult
> = {
  name: "userinfo",
  path: "query+userinfo",
  group: "meta",
  prefix: "ui",
  select: { action: "query", meta: "userinfo" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "acceptlang",
        "blockinfo",
        "cancreateaccount",
        "centralids",
        "changeablegroups",
        "editcount",
        "email",
        "groupmemberships",
        "groups",
        "hasmsg",
        "implicitgroups",
        "latestcontrib",
        "options",
        "ratelimits",
        "realname",
        "registrationdate",
        "rights",
        "theoreticalratelimits",
        "unreadcount",
      ],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    attachedwiki: { type: "string" },
  },
  rows: { at: ["query", "userinfo"], kind: "object" },
};

const requests = /* @__PURE__ */ moduleRequests(userinfoModule, requestDefaults);

/** Requests `meta=userinfo`. */
export function userinfo<const P extends UserinfoParams = {}, V extends string = "2">(
  params?: Exact<P, UserinfoParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof userinfoModule, P, V> {
  return requests(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `meta=userinfo` strictly, before they are sent. */
export const validateUserinfo: Validator<UserinfoParams> = /* @__PURE__ */ validator(
  userinfoModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `meta=userinfo` in a request as the server does. */
export function readUserinfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof userinfoModule>> {
  return readModule(userinfoModule, rules, wire, options);
}

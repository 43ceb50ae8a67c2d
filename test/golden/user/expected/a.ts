// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import { moduleParser, moduleRequests, user, userCheck, validator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /** Accepts users by name, ip, cidr, interwiki, id. */
  readonly any?: string;
  /**
   * Accepts users by name, ip.
   * Up to 50 values (500 with high limits).
   */
  readonly some?: OneOrMore<string>;
}

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", false, AParams, never> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: {
    any: { type: "user", subtypes: ["name", "ip", "cidr", "interwiki", "id"] },
    some: { type: "user", subtypes: ["name", "ip"], multi: { lowlimit: 50, highlimit: 500 } },
  },
  rows: false,
};

/** Requests `list=a`. */
export const a: QueryBuilder<AModule, AParams, QueryOptions, {}> = /* @__PURE__ */ moduleRequests(
  aModule,
  requestRoot,
);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, {
  user: userCheck,
});

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, { user });

// Generated from spec.json (query+things) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import { limit, limitCheck, moduleParser, moduleRequests, validator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import { namespace, namespaceCheck } from "./site.js";

/** Parameters of `list=things`. */
export interface ThingsParams {
  /** Up to 50 values (500 with high limits). */
  readonly namespace?: OneOrMore<number>;
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  readonly continue?: string;
}

/** The descriptor type of `list=things`. */
export interface ThingsModule extends ModuleDescriptor<
  "things",
  "list",
  false,
  ThingsParams,
  "limit"
> {}

/** The descriptor of `list=things`. */
export const thingsModule: ThingsModule = {
  name: "things",
  path: "query+things",
  group: "list",
  prefix: "th",
  select: { action: "query", list: "things" },
  generator: false,
  version: 43,
  params: {
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500 } },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
  rows: false,
};

/** Requests `list=things`. */
export const things: QueryBuilder<ThingsModule, ThingsParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(thingsModule, requestRoot);

/** Validates the parameters of `list=things` strictly before they are sent. */
export const validateThings: Validator<ThingsParams> = /* @__PURE__ */ validator(thingsModule, {
  limit: limitCheck,
  namespace: namespaceCheck,
});

/** Parses the parameters of `list=things` in a request, as the server does. */
export const parseThings: ModuleParser<ThingsModule> = /* @__PURE__ */ moduleParser(thingsModule, {
  limit,
  namespace,
});

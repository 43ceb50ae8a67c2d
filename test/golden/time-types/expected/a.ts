// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Timestamp,
  Validator,
} from "../runtime/validate.js";
import {
  expiry,
  expiryCheck,
  moduleParser,
  moduleRequests,
  timestamp,
  timestampCheck,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  readonly start?: Timestamp;
  /** Up to 50 values (500 with high limits). */
  readonly each?: OneOrMore<Timestamp>;
  /** @default "infinite" */
  readonly expiry?: Timestamp;
}

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", false, AParams, "expiry"> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: {
    start: { type: "timestamp" },
    each: { type: "timestamp", multi: { lowlimit: 50, highlimit: 500 } },
    expiry: { type: "expiry", default: "infinite" },
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
  expiry: expiryCheck,
  timestamp: timestampCheck,
});

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, {
  expiry,
  timestamp,
});

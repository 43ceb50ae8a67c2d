// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredQueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  readonly name: string;
  /** @default 1 */
  readonly count?: number;
  readonly more?: string;
}

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", false, AParams, "count"> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: {
    name: { type: "string", required: true },
    count: { type: "integer", required: true, default: 1 },
    more: { type: "string" },
  },
  rows: false,
};

/** Requests `list=a`. */
export const a: RequiredQueryBuilder<AModule, AParams, QueryOptions> =
  /* @__PURE__ */ moduleRequests(aModule, requestRoot);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, {
  integer: integerCheck,
  string: boundedStringCheck,
});

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, { integer });

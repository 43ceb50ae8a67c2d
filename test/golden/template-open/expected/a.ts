// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namedByTemplate,
  templateParams,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /** Up to 50 values (500 with high limits). */
  readonly slots?: OneOrMore<string>;
  /** Up to 50 values (500 with high limits). */
  readonly side?: OneOrMore<"from" | "to">;
  readonly [name: `text-${string}`]: string;
  /** 1 to 5, or `"max"`. */
  readonly [name: `${string}-${string}-\`\${\\\x5c`]: number | "max";
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
    slots: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    side: { type: "enum", values: ["from", "to"], multi: { lowlimit: 50, highlimit: 500 } },
  },
  templates: {
    "text-{slot}": { type: "string", required: true, templatevars: { slot: "slots" } },
    "{side}-{slot}-`${\\\x5c": {
      type: "limit",
      min: 1,
      max: 5,
      templatevars: { side: "side", slot: "slots" },
    },
  },
  rows: false,
};

/** Requests `list=a`. */
export const a: QueryBuilder<AModule, AParams, QueryOptions, {}> = /* @__PURE__ */ moduleRequests(
  aModule,
  requestRoot,
  { namedByTemplate },
);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(
  aModule,
  { enum: enumCheck, limit: limitCheck, string: boundedStringCheck },
  templateParams,
);

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, {
  enum: enumeration,
  limit,
});

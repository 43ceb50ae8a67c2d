// Generated from spec.yaml (query) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ComposeOptions,
  Distinct,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryPart,
  QueryRequest,
  Validator,
  VersionAmong,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  pageSources,
  queryRequest,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `action=query` that do not select modules. */
export interface PageOptions {
  readonly indexpageids?: boolean;
  readonly export?: boolean;
  readonly exportnowrap?: boolean;
  /** @default "0.11" */
  readonly exportschema?: "0.10" | "0.11";
  readonly iwurl?: boolean;
  readonly continue?: string;
  readonly rawcontinue?: boolean;
  /** Up to 50 values (500 with high limits). */
  readonly titles?: OneOrMore<string>;
  /** Up to 50 values (500 with high limits). */
  readonly pageids?: OneOrMore<number>;
  /** Up to 50 values (500 with high limits). */
  readonly revids?: OneOrMore<number>;
  readonly redirects?: boolean;
  readonly converttitles?: boolean;
}

/** Parameters of `action=query`. */
export interface QueryParams extends PageOptions {
  /** Up to 50 values (500 with high limits). */
  readonly prop?: OneOrMore<"flags">;
  /** Up to 50 values (500 with high limits). */
  readonly list?: OneOrMore<"first" | "needed" | "others" | "things" | "second">;
  /** Up to 50 values (500 with high limits). */
  readonly meta?: OneOrMore<never>;
  readonly generator?: "flags";
}

/** The descriptor type of `action=query`. */
export interface QueryModule extends ModuleDescriptor<
  "query",
  "action",
  false,
  QueryParams,
  "exportschema"
> {}

/** The descriptor of `action=query`. */
export const queryModule: QueryModule = {
  name: "query",
  path: "query",
  group: "action",
  prefix: "",
  select: { action: "query" },
  generator: false,
  readrights: true,
  params: {
    prop: { type: "enum", values: ["flags"], multi: { lowlimit: 50, highlimit: 500 } },
    list: {
      type: "enum",
      values: ["first", "needed", "others", "things", "second"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    meta: { type: "enum", values: [], multi: { lowlimit: 50, highlimit: 500 } },
    indexpageids: { type: "boolean" },
    export: { type: "boolean" },
    exportnowrap: { type: "boolean" },
    exportschema: { type: "enum", values: ["0.10", "0.11"], default: "0.11" },
    iwurl: { type: "boolean" },
    continue: { type: "string" },
    rawcontinue: { type: "boolean" },
    titles: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    pageids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    revids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    generator: { type: "enum", values: ["flags"] },
    redirects: { type: "boolean" },
    converttitles: { type: "boolean" },
  },
};

/**
 * Combines several modules in one request. Options select its pages, directly or with a generator.
 * Each module can be used once.
 */
export function query<
  const Parts extends readonly QueryPart[],
  G extends QueryPart | undefined = undefined,
  V extends string = VersionAmong<Parts[number] | G, "2">,
  const O extends object = {},
>(
  parts: Distinct<Parts>,
  options?: ComposeOptions<O, QueryOptions, G, V>,
): QueryRequest<Parts, G, V, O> {
  return queryRequest<Parts, G, V, O>(parts, options, requestRoot);
}

/** Validates the parameters of `action=query` strictly before they are sent. */
export const validateQuery: Validator<QueryParams> = /* @__PURE__ */ validator(
  queryModule,
  { enum: enumCheck, integer: integerCheck },
  pageSources,
);

/** Parses the parameters of `action=query` in a request, as the server does. */
export const parseQuery: ModuleParser<QueryModule> = /* @__PURE__ */ moduleParser(queryModule, {
  enum: enumeration,
  integer,
});

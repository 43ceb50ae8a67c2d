// Generated from spec.yaml (query+things) by `paramsmith generate`. Do not edit.
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
  boundedStringCheck,
  enumCheck,
  enumeration,
  float,
  floatCheck,
  integer,
  integerCheck,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namedByTemplate,
  namespace,
  namespaceCheck,
  responseForm,
  templateParams,
  timestamp,
  timestampCheck,
  user,
  userCheck,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ThingsResult } from "./results/things.js";

/** Parameters of `list=things`. */
export interface ThingsParams {
  /**
   * `"size"`: only on spec.
   * @default "id"
   */
  readonly sort?: "id" | "name" | "size";
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** @on spec */
  readonly owner?: string;
  /**
   * `"a"`: only on spec.
   * `"d"`: only on other.
   */
  readonly values?: "a" | "b" | "c" | "d";
  /** At most 9. */
  readonly range?: number;
  /** 1 to 500 (5000 with high limits), or `"max"`. */
  readonly limits?: number | "max";
  /** At least 0, or `"max"`. */
  readonly limitOrInteger?: number | "max";
  /** At most 20 bytes. */
  readonly texts?: string;
  readonly fitting?: string;
  readonly title?: string;
  readonly titleOrShort?: string;
  /**
   * `"a"`: only on spec.
   * `"b"`: only on other.
   */
  readonly apart?: "a" | "b";
  readonly emptyRange?: number;
  /** Up to 50 values (500 with high limits). */
  readonly counts?: OneOrMore<"a" | "b">;
  /**
   * `"a"`: only on spec.
   * `"c"`: only on other.
   * @default "b"
   */
  readonly common?: "a" | "b" | "c";
  /**
   * Up to 50 values (500 with high limits).
   * `"a"`: only on spec.
   */
  readonly lost?: OneOrMore<"a" | "b">;
  /**
   * Deprecated: `"a"`.
   * `"a"`: only on spec.
   * `"c"`: only on other.
   */
  readonly deprecated?: "a" | "b" | "c";
  /** Up to 50 values (500 with high limits). */
  readonly of?: OneOrMore<string>;
  /** Up to 50 values (500 with high limits). */
  readonly by?: OneOrMore<string>;
  /**
   * Deprecated: `"x"`.
   * `"a"`: only on spec.
   * `"c"`: only on other.
   */
  readonly internal?: "a" | "b" | "x" | "c";
  /** Accepts users by name, ip, id. */
  readonly users?: string;
  /** Also accepts -1 and -2, in addition to the wiki's namespaces. */
  readonly spaces?: number;
  readonly spaceOrNumber?: string;
  /** Sensitive, so the request is sent as POST. */
  readonly secret?: string;
  readonly time?: string;
  readonly end?: string;
  /** At most 9. */
  readonly floats?: number;
  readonly floatOrInteger?: number;
  /** 0 to 5. */
  readonly enforced?: number;
  /**
   * Up to 50 values (500 with high limits).
   * `"a"`: only on spec.
   * `"c"`: only on other.
   */
  readonly tags?: OneOrMore<"a" | "b" | "c">;
  readonly numbers?: string;
  readonly oddOrText?: string;
  /** The type `"odd"` is unknown to Paramsmith. */
  readonly odd?: string;
  readonly sub?: "a" | "b" | "c";
  /** Up to 50 values (500 with high limits). */
  readonly multiOrOne?: OneOrMore<"a">;
  /** @on other */
  readonly since?: Timestamp;
  readonly [name: `same-${string}`]: string;
  readonly [name: `other-${string}`]: string;
  /** @on other */
  readonly [name: `new-${string}`]: string;
}

/** The descriptor type of `list=things`. */
export interface ThingsModule extends ModuleDescriptor<
  "things",
  "list",
  false,
  ThingsParams,
  "sort" | "limit" | "common",
  ThingsResult
> {}

/** The descriptor of `list=things`. */
export const thingsModule: ThingsModule = {
  name: "things",
  path: "query+things",
  group: "list",
  prefix: "t",
  select: { action: "query", list: "things" },
  generator: false,
  params: {
    sort: { type: "enum", values: ["id", "name", "size"], default: "id" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    owner: { type: "string" },
    values: { type: "enum", values: ["a", "b", "c", "d"] },
    range: { type: "integer", max: 9 },
    limits: { type: "limit", min: 1, max: 500, highmax: 5000 },
    limitOrInteger: { type: "limit", min: 0 },
    texts: { type: "string", maxbytes: 20 },
    fitting: { type: "string" },
    title: { type: "string" },
    titleOrShort: { type: "string" },
    apart: { type: "enum", values: ["a", "b"] },
    emptyRange: { type: "integer" },
    counts: { type: "enum", values: ["a", "b"], multi: { lowlimit: 50, highlimit: 500 } },
    common: { type: "enum", values: ["a", "b", "c"], default: "b" },
    lost: { type: "enum", values: ["a", "b"], multi: { lowlimit: 50, highlimit: 500 } },
    deprecated: { type: "enum", values: ["a", "b", "c"], deprecatedvalues: ["a"] },
    of: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    by: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    internal: { type: "enum", values: ["a", "b", "x", "c"], deprecatedvalues: ["x"] },
    users: { type: "user", subtypes: ["name", "ip", "id"] },
    spaces: { type: "namespace", extranamespaces: [-1, -2] },
    spaceOrNumber: { type: "string" },
    secret: { type: "password", sensitive: true },
    time: { type: "string" },
    end: { type: "string" },
    floats: { type: "float", max: 9 },
    floatOrInteger: { type: "float" },
    enforced: { type: "integer", min: 0, max: 5, enforcerange: true },
    tags: {
      type: "enum",
      values: ["a", "b", "c"],
      unlisted: "badtags",
      multi: { lowlimit: 50, highlimit: 500 },
    },
    numbers: { type: "string" },
    oddOrText: { type: "string" },
    odd: { type: "unknown" },
    sub: { type: "enum", values: ["a", "b", "c"] },
    multiOrOne: { type: "enum", values: ["a"], multi: { lowlimit: 50, highlimit: 500 } },
    since: { type: "timestamp" },
  },
  templates: {
    "same-{v}": { type: "string", templatevars: { v: "of" } },
    "other-{v}": { type: "string", templatevars: { v: "of" } },
    "new-{v}": { type: "string", templatevars: { v: "of" } },
  },
  forms: [{ is: "text" }],
};

/** Requests `list=things`. */
export const things: QueryBuilder<ThingsModule, ThingsParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(thingsModule, requestRoot, { namedByTemplate, responseForm });

/** Validates the parameters of `list=things` strictly before they are sent. */
export const validateThings: Validator<ThingsParams> = /* @__PURE__ */ validator(
  thingsModule,
  {
    enum: enumCheck,
    float: floatCheck,
    integer: integerCheck,
    limit: limitCheck,
    namespace: namespaceCheck,
    string: boundedStringCheck,
    timestamp: timestampCheck,
    user: userCheck,
  },
  templateParams,
);

/** Parses the parameters of `list=things` in a request, as the server does. */
export const parseThings: ModuleParser<ThingsModule> = /* @__PURE__ */ moduleParser(thingsModule, {
  enum: enumeration,
  float,
  integer,
  limit,
  namespace,
  timestamp,
  user,
});

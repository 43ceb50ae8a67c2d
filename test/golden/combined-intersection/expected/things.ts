// Generated from spec.yaml (query+things) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredQueryBuilder,
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
  title,
  titleCheck,
  user,
  userCheck,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ThingsResult } from "./results/things.js";

/** Parameters of `list=things`. */
export interface ThingsParams {
  /** @default "id" */
  readonly sort?: "id" | "name";
  /**
   * 1 to 50 (500 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Deprecated: `"b"`. */
  readonly values?: "b" | "c";
  /** 1 to 5. */
  readonly range?: number;
  /** 2 to 50 (500 with high limits), or `"max"`. */
  readonly limits?: number | "max";
  /** 1 to 500 (5000 with high limits). */
  readonly limitOrInteger?: number;
  /**
   * At most 10 bytes.
   * At most 5 characters.
   */
  readonly texts?: string;
  /** `"a"`: only on spec. */
  readonly fitting?: "a";
  readonly title?: string;
  /**
   * Up to 10 values (20 with high limits).
   * @deprecated
   */
  readonly counts: OneOrMore<"a" | "b">;
  /** @default "b" */
  readonly common?: "b";
  /** Up to 50 values (500 with high limits). */
  readonly lost?: OneOrMore<"b">;
  /** Deprecated: `"b"`. */
  readonly deprecated?: "b";
  /** Up to 50 values (500 with high limits). */
  readonly of?: OneOrMore<string>;
  /** Up to 50 values (500 with high limits). */
  readonly by?: OneOrMore<string>;
  /** Deprecated: `"x"`. */
  readonly internal?: "b" | "x";
  /** Accepts users by ip. */
  readonly users?: string;
  /** Also accepts -1, in addition to the wiki's namespaces. */
  readonly spaces?: number;
  /**
   * At most 3 characters.
   * Sensitive, so the request is sent as POST.
   */
  readonly secret?: string;
  /** 0.5 to 5.5. */
  readonly floats?: number;
  /** 2 to 9. */
  readonly floatOrInteger?: number;
  /** 1 to 4. */
  readonly enforced?: number;
  /** Up to 50 values (500 with high limits). */
  readonly tags?: OneOrMore<"b">;
  readonly oddOrText?: string;
  /** The type `"odd"` is unknown to Paramsmith. */
  readonly odd?: string;
  readonly multiOrOne?: "a";
  readonly [name: `same-${string}`]: string;
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
    sort: { type: "enum", values: ["id", "name"], default: "id" },
    limit: { type: "limit", min: 1, max: 50, highmax: 500, default: 10 },
    values: { type: "enum", values: ["b", "c"], deprecatedvalues: ["b"] },
    range: { type: "integer", min: 1, max: 5, enforcerange: true },
    limits: { type: "limit", min: 2, max: 50, highmax: 500 },
    limitOrInteger: { type: "integer", min: 1, max: 500, highmax: 5000 },
    texts: { type: "string", maxbytes: 10, maxchars: 5 },
    fitting: { type: "enum", values: ["a"] },
    title: { type: "title" },
    counts: {
      type: "enum",
      values: ["a", "b"],
      required: true,
      deprecated: true,
      multi: { lowlimit: 10, highlimit: 20 },
    },
    common: { type: "enum", values: ["b"], default: "b" },
    lost: { type: "enum", values: ["b"], multi: { lowlimit: 50, highlimit: 500 } },
    deprecated: { type: "enum", values: ["b"], deprecatedvalues: ["b"] },
    of: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    by: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    internal: { type: "enum", values: ["b", "x"], deprecatedvalues: ["x"] },
    users: { type: "user", subtypes: ["ip"] },
    spaces: { type: "namespace", extranamespaces: [-1] },
    secret: { type: "password", maxchars: 3, sensitive: true },
    floats: { type: "float", min: 0.5, max: 5.5 },
    floatOrInteger: { type: "integer", min: 2, max: 9 },
    enforced: { type: "integer", min: 1, max: 4, enforcerange: true },
    tags: {
      type: "enum",
      values: ["b"],
      unlisted: "badtags",
      multi: { lowlimit: 50, highlimit: 500 },
    },
    oddOrText: { type: "string" },
    odd: { type: "unknown" },
    multiOrOne: { type: "enum", values: ["a"] },
  },
  templates: { "same-{v}": { type: "string", templatevars: { v: "of" } } },
  forms: [{ is: "text" }],
};

/** Requests `list=things`. */
export const things: RequiredQueryBuilder<ThingsModule, ThingsParams, QueryOptions> =
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
    password: boundedStringCheck,
    string: boundedStringCheck,
    title: titleCheck,
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
  title,
  user,
});

// Generated from spec.json (query+evil) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Token,
  Validator,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  namedByTemplate,
  templateParams,
  user,
  userCheck,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=evil`. */
export interface EvilParams {
  /**
   * Deprecated: `"*\/ alert(1) /*"`.
   * @default "*\/ alert(1) /*"
   */
  readonly enum?:
    | "it's"
    | 'say "x"'
    | "both ' and \""
    | "back`tick"
    | "*/ alert(1) /*"
    | "${x}"
    | "\x5c"
    | "line\nfeed"
    | "cr\rlf"
    | "tab\t"
    | "\u2028\u2029"
    | "\ud800"
    | "\u0000"
    | "\u202egpj\u202c"
    | "\u00ad\u200b\ufeff"
    | "</script>"
    | "//"
    | "@tag"
    | "\u001f";
  /**
   * Up to 50 values (500 with high limits).
   * To select all values, use `"`*\/"`.
   * @default ["it's", "*\/"]
   */
  readonly multi?: OneOrMore<"it's" | "*/"> | "`*/";
  /**
   * Up to 50 values (500 with high limits).
   * @default ["*\/ alert(1) /*\n@deprecated ${x} `x` \u202egpj \ud800 \u0000 \u2028"]
   */
  readonly text?: OneOrMore<string>;
  /**
   * *\/ alert(1) /*
   * \@deprecated ${x} `x` \u202egpj \ud800 \u0000
   */
  readonly described?: string;
  /**
   * Condition: *\/ alert(1) /*
   * \@deprecated ${x} `x` \u202egpj \ud800 \u0000 \u2028 *\/, \u202e.
   */
  readonly info?: string;
  /** Requires a token of type `"*\/\u202e"`; `withTokens` adds it. */
  readonly token?: Token<"*/\u202e">;
  /**
   * Accepts users by *\/,
   * .
   */
  readonly user?: string;
  readonly "*/ `${'\"\n\u202e\ud800"?: string;
  /** The type `"*\/\n\u202e"` is unknown to Paramsmith. */
  readonly typed?: string;
  readonly [name: `*/\`\${'"\u000a\u202e${string}\x5c`]: string;
}

/** The descriptor type of `list=evil`. */
export interface EvilModule extends ModuleDescriptor<
  "evil",
  "list",
  false,
  EvilParams,
  "enum" | "multi" | "text"
> {}

/** The descriptor of `list=evil`. */
export const evilModule: EvilModule = {
  name: "evil",
  path: "query+evil",
  group: "list",
  prefix: "*/`${'\"",
  select: { action: "query", list: "evil" },
  generator: false,
  params: {
    enum: {
      type: "enum",
      values: [
        "it's",
        'say "x"',
        "both ' and \"",
        "back`tick",
        "*/ alert(1) /*",
        "${x}",
        "\x5c",
        "line\nfeed",
        "cr\rlf",
        "tab\t",
        "\u2028\u2029",
        "\ud800",
        "\u0000",
        "\u202egpj\u202c",
        "\u00ad\u200b\ufeff",
        "</script>",
        "//",
        "@tag",
        "\u001f",
      ],
      deprecatedvalues: ["*/ alert(1) /*"],
      default: "*/ alert(1) /*",
    },
    multi: {
      type: "enum",
      values: ["it's", "*/"],
      default: ["it's", "*/"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "`*/" },
    },
    text: {
      type: "string",
      default: ["*/ alert(1) /*\n@deprecated ${x} `x` \u202egpj \ud800 \u0000 \u2028"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    described: { type: "string" },
    info: {
      type: "string",
      info: [
        {
          name: "*/ alert(1) /*\n@deprecated ${x} `x` \u202egpj \ud800 \u0000 \u2028",
          values: ["*/", "\u202e"],
        },
      ],
    },
    token: { type: "string", token: "*/\u202e" },
    user: { type: "user", subtypes: ["*/", "\n"] },
    "*/ `${'\"\n\u202e\ud800": { type: "string" },
    typed: { type: "unknown" },
  },
  templates: { "*/`${'\"\n\u202e{v}\x5c": { type: "string", templatevars: { v: "text" } } },
  rows: false,
};

/**
 * *\/ alert(1) /*
 * \@deprecated ${x} `x` \u202egpj \ud800 \u0000
 *
 * Requests `list=evil`.
 */
export const evil: QueryBuilder<EvilModule, EvilParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(evilModule, requestRoot, { namedByTemplate });

/** Validates the parameters of `list=evil` strictly before they are sent. */
export const validateEvil: Validator<EvilParams> = /* @__PURE__ */ validator(
  evilModule,
  { enum: enumCheck, user: userCheck },
  templateParams,
);

/** Parses the parameters of `list=evil` in a request, as the server does. */
export const parseEvil: ModuleParser<EvilModule> = /* @__PURE__ */ moduleParser(evilModule, {
  enum: enumeration,
  user,
});

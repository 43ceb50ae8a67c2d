// Generated from spec/actions/catalogue.json (expandtemplates) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { ExpandtemplatesResult } from "./results/expandtemplates.js";

/** Parameters of `action=expandtemplates`. */
export interface ExpandtemplatesParams {
  /** Title of the page for variables such as `{{PAGENAME}}`. */
  readonly title?: string;
  /** Wikitext to expand. */
  readonly text: string;
  /** Id of the revision for `{{REVISIONID}}` and similar variables. */
  readonly revid?: number;
  /**
   * Data to return. If omitted, the wikitext is returned in the older format.
   * - categories: Categories that the input adds and that are not in the expanded wikitext.
   * - encodedjsconfigvars: Configuration variables for JavaScript as a JSON string.
   * - jsconfigvars: Configuration variables for JavaScript.
   * - modules: ResourceLoader modules that the output needs. Only with `jsconfigvars` or `encodedjsconfigvars`.
   * - parsetree: Parse tree of the input as XML.
   * - properties: Page properties that magic words in the wikitext set.
   * - ttl: Number of seconds for which the result can be cached.
   * - volatile: Whether the output can differ each time, so that it should not be reused within a page.
   * - wikitext: The expanded wikitext.
   *
   * Cannot be used with `generatexml`.
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<
    | "categories"
    | "encodedjsconfigvars"
    | "jsconfigvars"
    | "modules"
    | "parsetree"
    | "properties"
    | "ttl"
    | "volatile"
    | "wikitext"
  >;
  /** Whether to keep HTML comments. */
  readonly includecomments?: boolean;
  /** Whether `jsconfigvars` also includes the keys that control how values are merged. */
  readonly showstrategykeys?: boolean;
  /**
   * Whether to return the parse tree as XML. Use `prop=parsetree` instead.
   * Cannot be used with `prop`.
   * @deprecated
   */
  readonly generatexml?: boolean;
}

/** The descriptor type of `action=expandtemplates`. */
export interface ExpandtemplatesModule extends ModuleDescriptor<
  "expandtemplates",
  "action",
  false,
  ExpandtemplatesParams,
  never,
  ExpandtemplatesResult
> {}

/** The descriptor of `action=expandtemplates`. */
export const expandtemplatesModule: ExpandtemplatesModule = {
  name: "expandtemplates",
  path: "expandtemplates",
  group: "action",
  prefix: "",
  select: { action: "expandtemplates" },
  generator: false,
  readrights: true,
  params: {
    title: { type: "string" },
    text: { type: "text", required: true },
    revid: { type: "integer" },
    prop: {
      type: "enum",
      values: [
        "categories",
        "encodedjsconfigvars",
        "jsconfigvars",
        "modules",
        "parsetree",
        "properties",
        "ttl",
        "volatile",
        "wikitext",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    includecomments: { type: "boolean" },
    showstrategykeys: { type: "boolean" },
    generatexml: { type: "boolean", deprecated: true },
  },
  rules: [{ kind: "exclusive", of: ["prop", "generatexml"] }],
};

/**
 * Expands the templates, variables and parser functions in wikitext.
 *
 * Requests `action=expandtemplates`.
 * @see https://www.mediawiki.org/wiki/API:Expandtemplates
 */
export const expandtemplates: RequiredRuledActionBuilder<
  ExpandtemplatesModule,
  ExpandtemplatesParams,
  RequestOptions,
  readonly ["exclusive", "prop" | "generatexml"]
> = /* @__PURE__ */ moduleRequests(expandtemplatesModule, requestRoot);

/** Validates the parameters of `action=expandtemplates` strictly before they are sent. */
export const validateExpandtemplates: Validator<ExpandtemplatesParams> = /* @__PURE__ */ validator(
  expandtemplatesModule,
  { enum: enumCheck, integer: integerCheck, text: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=expandtemplates` in a request, as the server does. */
export const parseExpandtemplates: ModuleParser<ExpandtemplatesModule> =
  /* @__PURE__ */ moduleParser(expandtemplatesModule, { enum: enumeration, integer });

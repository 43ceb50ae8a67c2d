// Generated from spec/actions/catalogue.json (expandtemplates) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  RequiredActionBuilder,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ExpandtemplatesResult } from "./results/expandtemplates.js";

/** Parameters of `action=expandtemplates`. */
export interface ExpandtemplatesParams {
  /** Title of the page. */
  readonly title?: string;
  /** Wikitext to convert. */
  readonly text: string;
  /** Revision ID, for {{REVISIONID}} and similar variables. */
  readonly revid?: number;
  /**
   * Which pieces of information to get.
   * Note that if no values are selected, the result will contain the wikitext, but the output will be in a deprecated format.
   * - wikitext: The expanded wikitext.
   * - categories: Any categories present in the input that are not represented in the wikitext output.
   * - properties: Page properties defined by expanded magic words in the wikitext.
   * - volatile: Whether the output is volatile and should not be reused elsewhere within the page.
   * - ttl: The maximum time after which caches of the result should be invalidated.
   * - modules: Any ResourceLoader modules that parser functions have requested be added to the output. Either jsconfigvars or encodedjsconfigvars must be requested jointly with modules.
   * - jsconfigvars: Gives the JavaScript configuration variables specific to the page.
   * - encodedjsconfigvars: Gives the JavaScript configuration variables specific to the page as a JSON string.
   * - parsetree: The XML parse tree of the input.
   *
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
  /** Whether to include HTML comments in the output. */
  readonly includecomments?: boolean;
  /** Whether to include internal merge strategy information in jsconfigvars. */
  readonly showstrategykeys?: boolean;
  /**
   * Generate XML parse tree (replaced by prop=parsetree).
   * @deprecated
   */
  readonly generatexml?: boolean;
}

/** The type of the descriptor of `action=expandtemplates`. */
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
};

/**
 * Expands all templates within wikitext.
 *
 * Requests `action=expandtemplates`.
 */
export const expandtemplates: RequiredActionBuilder<
  ExpandtemplatesModule,
  ExpandtemplatesParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(expandtemplatesModule, requestRoot);

/** Checks parameters of `action=expandtemplates` strictly, before they are sent. */
export const validateExpandtemplates: Validator<ExpandtemplatesParams> = /* @__PURE__ */ validator(
  expandtemplatesModule,
  { enum: enumCheck, integer: integerCheck, text: boundedStringCheck },
);

/** Parses the parameters of `action=expandtemplates` in a request as the server does. */
export const readExpandtemplates: ModuleReader<ExpandtemplatesModule> =
  /* @__PURE__ */ moduleReader(expandtemplatesModule, { enum: enumeration, integer });

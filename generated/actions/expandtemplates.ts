// Generated from spec/actions/catalogue.json (expandtemplates) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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

/** The descriptor of `action=expandtemplates`. */
export const expandtemplatesModule: ModuleDescriptor<
  "expandtemplates",
  "action",
  false,
  ExpandtemplatesParams,
  {},
  ExpandtemplatesResult
> = {
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

const requests = /* @__PURE__ */ moduleRequests(expandtemplatesModule, requestRoot);

/**
 * Expands all templates within wikitext.
 *
 * Requests `action=expandtemplates`.
 */
export function expandtemplates<const P extends ExpandtemplatesParams, V extends string = "2">(
  params: Exact<P, ExpandtemplatesParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof expandtemplatesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, integer: integerCheck, text: boundedStringCheck };

/** Checks parameters of `action=expandtemplates` strictly, before they are sent. */
export const validateExpandtemplates: Validator<ExpandtemplatesParams> = /* @__PURE__ */ validator(
  expandtemplatesModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer };

/** Parses the parameters of `action=expandtemplates` in a request as the server does. */
export function readExpandtemplates(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof expandtemplatesModule>> {
  return readModule(expandtemplatesModule, rules, wire, options);
}

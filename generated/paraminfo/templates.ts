// Generated from spec/paraminfo/catalogue.json (query+templates) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { namespace, namespaceCheck } from "@paramsmith/runtime/internal/rules/namespace";
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { TemplatesResult } from "./results/templates.js";

/** Parameters of `prop=templates`. */
export interface TemplatesParams {
  /**
   * Namespaces of the transcluded pages.
   * Takes -2 and -1 besides the wiki's namespaces.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Maximum number of transcluded pages to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Transcluded pages to look for, for example to test whether a page uses them.
   * Up to 50 values (500 with high limits).
   */
  readonly templates?: OneOrMore<string>;
  /**
   * Order of the titles.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The defaults of the parameters of `prop=templates`. */
export interface TemplatesDefaults {
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `prop=templates`. */
export const templatesModule: ModuleDescriptor<
  "templates",
  "prop",
  true,
  TemplatesParams,
  TemplatesDefaults,
  TemplatesResult
> = {
  name: "templates",
  path: "query+templates",
  group: "prop",
  prefix: "tl",
  select: { action: "query", prop: "templates" },
  generator: true,
  readrights: true,
  params: {
    namespace: {
      type: "namespace",
      extranamespaces: [-2, -1],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
    templates: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(templatesModule, requestRoot);

/**
 * Lists the pages that pages transclude.
 *
 * Requests `prop=templates`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Templates
 */
export function templates<
  const P extends TemplatesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, TemplatesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof templatesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck };

/** Checks parameters of `prop=templates` strictly, before they are sent. */
export const validateTemplates: Validator<TemplatesParams> = /* @__PURE__ */ validator(
  templatesModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace };

/** Parses the parameters of `prop=templates` in a request as the server does. */
export function readTemplates(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof templatesModule>> {
  return readModule(templatesModule, rules, wire, options);
}

// Generated from spec/paraminfo/catalogue.json (query+templates) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { TemplatesResult } from "./results/templates.js";

/** Parameters of `prop=templates`. */
export interface TemplatesParams {
  /**
   * Namespaces of the transcluded pages.
   * Also accepts -2 and -1, in addition to the wiki's namespaces.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
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

/** The descriptor type of `prop=templates`. */
export interface TemplatesModule extends ModuleDescriptor<
  "templates",
  "prop",
  true,
  TemplatesParams,
  "limit" | "dir",
  TemplatesResult
> {}

/** The descriptor of `prop=templates`. */
export const templatesModule: TemplatesModule = {
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

/**
 * Lists the pages that pages transclude.
 *
 * Requests `prop=templates`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Templates
 */
export const templates: QueryBuilder<TemplatesModule, TemplatesParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(templatesModule, requestRoot);

/** Validates the parameters of `prop=templates` strictly before they are sent. */
export const validateTemplates: Validator<TemplatesParams> = /* @__PURE__ */ validator(
  templatesModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck },
);

/** Parses the parameters of `prop=templates` in a request, as the server does. */
export const parseTemplates: ModuleParser<TemplatesModule> = /* @__PURE__ */ moduleParser(
  templatesModule,
  { enum: enumeration, limit, namespace },
);

// Generated from spec/paraminfo/catalogue.json (query+embeddedin) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { EmbeddedinResult } from "./results/embeddedin.js";

/** Parameters of `list=embeddedin`. */
export interface EmbeddedinParams {
  /**
   * Title of the transcluded page.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Id of the transcluded page.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Namespaces of the transcluding pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Order of the page ids.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Whether to list all pages, or only redirects or non-redirects.
   * @default "all"
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /**
   * Maximum number of pages to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
}

/** The descriptor type of `list=embeddedin`. */
export interface EmbeddedinModule extends ModuleDescriptor<
  "embeddedin",
  "list",
  true,
  EmbeddedinParams,
  "dir" | "filterredir" | "limit",
  EmbeddedinResult
> {}

/** The descriptor of `list=embeddedin`. */
export const embeddedinModule: EmbeddedinModule = {
  name: "embeddedin",
  path: "query+embeddedin",
  group: "list",
  prefix: "ei",
  select: { action: "query", list: "embeddedin" },
  generator: true,
  readrights: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    continue: { type: "string" },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    filterredir: { type: "enum", values: ["all", "nonredirects", "redirects"], default: "all" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
  },
  rules: [{ kind: "onlyOneOf", of: ["title", "pageid"] }],
};

/**
 * Lists the pages that transclude a page.
 *
 * Requests `list=embeddedin`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Embeddedin
 */
export const embeddedin: RequiredRuledQueryBuilder<
  EmbeddedinModule,
  EmbeddedinParams,
  QueryOptions,
  readonly ["requiredOneOf", "title" | "pageid"] | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(embeddedinModule, requestRoot);

/** Validates the parameters of `list=embeddedin` strictly before they are sent. */
export const validateEmbeddedin: Validator<EmbeddedinParams> = /* @__PURE__ */ validator(
  embeddedinModule,
  { enum: enumCheck, integer: integerCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `list=embeddedin` in a request, as the server does. */
export const parseEmbeddedin: ModuleParser<EmbeddedinModule> = /* @__PURE__ */ moduleParser(
  embeddedinModule,
  { enum: enumeration, integer, limit, namespace },
);

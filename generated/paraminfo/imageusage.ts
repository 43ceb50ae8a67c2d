// Generated from spec/paraminfo/catalogue.json (query+imageusage) by `paramsmith generate`. Do not edit.

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
import type { ImageusageResult } from "./results/imageusage.js";

/** Parameters of `list=imageusage`. */
export interface ImageusageParams {
  /**
   * Title of the file, including the namespace.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Page id of the file.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Namespaces of the using pages.
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
   * Whether to list redirects. With `redirect`, `nonredirects` applies only to the second level.
   * @default "all"
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /**
   * Maximum number of pages to return. With `redirect`, it applies to each level and its upper bound is halved.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Whether to also list the pages that use the file through a redirect. */
  readonly redirect?: boolean;
}

/** The descriptor type of `list=imageusage`. */
export interface ImageusageModule extends ModuleDescriptor<
  "imageusage",
  "list",
  true,
  ImageusageParams,
  "dir" | "filterredir" | "limit",
  ImageusageResult
> {}

/** The descriptor of `list=imageusage`. */
export const imageusageModule: ImageusageModule = {
  name: "imageusage",
  path: "query+imageusage",
  group: "list",
  prefix: "iu",
  select: { action: "query", list: "imageusage" },
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
    redirect: { type: "boolean" },
  },
  rules: [{ kind: "onlyOneOf", of: ["title", "pageid"] }],
};

/**
 * Lists the pages that use a file.
 *
 * Requests `list=imageusage`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Imageusage
 */
export const imageusage: RequiredRuledQueryBuilder<
  ImageusageModule,
  ImageusageParams,
  QueryOptions,
  readonly ["requiredOneOf", "title" | "pageid"] | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(imageusageModule, requestRoot);

/** Validates the parameters of `list=imageusage` strictly before they are sent. */
export const validateImageusage: Validator<ImageusageParams> = /* @__PURE__ */ validator(
  imageusageModule,
  { enum: enumCheck, integer: integerCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `list=imageusage` in a request, as the server does. */
export const parseImageusage: ModuleParser<ImageusageModule> = /* @__PURE__ */ moduleParser(
  imageusageModule,
  { enum: enumeration, integer, limit, namespace },
);

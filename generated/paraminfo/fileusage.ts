// Generated from spec/paraminfo/catalogue.json (query+fileusage) by `paramsmith generate`. Do not edit.

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
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { FileusageResult } from "./results/fileusage.js";

/** Parameters of `prop=fileusage`. */
export interface FileusageParams {
  /**
   * Properties of each page to return.
   * - pageid: Page id.
   * - redirect: Whether the page is a redirect.
   * - title: Title and namespace.
   *
   * Up to 50 values (500 with high limits).
   * @default ["pageid", "title", "redirect"]
   */
  readonly prop?: OneOrMore<"pageid" | "redirect" | "title">;
  /**
   * Namespaces of the using pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Whether to list all pages, or only redirects or non-redirects.
   * - !redirect: Only pages that are not redirects.
   * - redirect: Only redirects.
   *
   * A value cannot be combined with its negation (`!`).
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<"!redirect" | "redirect">;
  /**
   * Maximum number of pages to return, over all files.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `prop=fileusage`. */
export interface FileusageModule extends ModuleDescriptor<
  "fileusage",
  "prop",
  true,
  FileusageParams,
  "prop" | "limit",
  FileusageResult
> {}

/** The descriptor of `prop=fileusage`. */
export const fileusageModule: FileusageModule = {
  name: "fileusage",
  path: "query+fileusage",
  group: "prop",
  prefix: "fu",
  select: { action: "query", prop: "fileusage" },
  generator: true,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: ["pageid", "redirect", "title"],
      default: ["pageid", "title", "redirect"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    show: {
      type: "enum",
      values: ["!redirect", "redirect"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
  rules: [{ kind: "opposites", parameter: "show", code: "show" }],
};

/**
 * Lists the pages that use the given files.
 *
 * Requests `prop=fileusage`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Fileusage
 */
export const fileusage: QueryBuilder<FileusageModule, FileusageParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(fileusageModule, requestRoot);

/** Validates the parameters of `prop=fileusage` strictly before they are sent. */
export const validateFileusage: Validator<FileusageParams> = /* @__PURE__ */ validator(
  fileusageModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `prop=fileusage` in a request, as the server does. */
export const parseFileusage: ModuleParser<FileusageModule> = /* @__PURE__ */ moduleParser(
  fileusageModule,
  { enum: enumeration, limit, namespace },
);

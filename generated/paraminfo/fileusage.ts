// Generated from spec/paraminfo/catalogue.json (query+fileusage) by `paramsmith generate`. Do not edit.

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
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Which pages to list by whether they are redirects.
   * - !redirect: Only pages that are not redirects.
   * - redirect: Only redirects.
   *
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

/** The defaults of the parameters of `prop=fileusage`. */
export interface FileusageDefaults {
  readonly prop: readonly ["pageid", "title", "redirect"];
  readonly limit: 10;
}

/** The descriptor of `prop=fileusage`. */
export const fileusageModule: ModuleDescriptor<
  "fileusage",
  "prop",
  true,
  FileusageParams,
  FileusageDefaults,
  FileusageResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(fileusageModule, requestRoot);

/**
 * Lists the pages that use the given files.
 *
 * Requests `prop=fileusage`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Fileusage
 */
export function fileusage<
  const P extends FileusageParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, FileusageParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof fileusageModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck };

/** Checks parameters of `prop=fileusage` strictly, before they are sent. */
export const validateFileusage: Validator<FileusageParams> = /* @__PURE__ */ validator(
  fileusageModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace };

/** Parses the parameters of `prop=fileusage` in a request as the server does. */
export function readFileusage(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof fileusageModule>> {
  return readModule(fileusageModule, rules, wire, options);
}

// Generated from spec/paraminfo/catalogue.json (query+transcludedin) by `paramsmith generate`. Do not edit.

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
import type { TranscludedinResult } from "./results/transcludedin.js";

/** Parameters of `prop=transcludedin`. */
export interface TranscludedinParams {
  /**
   * Properties of each transcluding page to return.
   * - pageid: Page id.
   * - redirect: Whether the page is a redirect.
   * - title: Title and namespace.
   *
   * Up to 50 values (500 with high limits).
   * @default ["pageid", "title", "redirect"]
   */
  readonly prop?: OneOrMore<"pageid" | "redirect" | "title">;
  /**
   * Namespaces of the transcluding pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Whether to list all transcluding pages, or only redirects or non-redirects.
   * - !redirect: Only pages that are not redirects.
   * - redirect: Only redirects.
   *
   * A value cannot be combined with its negation (`!`).
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<"!redirect" | "redirect">;
  /**
   * Maximum number of transcluding pages to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `prop=transcludedin`. */
export interface TranscludedinModule extends ModuleDescriptor<
  "transcludedin",
  "prop",
  true,
  TranscludedinParams,
  "prop" | "limit",
  TranscludedinResult
> {}

/** The descriptor of `prop=transcludedin`. */
export const transcludedinModule: TranscludedinModule = {
  name: "transcludedin",
  path: "query+transcludedin",
  group: "prop",
  prefix: "ti",
  select: { action: "query", prop: "transcludedin" },
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
 * Lists the pages that transclude the given pages.
 *
 * Requests `prop=transcludedin`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Transcludedin
 */
export const transcludedin: QueryBuilder<
  TranscludedinModule,
  TranscludedinParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(transcludedinModule, requestRoot);

/** Validates the parameters of `prop=transcludedin` strictly before they are sent. */
export const validateTranscludedin: Validator<TranscludedinParams> = /* @__PURE__ */ validator(
  transcludedinModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `prop=transcludedin` in a request, as the server does. */
export const parseTranscludedin: ModuleParser<TranscludedinModule> = /* @__PURE__ */ moduleParser(
  transcludedinModule,
  { enum: enumeration, limit, namespace },
);

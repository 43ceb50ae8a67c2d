// Generated from spec/paraminfo/catalogue.json (query+embeddedin) by `paramsmith generate`. Do not edit.

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
import {
  integer,
  integerCheck,
  limit,
  limitCheck,
} from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { EmbeddedinResult } from "./results/embeddedin.js";

/** Parameters of `list=embeddedin`. */
export interface EmbeddedinParams {
  /** Title of the transcluded page. Excludes `pageid`. */
  readonly title?: string;
  /** Id of the transcluded page. Excludes `title`. */
  readonly pageid?: number;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Namespaces of the transcluding pages.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Order of the page ids.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Which pages to list by whether they are redirects.
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

/** The defaults of the parameters of `list=embeddedin`. */
export interface EmbeddedinDefaults {
  readonly dir: "ascending";
  readonly filterredir: "all";
  readonly limit: 10;
}

/** The descriptor of `list=embeddedin`. */
export const embeddedinModule: ModuleDescriptor<
  "embeddedin",
  "list",
  true,
  EmbeddedinParams,
  EmbeddedinDefaults,
  EmbeddedinResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(embeddedinModule, requestRoot);

/**
 * Lists the pages that transclude a page.
 *
 * Requests `list=embeddedin`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Embeddedin
 */
export function embeddedin<
  const P extends EmbeddedinParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, EmbeddedinParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof embeddedinModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
};

/** Checks parameters of `list=embeddedin` strictly, before they are sent. */
export const validateEmbeddedin: Validator<EmbeddedinParams> = /* @__PURE__ */ validator(
  embeddedinModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer, limit, namespace };

/** Parses the parameters of `list=embeddedin` in a request as the server does. */
export function readEmbeddedin(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof embeddedinModule>> {
  return readModule(embeddedinModule, rules, wire, options);
}

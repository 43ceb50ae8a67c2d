// Generated from spec/paraminfo/catalogue.json (query+allfileusages) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AllfileusagesResult } from "./results/allfileusages.js";

/** Parameters of `list=allfileusages`. */
export interface AllfileusagesParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** File name to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** File name to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Text that the file names begin with. */
  readonly prefix?: string;
  /** Whether to list each file only once, without the pages that use it. Not with `prop=ids`. */
  readonly unique?: boolean;
  /**
   * Properties of each use to return.
   * - ids: Id of the page that uses the file.
   * - title: Title of the file.
   *
   * Up to 50 values (500 with high limits).
   * @default ["title"]
   */
  readonly prop?: OneOrMore<"ids" | "title">;
  /**
   * Maximum number of uses to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Order of the file names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The defaults of the parameters of `list=allfileusages`. */
export interface AllfileusagesDefaults {
  readonly prop: readonly ["title"];
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `list=allfileusages`. */
export const allfileusagesModule: ModuleDescriptor<
  "allfileusages",
  "list",
  true,
  AllfileusagesParams,
  AllfileusagesDefaults,
  AllfileusagesResult
> = {
  name: "allfileusages",
  path: "query+allfileusages",
  group: "list",
  prefix: "af",
  select: { action: "query", list: "allfileusages" },
  generator: true,
  readrights: true,
  params: {
    continue: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    unique: { type: "boolean" },
    prop: {
      type: "enum",
      values: ["ids", "title"],
      default: ["title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(allfileusagesModule, requestRoot);

/**
 * Lists all uses of files in pages, including uses of files that do not exist.
 *
 * Requests `list=allfileusages`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Allfileusages
 */
export function allfileusages<
  const P extends AllfileusagesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AllfileusagesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof allfileusagesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `list=allfileusages` strictly, before they are sent. */
export const validateAllfileusages: Validator<AllfileusagesParams> = /* @__PURE__ */ validator(
  allfileusagesModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=allfileusages` in a request as the server does. */
export function readAllfileusages(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof allfileusagesModule>> {
  return readModule(allfileusagesModule, rules, wire, options);
}

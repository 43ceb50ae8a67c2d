// Generated from spec/paraminfo/catalogue.json (query+duplicatefiles) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact } from "@paramsmith/runtime/internal/model/values";
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
import type { DuplicatefilesResult } from "./results/duplicatefiles.js";

/** Parameters of `prop=duplicatefiles`. */
export interface DuplicatefilesParams {
  /**
   * Maximum number of duplicates to return, over all files.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Order of the file names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /** Whether to look for duplicates only among the wiki's own files. */
  readonly localonly?: boolean;
}

/** The defaults of the parameters of `prop=duplicatefiles`. */
export interface DuplicatefilesDefaults {
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `prop=duplicatefiles`. */
export const duplicatefilesModule: ModuleDescriptor<
  "duplicatefiles",
  "prop",
  true,
  DuplicatefilesParams,
  DuplicatefilesDefaults,
  DuplicatefilesResult
> = {
  name: "duplicatefiles",
  path: "query+duplicatefiles",
  group: "prop",
  prefix: "df",
  select: { action: "query", prop: "duplicatefiles" },
  generator: true,
  readrights: true,
  params: {
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    localonly: { type: "boolean" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(duplicatefilesModule, requestRoot);

/**
 * Lists files with the same content (SHA-1 hash) as the given files.
 *
 * Requests `prop=duplicatefiles`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Duplicatefiles
 */
export function duplicatefiles<
  const P extends DuplicatefilesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, DuplicatefilesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof duplicatefilesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `prop=duplicatefiles` strictly, before they are sent. */
export const validateDuplicatefiles: Validator<DuplicatefilesParams> = /* @__PURE__ */ validator(
  duplicatefilesModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `prop=duplicatefiles` in a request as the server does. */
export function readDuplicatefiles(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof duplicatefilesModule>> {
  return readModule(duplicatefilesModule, rules, wire, options);
}

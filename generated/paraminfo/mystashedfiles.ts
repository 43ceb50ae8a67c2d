// Generated from spec/paraminfo/catalogue.json (query+mystashedfiles) by `paramsmith generate`. Do not edit.

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
import type { MystashedfilesResult } from "./results/mystashedfiles.js";

/** Parameters of `list=mystashedfiles`. */
export interface MystashedfilesParams {
  /**
   * Additional properties of each file to return.
   * - size: Size in bytes, width and height.
   * - type: MIME type and media type.
   *
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly prop?: OneOrMore<"size" | "type">;
  /**
   * Maximum number of files to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The defaults of the parameters of `list=mystashedfiles`. */
export interface MystashedfilesDefaults {
  readonly prop: readonly [];
  readonly limit: 10;
}

/** The descriptor of `list=mystashedfiles`. */
export const mystashedfilesModule: ModuleDescriptor<
  "mystashedfiles",
  "list",
  false,
  MystashedfilesParams,
  MystashedfilesDefaults,
  MystashedfilesResult
> = {
  name: "mystashedfiles",
  path: "query+mystashedfiles",
  group: "list",
  prefix: "msf",
  select: { action: "query", list: "mystashedfiles" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: ["size", "type"],
      default: [],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(mystashedfilesModule, requestRoot);

/**
 * Lists the files in the upload stash of the current user.
 *
 * Requests `list=mystashedfiles`.
 * @see https://www.mediawiki.org/wiki/API:Mystashedfiles
 */
export function mystashedfiles<
  const P extends MystashedfilesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, MystashedfilesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof mystashedfilesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `list=mystashedfiles` strictly, before they are sent. */
export const validateMystashedfiles: Validator<MystashedfilesParams> = /* @__PURE__ */ validator(
  mystashedfilesModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=mystashedfiles` in a request as the server does. */
export function readMystashedfiles(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof mystashedfilesModule>> {
  return readModule(mystashedfilesModule, rules, wire, options);
}

// Generated from spec/paraminfo/catalogue.json (query+codexicons) by `paramsmith generate`. Do not edit.

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
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CodexiconsResult } from "./results/codexicons.js";

/** Parameters of `list=codexicons`. */
export interface CodexiconsParams {
  /**
   * Names of the icons, such as `cdxIconInfo`.
   * Up to 50 values (500 with high limits).
   */
  readonly names: OneOrMore<string>;
}

/** The descriptor of `list=codexicons`. */
export const codexiconsModule: ModuleDescriptor<
  "codexicons",
  "list",
  false,
  CodexiconsParams,
  {},
  CodexiconsResult
> = {
  name: "codexicons",
  path: "query+codexicons",
  group: "list",
  prefix: "",
  select: { action: "query", list: "codexicons" },
  generator: false,
  readrights: true,
  params: { names: { type: "string", required: true, multi: { lowlimit: 50, highlimit: 500 } } },
};

const requests = /* @__PURE__ */ moduleRequests(codexiconsModule, requestRoot);

/**
 * Returns icons of the Codex design system.
 *
 * Requests `list=codexicons`.
 * @see https://www.mediawiki.org/wiki/API:CodexIcons
 */
export function codexicons<
  const P extends CodexiconsParams,
  V extends string = "2",
  const O extends object = {},
>(
  params: Exact<P, CodexiconsParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof codexiconsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck };

/** Checks parameters of `list=codexicons` strictly, before they are sent. */
export const validateCodexicons: Validator<CodexiconsParams> = /* @__PURE__ */ validator(
  codexiconsModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `list=codexicons` in a request as the server does. */
export function readCodexicons(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof codexiconsModule>> {
  return readModule(codexiconsModule, rules, wire, options);
}

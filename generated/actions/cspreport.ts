// Generated from spec/actions/catalogue.json (cspreport) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CspreportResult } from "./results/cspreport.js";

/** Parameters of `action=cspreport`. */
export interface CspreportParams {
  /** Mark as being a report from a monitoring policy, not an enforced policy */
  readonly reportonly?: boolean;
  /**
   * What generated the CSP header that triggered this report
   * @default "internal"
   */
  readonly source?: string;
}

/** The defaults of the parameters of `action=cspreport`. */
export interface CspreportDefaults {
  readonly source: "internal";
}

/** The descriptor of `action=cspreport`. */
export const cspreportModule: ModuleDescriptor<
  "cspreport",
  "action",
  false,
  CspreportParams,
  CspreportDefaults,
  CspreportResult
> &
  PostedModule = {
  name: "cspreport",
  path: "cspreport",
  group: "action",
  prefix: "",
  select: { action: "cspreport" },
  generator: false,
  mustbeposted: true,
  params: { reportonly: { type: "boolean" }, source: { type: "string", default: "internal" } },
};

const requests = /* @__PURE__ */ moduleRequests(cspreportModule, requestRoot);

/**
 * Used by browsers to report violations of the Content Security Policy. This module should never be used, except when used automatically by a CSP compliant web browser.
 *
 * Requests `action=cspreport`.
 */
export function cspreport<const P extends CspreportParams = {}, V extends string = "2">(
  params?: Exact<P, CspreportParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof cspreportModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `action=cspreport` strictly, before they are sent. */
export const validateCspreport: Validator<CspreportParams> = /* @__PURE__ */ validator(
  cspreportModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `action=cspreport` in a request as the server does. */
export function readCspreport(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof cspreportModule>> {
  return readModule(cspreportModule, rules, wire, options);
}

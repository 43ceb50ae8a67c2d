// Generated from spec/actions/catalogue.json (cspreport) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  ParsedParams,
  PostedModule,
  Rules,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import { moduleRequests, readModule, validator } from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CspreportResult } from "./results/cspreport.js";

/** Parameters of `action=cspreport`. */
export interface CspreportParams {
  /** Whether the policy is only monitored, so that the browser did not stop the violation. */
  readonly reportonly?: boolean;
  /**
   * Part of the software that sent the policy.
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
 * Records a browser's report of a violation of the Content Security Policy.
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

// Generated from spec/actions/catalogue.json (cspreport) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type { ActionBuilder, ModuleDescriptor, ModuleParser, Validator } from "paramsmith/validate";
import { moduleParser, moduleRequests, validator } from "paramsmith/validate";
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

/** The descriptor type of `action=cspreport`. */
export interface CspreportModule extends ModuleDescriptor<
  "cspreport",
  "action",
  false,
  CspreportParams,
  "source",
  CspreportResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=cspreport`. */
export const cspreportModule: CspreportModule = {
  name: "cspreport",
  path: "cspreport",
  group: "action",
  prefix: "",
  select: { action: "cspreport" },
  generator: false,
  mustbeposted: true,
  params: { reportonly: { type: "boolean" }, source: { type: "string", default: "internal" } },
};

/**
 * Records a browser's report about a Content Security Policy violation.
 *
 * Requests `action=cspreport`.
 */
export const cspreport: ActionBuilder<CspreportModule, CspreportParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(cspreportModule, requestRoot);

/** Validates the parameters of `action=cspreport` strictly before they are sent. */
export const validateCspreport: Validator<CspreportParams> =
  /* @__PURE__ */ validator(cspreportModule);

/** Parses the parameters of `action=cspreport` in a request, as the server does. */
export const parseCspreport: ModuleParser<CspreportModule> =
  /* @__PURE__ */ moduleParser(cspreportModule);

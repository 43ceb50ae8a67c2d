// Generated from spec/actions/catalogue.json (opensearch) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import { responseForm } from "@paramsmith/runtime/internal/request/response-form";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { namespace, namespaceCheck } from "@paramsmith/runtime/internal/rules/namespace";
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { OpensearchResult } from "./results/opensearch.js";

/** Parameters of `action=opensearch`. */
export interface OpensearchParams {
  /** Search string. */
  readonly search: string;
  /**
   * Namespaces to search. Ignored if search begins with a valid namespace prefix.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   * @default [0]
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Maximum number of results to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * No longer used.
   * @deprecated
   */
  readonly suggest?: boolean;
  /**
   * How to handle redirects:
   * - return: Return the redirect itself.
   * - resolve: Return the target page. May return fewer than limit results.
   * For historical reasons, the default is "return" for format=json and "resolve" for other formats.
   */
  readonly redirects?: "resolve" | "return";
  /**
   * The format of the output.
   * @default "json"
   */
  readonly format?: "json" | "jsonfm" | "xml" | "xmlfm";
  /** If warnings are raised with format=json, return an API error instead of ignoring them. */
  readonly warningsaserror?: boolean;
}

/** The defaults of the parameters of `action=opensearch`. */
export interface OpensearchDefaults {
  readonly namespace: readonly [0];
  readonly limit: 10;
  readonly format: "json";
}

/** The descriptor of `action=opensearch`. */
export const opensearchModule: ModuleDescriptor<
  "opensearch",
  "action",
  false,
  OpensearchParams,
  OpensearchDefaults,
  OpensearchResult
> = {
  name: "opensearch",
  path: "opensearch",
  group: "action",
  prefix: "",
  select: { action: "opensearch" },
  generator: false,
  readrights: true,
  params: {
    search: { type: "string", required: true },
    namespace: {
      type: "namespace",
      default: [0],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    suggest: { type: "boolean", deprecated: true },
    redirects: { type: "enum", values: ["resolve", "return"] },
    format: { type: "enum", values: ["json", "jsonfm", "xml", "xmlfm"], default: "json" },
    warningsaserror: { type: "boolean" },
  },
  forms: [{ is: "text", unless: { format: ["json"] } }, { is: "list" }],
};

const requests = /* @__PURE__ */ moduleRequests(opensearchModule, requestRoot, { responseForm });

/**
 * Search the wiki using the OpenSearch protocol.
 *
 * Requests `action=opensearch`.
 */
export function opensearch<const P extends OpensearchParams, V extends string = "2">(
  params: Exact<P, OpensearchParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof opensearchModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  string: boundedStringCheck,
};

/** Checks parameters of `action=opensearch` strictly, before they are sent. */
export const validateOpensearch: Validator<OpensearchParams> = /* @__PURE__ */ validator(
  opensearchModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace };

/** Parses the parameters of `action=opensearch` in a request as the server does. */
export function readOpensearch(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof opensearchModule>> {
  return readModule(opensearchModule, rules, wire, options);
}

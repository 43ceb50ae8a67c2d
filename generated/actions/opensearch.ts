// Generated from spec/actions/catalogue.json (opensearch) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredActionBuilder,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  responseForm,
  validator,
} from "paramsmith/validate";
import type { OpensearchResult } from "./results/opensearch.js";

/** Parameters of `action=opensearch`. */
export interface OpensearchParams {
  /** Text to complete. */
  readonly search: string;
  /**
   * Namespaces to search. A namespace at the start of `search` takes precedence.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   * @default [0]
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Maximum number of titles to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Whether to return suggestions. Has no effect.
   * @deprecated
   */
  readonly suggest?: boolean;
  /**
   * How to return redirects. If omitted, `return` is used for JSON and `resolve` for XML.
   * - resolve: The redirect's target. This can reduce the number of results.
   * - return: The redirect itself.
   */
  readonly redirects?: "resolve" | "return";
  /**
   * Format of the response.
   * - jsonfm: JSON, shown as an HTML page.
   * - xmlfm: XML, shown as an HTML page.
   * @default "json"
   */
  readonly format?: "json" | "jsonfm" | "xml" | "xmlfm";
  /** Whether warnings cause an error with `format=json`, whose responses cannot include them. */
  readonly warningsaserror?: boolean;
}

/** The descriptor type of `action=opensearch`. */
export interface OpensearchModule extends ModuleDescriptor<
  "opensearch",
  "action",
  false,
  OpensearchParams,
  "namespace" | "limit" | "format",
  OpensearchResult
> {}

/** The descriptor of `action=opensearch`. */
export const opensearchModule: OpensearchModule = {
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

/**
 * Suggests titles that complete the given text, in the OpenSearch format.
 *
 * Requests `action=opensearch`.
 * @see https://www.mediawiki.org/wiki/API:Opensearch
 */
export const opensearch: RequiredActionBuilder<OpensearchModule, OpensearchParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(opensearchModule, requestRoot, { responseForm });

/** Validates the parameters of `action=opensearch` strictly before they are sent. */
export const validateOpensearch: Validator<OpensearchParams> = /* @__PURE__ */ validator(
  opensearchModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck, string: boundedStringCheck },
);

/** Parses the parameters of `action=opensearch` in a request, as the server does. */
export const parseOpensearch: ModuleParser<OpensearchModule> = /* @__PURE__ */ moduleParser(
  opensearchModule,
  { enum: enumeration, limit, namespace },
);

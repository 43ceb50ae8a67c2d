// Generated from spec/paraminfo/catalogue.json (query+exturlusage) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ExturlusageResult } from "./results/exturlusage.js";

/** Parameters of `list=exturlusage`. */
export interface ExturlusageParams {
  /**
   * Properties of each link to return.
   * - ids: Id of the page.
   * - title: Title and namespace of the page.
   * - url: URL of the link.
   *
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title", "url"]
   */
  readonly prop?: OneOrMore<"ids" | "title" | "url">;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Protocol of the links.
   * - "": HTTP and HTTPS, if `query` is given; otherwise any protocol.
   * @default ""
   */
  readonly protocol?:
    | ""
    | "bitcoin"
    | "ftp"
    | "ftps"
    | "geo"
    | "git"
    | "gopher"
    | "http"
    | "https"
    | "irc"
    | "ircs"
    | "magnet"
    | "mailto"
    | "matrix"
    | "mms"
    | "news"
    | "nntp"
    | "redis"
    | "sftp"
    | "sip"
    | "sips"
    | "sms"
    | "ssh"
    | "svn"
    | "tel"
    | "telnet"
    | "urn"
    | "worldwind"
    | "xmpp";
  /** Address to look for, without the protocol; `*` is a wildcard. If omitted, all external links are listed. */
  readonly query?: string;
  /**
   * Namespaces of the pages.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Maximum number of links to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Whether to add a protocol to URLs that begin with `//`.
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** The defaults of the parameters of `list=exturlusage`. */
export interface ExturlusageDefaults {
  readonly prop: readonly ["ids", "title", "url"];
  readonly protocol: "";
  readonly limit: 10;
}

/** The descriptor of `list=exturlusage`. */
export const exturlusageModule: ModuleDescriptor<
  "exturlusage",
  "list",
  true,
  ExturlusageParams,
  ExturlusageDefaults,
  ExturlusageResult
> = {
  name: "exturlusage",
  path: "query+exturlusage",
  group: "list",
  prefix: "eu",
  select: { action: "query", list: "exturlusage" },
  generator: true,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: ["ids", "title", "url"],
      default: ["ids", "title", "url"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    continue: { type: "string" },
    protocol: {
      type: "enum",
      values: [
        "",
        "bitcoin",
        "ftp",
        "ftps",
        "geo",
        "git",
        "gopher",
        "http",
        "https",
        "irc",
        "ircs",
        "magnet",
        "mailto",
        "matrix",
        "mms",
        "news",
        "nntp",
        "redis",
        "sftp",
        "sip",
        "sips",
        "sms",
        "ssh",
        "svn",
        "tel",
        "telnet",
        "urn",
        "worldwind",
        "xmpp",
      ],
      default: "",
    },
    query: { type: "string" },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    expandurl: { type: "boolean", deprecated: true },
  },
};

const requests = /* @__PURE__ */ moduleRequests(exturlusageModule, requestRoot);

/**
 * Lists the pages that contain a given external link.
 *
 * Requests `list=exturlusage`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Exturlusage
 */
export function exturlusage<
  const P extends ExturlusageParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, ExturlusageParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof exturlusageModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck };

/** Checks parameters of `list=exturlusage` strictly, before they are sent. */
export const validateExturlusage: Validator<ExturlusageParams> = /* @__PURE__ */ validator(
  exturlusageModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace };

/** Parses the parameters of `list=exturlusage` in a request as the server does. */
export function readExturlusage(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof exturlusageModule>> {
  return readModule(exturlusageModule, rules, wire, options);
}

// Generated from spec/paraminfo/catalogue.json (query+extlinks) by `paramsmith generate`. Do not edit.

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
import type { ExtlinksResult } from "./results/extlinks.js";

/** Parameters of `prop=extlinks`. */
export interface ExtlinksParams {
  /**
   * Maximum number of links to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
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
  /** Address to look for, without the protocol; `*` is a wildcard. */
  readonly query?: string;
  /**
   * Whether to add a protocol to URLs that begin with `//`.
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** The defaults of the parameters of `prop=extlinks`. */
export interface ExtlinksDefaults {
  readonly limit: 10;
  readonly protocol: "";
}

/** The descriptor of `prop=extlinks`. */
export const extlinksModule: ModuleDescriptor<
  "extlinks",
  "prop",
  false,
  ExtlinksParams,
  ExtlinksDefaults,
  ExtlinksResult
> = {
  name: "extlinks",
  path: "query+extlinks",
  group: "prop",
  prefix: "el",
  select: { action: "query", prop: "extlinks" },
  generator: false,
  readrights: true,
  params: {
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
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
    expandurl: { type: "boolean", deprecated: true },
  },
};

const requests = /* @__PURE__ */ moduleRequests(extlinksModule, requestRoot);

/**
 * Lists the external links of pages.
 *
 * Requests `prop=extlinks`.
 * @see https://www.mediawiki.org/wiki/API:Extlinks
 */
export function extlinks<
  const P extends ExtlinksParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, ExtlinksParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof extlinksModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `prop=extlinks` strictly, before they are sent. */
export const validateExtlinks: Validator<ExtlinksParams> = /* @__PURE__ */ validator(
  extlinksModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `prop=extlinks` in a request as the server does. */
export function readExtlinks(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof extlinksModule>> {
  return readModule(extlinksModule, rules, wire, options);
}

// Generated from spec/paraminfo/catalogue.json (query+exturlusage) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  validator,
} from "paramsmith/validate";
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
   * - "": HTTP and HTTPS if `query` is set; otherwise any protocol.
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
  /** URL to look for, without the protocol; `*` is a wildcard. If omitted, all external links are listed. */
  readonly query?: string;
  /**
   * Namespaces of the pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
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

/** The descriptor type of `list=exturlusage`. */
export interface ExturlusageModule extends ModuleDescriptor<
  "exturlusage",
  "list",
  true,
  ExturlusageParams,
  "prop" | "protocol" | "limit",
  ExturlusageResult
> {}

/** The descriptor of `list=exturlusage`. */
export const exturlusageModule: ExturlusageModule = {
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

/**
 * Lists the pages that contain a given external link.
 *
 * Requests `list=exturlusage`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Exturlusage
 */
export const exturlusage: QueryBuilder<ExturlusageModule, ExturlusageParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(exturlusageModule, requestRoot);

/** Validates the parameters of `list=exturlusage` strictly before they are sent. */
export const validateExturlusage: Validator<ExturlusageParams> = /* @__PURE__ */ validator(
  exturlusageModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck },
);

/** Parses the parameters of `list=exturlusage` in a request, as the server does. */
export const parseExturlusage: ModuleParser<ExturlusageModule> = /* @__PURE__ */ moduleParser(
  exturlusageModule,
  { enum: enumeration, limit, namespace },
);

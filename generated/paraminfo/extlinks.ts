// Generated from spec/paraminfo/catalogue.json (query+extlinks) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, ModuleParser, QueryBuilder, Validator } from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
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
  /** URL to look for, without the protocol; `*` is a wildcard. */
  readonly query?: string;
  /**
   * Whether to add a protocol to URLs that begin with `//`.
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** The descriptor type of `prop=extlinks`. */
export interface ExtlinksModule extends ModuleDescriptor<
  "extlinks",
  "prop",
  false,
  ExtlinksParams,
  "limit" | "protocol",
  ExtlinksResult
> {}

/** The descriptor of `prop=extlinks`. */
export const extlinksModule: ExtlinksModule = {
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

/**
 * Lists the external links on pages.
 *
 * Requests `prop=extlinks`.
 * @see https://www.mediawiki.org/wiki/API:Extlinks
 */
export const extlinks: QueryBuilder<ExtlinksModule, ExtlinksParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(extlinksModule, requestRoot);

/** Validates the parameters of `prop=extlinks` strictly before they are sent. */
export const validateExtlinks: Validator<ExtlinksParams> = /* @__PURE__ */ validator(
  extlinksModule,
  { enum: enumCheck, limit: limitCheck },
);

/** Parses the parameters of `prop=extlinks` in a request, as the server does. */
export const parseExtlinks: ModuleParser<ExtlinksModule> = /* @__PURE__ */ moduleParser(
  extlinksModule,
  { enum: enumeration, limit },
);

// Generated from spec/paraminfo/catalogue.json (query+alldeletedrevisions) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledQueryBuilder,
  Timestamp,
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
  paramRules,
  templateParams,
  timestamp,
  timestampCheck,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AlldeletedrevisionsResult } from "./results/alldeletedrevisions.js";

/** Parameters of `list=alldeletedrevisions`. */
export interface AlldeletedrevisionsParams {
  /**
   * Properties of each revision to return.
   * - comment: Edit summary.
   * - content: Content of each slot.
   * - contentmodel: Content model of each slot.
   * - flags: Whether the edit is minor.
   * - ids: Ids of the revision and its parent.
   * - parsedcomment: Edit summary as HTML.
   * - roles: Roles of the revision's slots.
   * - sha1: SHA-1 hash of the revision, in base 16.
   * - size: Length of the revision in bytes.
   * - slotsha1: SHA-1 hash of each slot, in base 16.
   * - slotsize: Length of each slot in bytes.
   * - tags: Change tags of the revision.
   * - timestamp: Time of the revision.
   * - user: Name of the revision's author.
   * - userid: Id of the revision's author.
   * - parsetree: Parse tree of the content as XML.
   *
   * Deprecated: `"parsetree"`.
   * Up to 50 values (500 with high limits).
   * @default ["ids", "timestamp", "flags", "comment", "user"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "content"
    | "contentmodel"
    | "flags"
    | "ids"
    | "parsedcomment"
    | "roles"
    | "sha1"
    | "size"
    | "slotsha1"
    | "slotsize"
    | "tags"
    | "timestamp"
    | "user"
    | "userid"
    | "parsetree"
  >;
  /**
   * Slots to return data about. If omitted, the main slot is returned in the older format.
   * Cannot be used with `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext` or `contentformat`.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly slots?: OneOrMore<"main"> | "*";
  /**
   * Maximum number of revisions to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   */
  readonly limit?: number | "max";
  /**
   * Whether to expand templates in the content. Use `action=expandtemplates` instead.
   * Cannot be used with `slots`.
   * @deprecated
   */
  readonly expandtemplates?: boolean;
  /**
   * Whether to return the parse tree of the content as XML. Use `action=parse` or `action=expandtemplates` instead.
   * Cannot be used with `slots`.
   * @deprecated
   */
  readonly generatexml?: boolean;
  /**
   * Whether to return the content of a single revision as HTML. Use `action=parse` instead.
   * Cannot be used with `slots`.
   * @deprecated
   */
  readonly parse?: boolean;
  /** Section whose content to return. */
  readonly section?: string;
  /**
   * Revision to compare each revision to: an id, `prev`, `next` or `cur`. Use `action=compare` instead.
   * Cannot be used with `slots`.
   * @deprecated
   */
  readonly diffto?: string;
  /**
   * Text to compare a limited number of revisions to. Use `action=compare` instead.
   * Cannot be used with `slots`.
   * @deprecated
   */
  readonly difftotext?: string;
  /**
   * Whether to apply the pre-save transform to `difftotext` before comparing. Use `action=compare` instead.
   * @deprecated
   */
  readonly difftotextpst?: boolean;
  /**
   * Serialization format of returned content and of `difftotext`.
   * Cannot be used with `slots`.
   * @deprecated
   */
  readonly contentformat?:
    | "application/json"
    | "application/octet-stream"
    | "application/unknown"
    | "application/x-binary"
    | "text/css"
    | "text/javascript"
    | "text/plain"
    | "text/unknown"
    | "text/x-wiki"
    | "unknown/unknown";
  /**
   * User whose deleted revisions to list.
   * Cannot be used with `from`, `to`, `prefix` or `excludeuser`.
   * Accepts users by name, ip, temp, interwiki, id.
   */
  readonly user?: string;
  /**
   * Namespaces of the pages to list.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Time of the revision to start at (inclusive). Only with `user`.
   * Requires `user`.
   * Condition: useronly.
   */
  readonly start?: Timestamp;
  /**
   * Time of the revision to stop at (inclusive). Only with `user`.
   * Requires `user`.
   * Condition: useronly.
   */
  readonly end?: Timestamp;
  /**
   * Order of the revisions.
   * - newer: Oldest first; `start` must be before `end`.
   * - older: Newest first; `start` must be after `end`.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /**
   * Page title to start at (inclusive). Cannot be used with `user`.
   * Cannot be used with `user`.
   * Condition: nonuseronly.
   */
  readonly from?: string;
  /**
   * Page title to stop at (inclusive). Cannot be used with `user`.
   * Cannot be used with `user`.
   * Condition: nonuseronly.
   */
  readonly to?: string;
  /**
   * Prefix of the page titles. Cannot be used with `user`.
   * Cannot be used with `user`.
   * Condition: nonuseronly.
   */
  readonly prefix?: string;
  /**
   * User whose revisions to exclude. Cannot be used with `user`.
   * Cannot be used with `user`.
   * Accepts users by name, ip, temp, interwiki, id.
   * Condition: nonuseronly.
   */
  readonly excludeuser?: string;
  /** Change tag by which to filter the revisions. */
  readonly tag?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Whether a generator returns titles instead of revision ids. */
  readonly generatetitles?: boolean;
  /** Serialization format of the slot's content. */
  readonly "contentformat-main"?:
    | "application/json"
    | "application/octet-stream"
    | "application/unknown"
    | "application/x-binary"
    | "text/css"
    | "text/javascript"
    | "text/plain"
    | "text/unknown"
    | "text/x-wiki"
    | "unknown/unknown";
}

/** The descriptor type of `list=alldeletedrevisions`. */
export interface AlldeletedrevisionsModule extends ModuleDescriptor<
  "alldeletedrevisions",
  "list",
  true,
  AlldeletedrevisionsParams,
  "prop" | "dir",
  AlldeletedrevisionsResult
> {}

/** The descriptor of `list=alldeletedrevisions`. */
export const alldeletedrevisionsModule: AlldeletedrevisionsModule = {
  name: "alldeletedrevisions",
  path: "query+alldeletedrevisions",
  group: "list",
  prefix: "adr",
  select: { action: "query", list: "alldeletedrevisions" },
  generator: true,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "comment",
        "content",
        "contentmodel",
        "flags",
        "ids",
        "parsedcomment",
        "roles",
        "sha1",
        "size",
        "slotsha1",
        "slotsize",
        "tags",
        "timestamp",
        "user",
        "userid",
        "parsetree",
      ],
      deprecatedvalues: ["parsetree"],
      default: ["ids", "timestamp", "flags", "comment", "user"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    slots: {
      type: "enum",
      values: ["main"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000 },
    expandtemplates: { type: "boolean", deprecated: true },
    generatexml: { type: "boolean", deprecated: true },
    parse: { type: "boolean", deprecated: true },
    section: { type: "string" },
    diffto: { type: "string", deprecated: true },
    difftotext: { type: "string", deprecated: true },
    difftotextpst: { type: "boolean", deprecated: true },
    contentformat: {
      type: "enum",
      values: [
        "application/json",
        "application/octet-stream",
        "application/unknown",
        "application/x-binary",
        "text/css",
        "text/javascript",
        "text/plain",
        "text/unknown",
        "text/x-wiki",
        "unknown/unknown",
      ],
      deprecated: true,
    },
    user: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    start: { type: "timestamp", info: [{ name: "useronly" }] },
    end: { type: "timestamp", info: [{ name: "useronly" }] },
    dir: { type: "enum", values: ["newer", "older"], default: "older" },
    from: { type: "string", info: [{ name: "nonuseronly" }] },
    to: { type: "string", info: [{ name: "nonuseronly" }] },
    prefix: { type: "string", info: [{ name: "nonuseronly" }] },
    excludeuser: {
      type: "user",
      subtypes: ["name", "ip", "temp", "interwiki", "id"],
      info: [{ name: "nonuseronly" }],
    },
    tag: { type: "string" },
    continue: { type: "string" },
    generatetitles: { type: "boolean" },
    "contentformat-main": {
      type: "enum",
      values: [
        "application/json",
        "application/octet-stream",
        "application/unknown",
        "application/x-binary",
        "text/css",
        "text/javascript",
        "text/plain",
        "text/unknown",
        "text/x-wiki",
        "unknown/unknown",
      ],
      when: { slots: "main" },
    },
  },
  rules: [
    { kind: "excludes", term: "user", of: ["from", "to", "prefix", "excludeuser"] },
    { kind: "needs", term: "start", of: ["user"] },
    { kind: "needs", term: "end", of: ["user"] },
    {
      kind: "excludes",
      term: "slots",
      of: [
        "prop=parsetree",
        "expandtemplates",
        "generatexml",
        "parse",
        "diffto",
        "difftotext",
        "contentformat",
      ],
      generator: false,
    },
  ],
  rows: { at: ["query", "alldeletedrevisions", "revisions"], kind: "item" },
};

/**
 * Lists a user's or a wiki's deleted revisions.
 *
 * Requests `list=alldeletedrevisions`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Alldeletedrevisions
 */
export const alldeletedrevisions: RuledQueryBuilder<
  AlldeletedrevisionsModule,
  AlldeletedrevisionsParams,
  QueryOptions,
  | readonly ["excludes", "user", "from" | "to" | "prefix" | "excludeuser"]
  | readonly ["needs", "start", "user"]
  | readonly ["needs", "end", "user"],
  {}
> = /* @__PURE__ */ moduleRequests(alldeletedrevisionsModule, requestRoot);

/** Validates the parameters of `list=alldeletedrevisions` strictly before they are sent. */
export const validateAlldeletedrevisions: Validator<AlldeletedrevisionsParams> =
  /* @__PURE__ */ validator(
    alldeletedrevisionsModule,
    {
      enum: enumCheck,
      limit: limitCheck,
      namespace: namespaceCheck,
      timestamp: timestampCheck,
      user: userCheck,
    },
    templateParams,
    paramRules,
  );

/** Parses the parameters of `list=alldeletedrevisions` in a request, as the server does. */
export const parseAlldeletedrevisions: ModuleParser<AlldeletedrevisionsModule> =
  /* @__PURE__ */ moduleParser(alldeletedrevisionsModule, {
    enum: enumeration,
    limit,
    namespace,
    timestamp,
    user,
  });

// Generated from spec/paraminfo/catalogue.json (query+revisions) by `paramsmith generate`. Do not edit.

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
  integer,
  integerCheck,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
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
import type { RevisionsResult } from "./results/revisions.js";

/** Parameters of `prop=revisions`. */
export interface RevisionsParams {
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
   * Condition: singlepageonly.
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
   * Id of the revision at whose time to start (inclusive).
   * Cannot be used with `start`.
   * Condition: singlepageonly.
   */
  readonly startid?: number;
  /**
   * Id of the revision at whose time to stop (inclusive).
   * Cannot be used with `end`.
   * Condition: singlepageonly.
   */
  readonly endid?: number;
  /**
   * Time of the revision to start at (inclusive).
   * Cannot be used with `startid`.
   * Condition: singlepageonly.
   */
  readonly start?: Timestamp;
  /**
   * Time of the revision to stop at (inclusive).
   * Cannot be used with `endid`.
   * Condition: singlepageonly.
   */
  readonly end?: Timestamp;
  /**
   * Order of the revisions.
   * - newer: Oldest first; `start` must be before `end`.
   * - older: Newest first; `start` must be after `end`.
   *
   * Condition: singlepageonly.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /**
   * User whose revisions to list.
   * Cannot be used with `excludeuser`.
   * Accepts users by name, ip, temp, interwiki, id.
   * Condition: singlepageonly.
   */
  readonly user?: string;
  /**
   * User whose revisions to exclude.
   * Cannot be used with `user`.
   * Accepts users by name, ip, temp, interwiki, id.
   * Condition: singlepageonly.
   */
  readonly excludeuser?: string;
  /** Change tag by which to filter the revisions. */
  readonly tag?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
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

/** The descriptor type of `prop=revisions`. */
export interface RevisionsModule extends ModuleDescriptor<
  "revisions",
  "prop",
  true,
  RevisionsParams,
  "prop" | "dir",
  RevisionsResult
> {}

/** The descriptor of `prop=revisions`. */
export const revisionsModule: RevisionsModule = {
  name: "revisions",
  path: "query+revisions",
  group: "prop",
  prefix: "rv",
  select: { action: "query", prop: "revisions" },
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
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, info: [{ name: "singlepageonly" }] },
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
    startid: { type: "integer", info: [{ name: "singlepageonly" }] },
    endid: { type: "integer", info: [{ name: "singlepageonly" }] },
    start: { type: "timestamp", info: [{ name: "singlepageonly" }] },
    end: { type: "timestamp", info: [{ name: "singlepageonly" }] },
    dir: {
      type: "enum",
      values: ["newer", "older"],
      default: "older",
      info: [{ name: "singlepageonly" }],
    },
    user: {
      type: "user",
      subtypes: ["name", "ip", "temp", "interwiki", "id"],
      info: [{ name: "singlepageonly" }],
    },
    excludeuser: {
      type: "user",
      subtypes: ["name", "ip", "temp", "interwiki", "id"],
      info: [{ name: "singlepageonly" }],
    },
    tag: { type: "string" },
    continue: { type: "string" },
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
    { kind: "exclusive", of: ["startid", "start"] },
    { kind: "exclusive", of: ["endid", "end"] },
    { kind: "exclusive", of: ["user", "excludeuser"] },
  ],
};

/**
 * Returns revisions: the latest revision of each page, the history of one page, or individual revisions.
 *
 * Requests `prop=revisions`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Revisions
 */
export const revisions: RuledQueryBuilder<
  RevisionsModule,
  RevisionsParams,
  QueryOptions,
  | readonly ["exclusive", "startid" | "start"]
  | readonly ["exclusive", "endid" | "end"]
  | readonly ["exclusive", "user" | "excludeuser"],
  {}
> = /* @__PURE__ */ moduleRequests(revisionsModule, requestRoot);

/** Validates the parameters of `prop=revisions` strictly before they are sent. */
export const validateRevisions: Validator<RevisionsParams> = /* @__PURE__ */ validator(
  revisionsModule,
  {
    enum: enumCheck,
    integer: integerCheck,
    limit: limitCheck,
    timestamp: timestampCheck,
    user: userCheck,
  },
  templateParams,
  paramRules,
);

/** Parses the parameters of `prop=revisions` in a request, as the server does. */
export const parseRevisions: ModuleParser<RevisionsModule> = /* @__PURE__ */ moduleParser(
  revisionsModule,
  { enum: enumeration, integer, limit, timestamp, user },
);

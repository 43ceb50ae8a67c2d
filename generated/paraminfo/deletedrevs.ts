// Generated from spec/paraminfo/catalogue.json (query+deletedrevs) by `paramsmith generate`. Do not edit.

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
  timestamp,
  timestampCheck,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { DeletedrevsResult } from "./results/deletedrevs.js";

/** Parameters of `list=deletedrevs`. */
export interface DeletedrevsParams {
  /**
   * Time of the revision to start at (inclusive).
   * Condition: modes 1, 2.
   */
  readonly start?: Timestamp;
  /**
   * Time of the revision to stop at (inclusive).
   * Condition: modes 1, 2.
   */
  readonly end?: Timestamp;
  /**
   * Order of the revisions.
   * - newer: Oldest first; `start` must be before `end`.
   * - older: Newest first; `start` must be after `end`.
   *
   * Condition: modes 1, 3.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /**
   * Title to start at (inclusive), without the namespace.
   * Cannot be used with `user`.
   * Condition: modes 3.
   */
  readonly from?: string;
  /**
   * Title to stop at (inclusive), without the namespace.
   * Cannot be used with `user`.
   * Condition: modes 3.
   */
  readonly to?: string;
  /**
   * Prefix of the titles, without the namespace.
   * Cannot be used with `user`.
   * Condition: modes 3.
   */
  readonly prefix?: string;
  /**
   * Whether to list only one revision of each page.
   * Condition: modes 3.
   */
  readonly unique?: boolean;
  /**
   * Namespace of the deleted pages.
   * Condition: modes 3.
   * @default 0
   */
  readonly namespace?: number;
  /** Change tag by which to filter the revisions. */
  readonly tag?: string;
  /**
   * User whose revisions to list.
   * Cannot be used with `from`, `to`, `prefix` or `excludeuser`.
   * Accepts users by name, ip, temp, interwiki, id.
   */
  readonly user?: string;
  /**
   * User whose revisions to exclude.
   * Cannot be used with `user`.
   * Accepts users by name, ip, temp, interwiki, id.
   */
  readonly excludeuser?: string;
  /**
   * Properties of each revision to return.
   * - comment: Edit summary.
   * - content: Content of the revision.
   * - len: Length of the revision in bytes.
   * - minor: Whether the edit is minor.
   * - parentid: Id of the parent revision.
   * - parsedcomment: Edit summary as HTML.
   * - revid: Id of the revision.
   * - sha1: SHA-1 hash of the revision, in base 16.
   * - tags: Change tags of the revision.
   * - user: Name of the revision's author.
   * - userid: Id of the revision's author.
   * - token: An edit token.
   *
   * Deprecated: `"token"`.
   * Up to 50 values (500 with high limits).
   * @default ["user", "comment"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "content"
    | "len"
    | "minor"
    | "parentid"
    | "parsedcomment"
    | "revid"
    | "sha1"
    | "tags"
    | "user"
    | "userid"
    | "token"
  >;
  /**
   * Maximum number of revisions to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `list=deletedrevs`. */
export interface DeletedrevsModule extends ModuleDescriptor<
  "deletedrevs",
  "list",
  false,
  DeletedrevsParams,
  "dir" | "namespace" | "prop" | "limit",
  DeletedrevsResult
> {}

/** The descriptor of `list=deletedrevs`. */
export const deletedrevsModule: DeletedrevsModule = {
  name: "deletedrevs",
  path: "query+deletedrevs",
  group: "list",
  prefix: "dr",
  select: { action: "query", list: "deletedrevs" },
  generator: false,
  readrights: true,
  deprecated: true,
  params: {
    start: { type: "timestamp", info: [{ name: "modes", values: [1, 2] }] },
    end: { type: "timestamp", info: [{ name: "modes", values: [1, 2] }] },
    dir: {
      type: "enum",
      values: ["newer", "older"],
      default: "older",
      info: [{ name: "modes", values: [1, 3] }],
    },
    from: { type: "string", info: [{ name: "modes", values: [3] }] },
    to: { type: "string", info: [{ name: "modes", values: [3] }] },
    prefix: { type: "string", info: [{ name: "modes", values: [3] }] },
    unique: { type: "boolean", info: [{ name: "modes", values: [3] }] },
    namespace: { type: "namespace", default: 0, info: [{ name: "modes", values: [3] }] },
    tag: { type: "string" },
    user: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    excludeuser: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    prop: {
      type: "enum",
      values: [
        "comment",
        "content",
        "len",
        "minor",
        "parentid",
        "parsedcomment",
        "revid",
        "sha1",
        "tags",
        "user",
        "userid",
        "token",
      ],
      deprecatedvalues: ["token"],
      default: ["user", "comment"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
  rules: [
    { kind: "excludes", term: "user", of: ["from", "to", "prefix"], code: "badparams" },
    { kind: "exclusive", of: ["user", "excludeuser"], code: "badparams" },
  ],
};

/**
 * Lists deleted revisions by page, by user or by namespace.
 *
 * Requests `list=deletedrevs`.
 * @see https://www.mediawiki.org/wiki/API:Deletedrevs
 * @deprecated
 */
export const deletedrevs: RuledQueryBuilder<
  DeletedrevsModule,
  DeletedrevsParams,
  QueryOptions,
  | readonly ["excludes", "user", "from" | "to" | "prefix"]
  | readonly ["exclusive", "user" | "excludeuser"],
  {}
> = /* @__PURE__ */ moduleRequests(deletedrevsModule, requestRoot);

/** Validates the parameters of `list=deletedrevs` strictly before they are sent. */
export const validateDeletedrevs: Validator<DeletedrevsParams> = /* @__PURE__ */ validator(
  deletedrevsModule,
  {
    enum: enumCheck,
    limit: limitCheck,
    namespace: namespaceCheck,
    timestamp: timestampCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `list=deletedrevs` in a request, as the server does. */
export const parseDeletedrevs: ModuleParser<DeletedrevsModule> = /* @__PURE__ */ moduleParser(
  deletedrevsModule,
  { enum: enumeration, limit, namespace, timestamp, user },
);

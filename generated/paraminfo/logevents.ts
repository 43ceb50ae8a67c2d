// Generated from spec/paraminfo/catalogue.json (query+logevents) by `paramsmith generate`. Do not edit.

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
import type { LogeventsResult } from "./results/logevents.js";

/** Parameters of `list=logevents`. */
export interface LogeventsParams {
  /**
   * Properties of each entry to return.
   * - comment: Summary of the entry.
   * - details: Parameters of the action, which depend on its type.
   * - ids: Ids of the entry, its page and its revision.
   * - parsedcomment: Summary of the entry as HTML.
   * - tags: Change tags of the entry.
   * - timestamp: Time of the entry.
   * - title: Title of the page that the log entry refers to.
   * - type: Type and action of the entry.
   * - user: Name of the user who performed the action.
   * - userid: Id of the user who performed the action.
   *
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title", "type", "user", "timestamp", "comment", "details"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "details"
    | "ids"
    | "parsedcomment"
    | "tags"
    | "timestamp"
    | "title"
    | "type"
    | "user"
    | "userid"
  >;
  /**
   * Log to list.
   * - "": Entries without a type.
   * - contentmodel: Changes to pages' content models.
   * - interwiki: Changes to the interwiki table.
   * - managetags: Changes to tag definitions.
   * - newusers: Account creation.
   * - rights: Changes to user rights.
   * - suppress: Suppression.
   * - tag: Changes to the tags of revisions and log entries.
   */
  readonly type?:
    | ""
    | "block"
    | "contentmodel"
    | "create"
    | "delete"
    | "import"
    | "interwiki"
    | "managetags"
    | "merge"
    | "move"
    | "newusers"
    | "patrol"
    | "protect"
    | "renameuser"
    | "rights"
    | "suppress"
    | "tag"
    | "upload";
  /** Action of the entries, as `type/action`. Overrides `type`. */
  readonly action?:
    | "block/block"
    | "block/reblock"
    | "block/unblock"
    | "contentmodel/change"
    | "contentmodel/new"
    | "create/create"
    | "delete/delete"
    | "delete/delete_redir"
    | "delete/delete_redir2"
    | "delete/event"
    | "delete/restore"
    | "delete/revision"
    | "import/interwiki"
    | "import/upload"
    | "interwiki/iw_add"
    | "interwiki/iw_delete"
    | "interwiki/iw_edit"
    | "managetags/activate"
    | "managetags/create"
    | "managetags/deactivate"
    | "managetags/delete"
    | "merge/merge"
    | "move/move"
    | "move/move_redir"
    | "newusers/autocreate"
    | "newusers/byemail"
    | "newusers/create"
    | "newusers/create2"
    | "newusers/newusers"
    | "patrol/autopatrol"
    | "patrol/patrol"
    | "protect/modify"
    | "protect/move_prot"
    | "protect/protect"
    | "protect/unprotect"
    | "renameuser/renameuser"
    | "rights/autopromote"
    | "rights/rights"
    | "suppress/block"
    | "suppress/delete"
    | "suppress/event"
    | "suppress/reblock"
    | "suppress/revision"
    | "tag/update"
    | "upload/overwrite"
    | "upload/revert"
    | "upload/upload";
  /** Time of the entry to start at (inclusive). */
  readonly start?: Timestamp;
  /** Time of the entry to stop at (inclusive). */
  readonly end?: Timestamp;
  /**
   * Order of the entries.
   * - newer: Oldest first; `start` must be before `end`.
   * - older: Newest first; `start` must be after `end`.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /**
   * User who performed the actions.
   * Accepts users by name, ip, temp, interwiki, id.
   */
  readonly user?: string;
  /**
   * Title of the page that the log entries refer to.
   * Cannot be used with `prefix` or `namespace`.
   */
  readonly title?: string;
  /**
   * Namespace of the pages that the log entries refer to.
   * Cannot be used with `title` or `prefix`.
   * Also accepts -2 and -1, in addition to the wiki's namespaces.
   */
  readonly namespace?: number;
  /**
   * Prefix of the titles, including the namespace. Not available on every wiki.
   * Cannot be used with `title` or `namespace`.
   */
  readonly prefix?: string;
  /** Change tag by which to filter the entries. */
  readonly tag?: string;
  /**
   * Maximum number of entries to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `list=logevents`. */
export interface LogeventsModule extends ModuleDescriptor<
  "logevents",
  "list",
  false,
  LogeventsParams,
  "prop" | "dir" | "limit",
  LogeventsResult
> {}

/** The descriptor of `list=logevents`. */
export const logeventsModule: LogeventsModule = {
  name: "logevents",
  path: "query+logevents",
  group: "list",
  prefix: "le",
  select: { action: "query", list: "logevents" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "comment",
        "details",
        "ids",
        "parsedcomment",
        "tags",
        "timestamp",
        "title",
        "type",
        "user",
        "userid",
      ],
      default: ["ids", "title", "type", "user", "timestamp", "comment", "details"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    type: {
      type: "enum",
      values: [
        "",
        "block",
        "contentmodel",
        "create",
        "delete",
        "import",
        "interwiki",
        "managetags",
        "merge",
        "move",
        "newusers",
        "patrol",
        "protect",
        "renameuser",
        "rights",
        "suppress",
        "tag",
        "upload",
      ],
    },
    action: {
      type: "enum",
      values: [
        "block/block",
        "block/reblock",
        "block/unblock",
        "contentmodel/change",
        "contentmodel/new",
        "create/create",
        "delete/delete",
        "delete/delete_redir",
        "delete/delete_redir2",
        "delete/event",
        "delete/restore",
        "delete/revision",
        "import/interwiki",
        "import/upload",
        "interwiki/iw_add",
        "interwiki/iw_delete",
        "interwiki/iw_edit",
        "managetags/activate",
        "managetags/create",
        "managetags/deactivate",
        "managetags/delete",
        "merge/merge",
        "move/move",
        "move/move_redir",
        "newusers/autocreate",
        "newusers/byemail",
        "newusers/create",
        "newusers/create2",
        "newusers/newusers",
        "patrol/autopatrol",
        "patrol/patrol",
        "protect/modify",
        "protect/move_prot",
        "protect/protect",
        "protect/unprotect",
        "renameuser/renameuser",
        "rights/autopromote",
        "rights/rights",
        "suppress/block",
        "suppress/delete",
        "suppress/event",
        "suppress/reblock",
        "suppress/revision",
        "tag/update",
        "upload/overwrite",
        "upload/revert",
        "upload/upload",
      ],
    },
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    dir: { type: "enum", values: ["newer", "older"], default: "older" },
    user: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    title: { type: "string" },
    namespace: { type: "namespace", extranamespaces: [-2, -1] },
    prefix: { type: "string" },
    tag: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
  rules: [{ kind: "exclusive", of: ["title", "prefix", "namespace"] }],
};

/**
 * Lists log entries.
 *
 * Requests `list=logevents`.
 * @see https://www.mediawiki.org/wiki/API:Logevents
 */
export const logevents: RuledQueryBuilder<
  LogeventsModule,
  LogeventsParams,
  QueryOptions,
  readonly ["exclusive", "title" | "prefix" | "namespace"],
  {}
> = /* @__PURE__ */ moduleRequests(logeventsModule, requestRoot);

/** Validates the parameters of `list=logevents` strictly before they are sent. */
export const validateLogevents: Validator<LogeventsParams> = /* @__PURE__ */ validator(
  logeventsModule,
  {
    enum: enumCheck,
    limit: limitCheck,
    namespace: namespaceCheck,
    timestamp: timestampCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `list=logevents` in a request, as the server does. */
export const parseLogevents: ModuleParser<LogeventsModule> = /* @__PURE__ */ moduleParser(
  logeventsModule,
  { enum: enumeration, limit, namespace, timestamp, user },
);

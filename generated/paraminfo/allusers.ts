// Generated from spec/paraminfo/catalogue.json (query+allusers) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AllusersResult } from "./results/allusers.js";

/** Parameters of `list=allusers`. */
export interface AllusersParams {
  /** User name to start at (inclusive). */
  readonly from?: string;
  /** User name to stop at (inclusive). */
  readonly to?: string;
  /** Prefix of the user names. */
  readonly prefix?: string;
  /**
   * Order of the user names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Groups whose members to list.
   * Cannot be used with `excludegroup`.
   * Up to 50 values (500 with high limits).
   */
  readonly group?: OneOrMore<"bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop">;
  /**
   * Groups whose members to exclude.
   * Cannot be used with `group`.
   * Up to 50 values (500 with high limits).
   */
  readonly excludegroup?: OneOrMore<
    "bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop"
  >;
  /**
   * Rights that users must have. Rights from implicit groups such as `user` are ignored.
   * Up to 50 values (500 with high limits).
   */
  readonly rights?: OneOrMore<
    | "apihighlimits"
    | "applychangetags"
    | "autoconfirmed"
    | "autocreateaccount"
    | "autopatrol"
    | "bigdelete"
    | "block"
    | "blockemail"
    | "bot"
    | "browsearchive"
    | "changeemail"
    | "changetags"
    | "confirmemail"
    | "createaccount"
    | "createpage"
    | "createtalk"
    | "delete"
    | "delete-redirect"
    | "deletechangetags"
    | "deletedhistory"
    | "deletedtext"
    | "deletelogentry"
    | "deleterevision"
    | "edit"
    | "editcontentmodel"
    | "editinterface"
    | "editmyoptions"
    | "editmyprivateinfo"
    | "editmyusercss"
    | "editmyuserjs"
    | "editmyuserjson"
    | "editmyuserjsredirect"
    | "editmywatchlist"
    | "editprotected"
    | "editsemiprotected"
    | "editsitecss"
    | "editsitejs"
    | "editsitejson"
    | "editusercss"
    | "edituserjs"
    | "edituserjson"
    | "hideuser"
    | "import"
    | "importupload"
    | "interwiki"
    | "ipblock-exempt"
    | "linkpurge"
    | "mailpassword"
    | "managechangetags"
    | "markbotedits"
    | "mergehistory"
    | "minoredit"
    | "move"
    | "move-categorypages"
    | "move-rootuserpages"
    | "move-subpages"
    | "movefile"
    | "nominornewtalk"
    | "noratelimit"
    | "override-export-depth"
    | "pagelang"
    | "patrol"
    | "patrolmarks"
    | "protect"
    | "purge"
    | "read"
    | "renameuser"
    | "renameuser-global"
    | "renderfile"
    | "renderfile-nonstandard"
    | "reupload"
    | "reupload-own"
    | "reupload-shared"
    | "rollback"
    | "sendemail"
    | "siteadmin"
    | "stashbasehtml"
    | "stashedit"
    | "suppressionlog"
    | "suppressredirect"
    | "suppressrevision"
    | "unblockself"
    | "undelete"
    | "unwatchedpages"
    | "upload"
    | "upload_by_url"
    | "userrights"
    | "userrights-interwiki"
    | "viewmyprivateinfo"
    | "viewmywatchlist"
    | "viewsuppressed"
  >;
  /**
   * Additional properties of each user to return.
   * - blockinfo: The user's current block.
   * - centralids: Ids in central user systems, and whether the account is attached.
   * - editcount: Number of edits.
   * - groups: Groups of the user. They can reduce the number of users in a response.
   * - implicitgroups: Groups to which the user belongs automatically.
   * - registration: Time of registration; empty if unknown.
   * - rights: Rights of the user.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<
    | "blockinfo"
    | "centralids"
    | "editcount"
    | "groups"
    | "implicitgroups"
    | "registration"
    | "rights"
  >;
  /**
   * Maximum number of users to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Whether to list only users who have made an edit. */
  readonly witheditsonly?: boolean;
  /** Whether to list only users who have been active recently. */
  readonly activeusers?: boolean;
  /** Id of a wiki for which `prop=centralids` also returns whether the user is attached. */
  readonly attachedwiki?: string;
  /** Whether to exclude named accounts, so that only temporary accounts remain. */
  readonly excludenamed?: boolean;
  /** Whether to exclude temporary accounts. */
  readonly excludetemp?: boolean;
}

/** The descriptor type of `list=allusers`. */
export interface AllusersModule extends ModuleDescriptor<
  "allusers",
  "list",
  false,
  AllusersParams,
  "dir" | "limit",
  AllusersResult
> {}

/** The descriptor of `list=allusers`. */
export const allusersModule: AllusersModule = {
  name: "allusers",
  path: "query+allusers",
  group: "list",
  prefix: "au",
  select: { action: "query", list: "allusers" },
  generator: false,
  readrights: true,
  params: {
    from: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    group: {
      type: "enum",
      values: ["bot", "bureaucrat", "interface-admin", "suppress", "sysop"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    excludegroup: {
      type: "enum",
      values: ["bot", "bureaucrat", "interface-admin", "suppress", "sysop"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    rights: {
      type: "enum",
      values: [
        "apihighlimits",
        "applychangetags",
        "autoconfirmed",
        "autocreateaccount",
        "autopatrol",
        "bigdelete",
        "block",
        "blockemail",
        "bot",
        "browsearchive",
        "changeemail",
        "changetags",
        "confirmemail",
        "createaccount",
        "createpage",
        "createtalk",
        "delete",
        "delete-redirect",
        "deletechangetags",
        "deletedhistory",
        "deletedtext",
        "deletelogentry",
        "deleterevision",
        "edit",
        "editcontentmodel",
        "editinterface",
        "editmyoptions",
        "editmyprivateinfo",
        "editmyusercss",
        "editmyuserjs",
        "editmyuserjson",
        "editmyuserjsredirect",
        "editmywatchlist",
        "editprotected",
        "editsemiprotected",
        "editsitecss",
        "editsitejs",
        "editsitejson",
        "editusercss",
        "edituserjs",
        "edituserjson",
        "hideuser",
        "import",
        "importupload",
        "interwiki",
        "ipblock-exempt",
        "linkpurge",
        "mailpassword",
        "managechangetags",
        "markbotedits",
        "mergehistory",
        "minoredit",
        "move",
        "move-categorypages",
        "move-rootuserpages",
        "move-subpages",
        "movefile",
        "nominornewtalk",
        "noratelimit",
        "override-export-depth",
        "pagelang",
        "patrol",
        "patrolmarks",
        "protect",
        "purge",
        "read",
        "renameuser",
        "renameuser-global",
        "renderfile",
        "renderfile-nonstandard",
        "reupload",
        "reupload-own",
        "reupload-shared",
        "rollback",
        "sendemail",
        "siteadmin",
        "stashbasehtml",
        "stashedit",
        "suppressionlog",
        "suppressredirect",
        "suppressrevision",
        "unblockself",
        "undelete",
        "unwatchedpages",
        "upload",
        "upload_by_url",
        "userrights",
        "userrights-interwiki",
        "viewmyprivateinfo",
        "viewmywatchlist",
        "viewsuppressed",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    prop: {
      type: "enum",
      values: [
        "blockinfo",
        "centralids",
        "editcount",
        "groups",
        "implicitgroups",
        "registration",
        "rights",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    witheditsonly: { type: "boolean" },
    activeusers: { type: "boolean" },
    attachedwiki: { type: "string" },
    excludenamed: { type: "boolean" },
    excludetemp: { type: "boolean" },
  },
  rules: [{ kind: "exclusive", of: ["group", "excludegroup"] }],
};

/**
 * Lists registered users by name.
 *
 * Requests `list=allusers`.
 * @see https://www.mediawiki.org/wiki/API:Allusers
 */
export const allusers: RuledQueryBuilder<
  AllusersModule,
  AllusersParams,
  QueryOptions,
  readonly ["exclusive", "group" | "excludegroup"],
  {}
> = /* @__PURE__ */ moduleRequests(allusersModule, requestRoot);

/** Validates the parameters of `list=allusers` strictly before they are sent. */
export const validateAllusers: Validator<AllusersParams> = /* @__PURE__ */ validator(
  allusersModule,
  { enum: enumCheck, limit: limitCheck },
  paramRules,
);

/** Parses the parameters of `list=allusers` in a request, as the server does. */
export const parseAllusers: ModuleParser<AllusersModule> = /* @__PURE__ */ moduleParser(
  allusersModule,
  { enum: enumeration, limit },
);

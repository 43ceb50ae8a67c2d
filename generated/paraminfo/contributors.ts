// Generated from spec/paraminfo/catalogue.json (query+contributors) by `paramsmith generate`. Do not edit.

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
import type { ContributorsResult } from "./results/contributors.js";

/** Parameters of `prop=contributors`. */
export interface ContributorsParams {
  /**
   * Groups whose members to list. Implicit groups such as `user` are ignored.
   * Cannot be used with `excludegroup`, `rights` or `excluderights`.
   * Up to 50 values (500 with high limits).
   */
  readonly group?: OneOrMore<"bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop">;
  /**
   * Groups whose members to exclude. Implicit groups such as `user` are ignored.
   * Cannot be used with `group`, `rights` or `excluderights`.
   * Up to 50 values (500 with high limits).
   */
  readonly excludegroup?: OneOrMore<
    "bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop"
  >;
  /**
   * Rights that contributors must have. Rights from implicit groups such as `user` are ignored.
   * Cannot be used with `group`, `excludegroup` or `excluderights`.
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
    | "changetags"
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
    | "read"
    | "renameuser"
    | "renameuser-global"
    | "reupload"
    | "reupload-own"
    | "reupload-shared"
    | "rollback"
    | "sendemail"
    | "siteadmin"
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
   * Rights that contributors must not have. Rights from implicit groups such as `user` are ignored.
   * Cannot be used with `group`, `excludegroup` or `rights`.
   * Up to 50 values (500 with high limits).
   */
  readonly excluderights?: OneOrMore<
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
    | "changetags"
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
    | "read"
    | "renameuser"
    | "renameuser-global"
    | "reupload"
    | "reupload-own"
    | "reupload-shared"
    | "rollback"
    | "sendemail"
    | "siteadmin"
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
   * Maximum number of contributors to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `prop=contributors`. */
export interface ContributorsModule extends ModuleDescriptor<
  "contributors",
  "prop",
  false,
  ContributorsParams,
  "limit",
  ContributorsResult
> {}

/** The descriptor of `prop=contributors`. */
export const contributorsModule: ContributorsModule = {
  name: "contributors",
  path: "query+contributors",
  group: "prop",
  prefix: "pc",
  select: { action: "query", prop: "contributors" },
  generator: false,
  readrights: true,
  params: {
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
        "changetags",
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
        "read",
        "renameuser",
        "renameuser-global",
        "reupload",
        "reupload-own",
        "reupload-shared",
        "rollback",
        "sendemail",
        "siteadmin",
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
    excluderights: {
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
        "changetags",
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
        "read",
        "renameuser",
        "renameuser-global",
        "reupload",
        "reupload-own",
        "reupload-shared",
        "rollback",
        "sendemail",
        "siteadmin",
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
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
  rules: [{ kind: "exclusive", of: ["group", "excludegroup", "rights", "excluderights"] }],
};

/**
 * Lists the users who edited pages, and counts contributors who were not logged in.
 *
 * Requests `prop=contributors`.
 * @see https://www.mediawiki.org/wiki/API:Contributors
 */
export const contributors: RuledQueryBuilder<
  ContributorsModule,
  ContributorsParams,
  QueryOptions,
  readonly ["exclusive", "group" | "excludegroup" | "rights" | "excluderights"],
  {}
> = /* @__PURE__ */ moduleRequests(contributorsModule, requestRoot);

/** Validates the parameters of `prop=contributors` strictly before they are sent. */
export const validateContributors: Validator<ContributorsParams> = /* @__PURE__ */ validator(
  contributorsModule,
  { enum: enumCheck, limit: limitCheck },
  paramRules,
);

/** Parses the parameters of `prop=contributors` in a request, as the server does. */
export const parseContributors: ModuleParser<ContributorsModule> = /* @__PURE__ */ moduleParser(
  contributorsModule,
  { enum: enumeration, limit },
);

// Generated from spec/paraminfo/catalogue.json (query+contributors) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ContributorsResult } from "./results/contributors.js";

/** Parameters of `prop=contributors`. */
export interface ContributorsParams {
  /**
   * Groups of which the contributors are members, except implicit ones such as `user`. Excludes other filters.
   * Up to 50 values (500 with high limits).
   */
  readonly group?: OneOrMore<"bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop">;
  /**
   * Groups of which the contributors are not members, except implicit ones such as `user`. Excludes other filters.
   * Up to 50 values (500 with high limits).
   */
  readonly excludegroup?: OneOrMore<
    "bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop"
  >;
  /**
   * Rights that the contributors have, except by implicit groups such as `user`. Excludes other filters.
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
   * Rights that the contributors do not have, except by implicit groups such as `user`. Excludes other filters.
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

/** The defaults of the parameters of `prop=contributors`. */
export interface ContributorsDefaults {
  readonly limit: 10;
}

/** The descriptor of `prop=contributors`. */
export const contributorsModule: ModuleDescriptor<
  "contributors",
  "prop",
  false,
  ContributorsParams,
  ContributorsDefaults,
  ContributorsResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(contributorsModule, requestRoot);

/**
 * Lists the users who edited pages, and counts contributors who were not logged in.
 *
 * Requests `prop=contributors`.
 * @see https://www.mediawiki.org/wiki/API:Contributors
 */
export function contributors<
  const P extends ContributorsParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, ContributorsParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof contributorsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `prop=contributors` strictly, before they are sent. */
export const validateContributors: Validator<ContributorsParams> = /* @__PURE__ */ validator(
  contributorsModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `prop=contributors` in a request as the server does. */
export function readContributors(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof contributorsModule>> {
  return readModule(contributorsModule, rules, wire, options);
}

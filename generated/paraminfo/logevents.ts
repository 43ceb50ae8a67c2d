// Generated from spec/paraminfo/catalogue.json (query+logevents) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact, OneOrMore, Timestamp } from "../runtime/model/values.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { ModuleRequest, Versioned } from "../runtime/request/request.js";
import { moduleRequests } from "../runtime/request/request.js";
import type { Checks } from "../runtime/rules/check.js";
import { enumCheck, enumeration } from "../runtime/rules/enumeration.js";
import { namespace, namespaceCheck } from "../runtime/rules/namespace.js";
import { limit, limitCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { timestamp, timestampCheck } from "../runtime/rules/timestamp.js";
import { user, userCheck } from "../runtime/rules/user.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { LogeventsResult } from "./results/logevents.js";

/** Parameters of `list=logevents`. */
export interface LogeventsParams {
  /**
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
  readonly start?: Timestamp;
  readonly end?: Timestamp;
  /** @default "older" */
  readonly dir?: "newer" | "older";
  /** Takes a user by name, ip, temp, interwiki, id. */
  readonly user?: string;
  readonly title?: string;
  /** Takes -2 and -1 besides the wiki's namespaces. */
  readonly namespace?: number;
  readonly prefix?: string;
  readonly tag?: string;
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  readonly continue?: string;
}

/** The defaults of the parameters of `list=logevents`. */
export interface LogeventsDefaults {
  readonly prop: readonly ["ids", "title", "type", "user", "timestamp", "comment", "details"];
  readonly dir: "older";
  readonly limit: 10;
}

/** The descriptor of `list=logevents`. */
export const logeventsModule: ModuleDescriptor<
  "logevents",
  "list",
  false,
  LogeventsParams,
  LogeventsDefaults,
  LogeventsResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(logeventsModule, requestDefaults);

/** Requests `list=logevents`. */
export function logevents<const P extends LogeventsParams = {}, V extends string = "2">(
  params?: Exact<P, LogeventsParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof logeventsModule, P, V> {
  return requests(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  timestamp: timestampCheck,
  user: userCheck,
};

/** Checks parameters of `list=logevents` strictly, before they are sent. */
export const validateLogevents: Validator<LogeventsParams> = /* @__PURE__ */ validator(
  logeventsModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace, timestamp, user };

/** Parses the parameters of `list=logevents` in a request as the server does. */
export function readLogevents(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof logeventsModule>> {
  return readModule(logeventsModule, rules, wire, options);
}

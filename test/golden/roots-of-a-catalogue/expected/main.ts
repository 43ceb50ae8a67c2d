// Generated from spec.json (main) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ModuleDescriptor, ModuleParser, Validator } from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  user,
  userCheck,
  validator,
} from "../runtime/validate.js";

/** Parameters of the root module `main` that do not select modules. */
export interface MainOptions {
  /** @default "jsonfm" */
  readonly format?: "json" | "jsonfm" | "none" | "php" | "phpfm" | "rawfm" | "xml" | "xmlfm";
  readonly maxlag?: number;
  /**
   * At least 0.
   * @default 0
   */
  readonly smaxage?: number;
  /**
   * At least 0.
   * @default 0
   */
  readonly maxage?: number;
  readonly assert?: "anon" | "bot" | "user";
  /** Accepts users by name, temp. */
  readonly assertuser?: string;
  readonly requestid?: string;
  readonly servedby?: boolean;
  readonly curtimestamp?: boolean;
  readonly responselanginfo?: boolean;
  readonly origin?: string;
  readonly crossorigin?: boolean;
  /** @default "user" */
  readonly uselang?: string;
  readonly variant?: string;
  /** @default "bc" */
  readonly errorformat?: "bc" | "html" | "none" | "plaintext" | "raw" | "wikitext";
  /** @default "uselang" */
  readonly errorlang?: string;
  readonly errorsuselocal?: boolean;
}

/** Parameters of the root module `main`. */
export interface MainParams extends MainOptions {
  /** @default "help" */
  readonly action?:
    | "acquiretempusername"
    | "block"
    | "changeauthenticationdata"
    | "changecontentmodel"
    | "checktoken"
    | "clearhasmsg"
    | "clientlogin"
    | "compare"
    | "createaccount"
    | "delete"
    | "edit"
    | "emailuser"
    | "expandtemplates"
    | "feedcontributions"
    | "feedrecentchanges"
    | "feedwatchlist"
    | "filerevert"
    | "help"
    | "imagerotate"
    | "import"
    | "linkaccount"
    | "login"
    | "logout"
    | "managetags"
    | "mergehistory"
    | "move"
    | "opensearch"
    | "options"
    | "paraminfo"
    | "parse"
    | "patrol"
    | "protect"
    | "purge"
    | "query"
    | "removeauthenticationdata"
    | "resetpassword"
    | "revisiondelete"
    | "rollback"
    | "rsd"
    | "setnotificationtimestamp"
    | "setpagelanguage"
    | "tag"
    | "unblock"
    | "undelete"
    | "unlinkaccount"
    | "upload"
    | "userrights"
    | "validatepassword"
    | "watch"
    | "cspreport"
    | "probe"
    | "stashedit";
}

/** The descriptor type of the root module `main`. */
export interface MainModule extends ModuleDescriptor<
  "main",
  "",
  false,
  MainParams,
  "action" | "format" | "smaxage" | "maxage" | "uselang" | "errorformat" | "errorlang"
> {}

/** The descriptor of the root module `main`. */
export const mainModule: MainModule = {
  name: "main",
  path: "main",
  group: "",
  prefix: "",
  select: {},
  generator: false,
  params: {
    action: {
      type: "enum",
      values: [
        "acquiretempusername",
        "block",
        "changeauthenticationdata",
        "changecontentmodel",
        "checktoken",
        "clearhasmsg",
        "clientlogin",
        "compare",
        "createaccount",
        "delete",
        "edit",
        "emailuser",
        "expandtemplates",
        "feedcontributions",
        "feedrecentchanges",
        "feedwatchlist",
        "filerevert",
        "help",
        "imagerotate",
        "import",
        "linkaccount",
        "login",
        "logout",
        "managetags",
        "mergehistory",
        "move",
        "opensearch",
        "options",
        "paraminfo",
        "parse",
        "patrol",
        "protect",
        "purge",
        "query",
        "removeauthenticationdata",
        "resetpassword",
        "revisiondelete",
        "rollback",
        "rsd",
        "setnotificationtimestamp",
        "setpagelanguage",
        "tag",
        "unblock",
        "undelete",
        "unlinkaccount",
        "upload",
        "userrights",
        "validatepassword",
        "watch",
        "cspreport",
        "probe",
        "stashedit",
      ],
      default: "help",
    },
    format: {
      type: "enum",
      values: ["json", "jsonfm", "none", "php", "phpfm", "rawfm", "xml", "xmlfm"],
      default: "jsonfm",
    },
    maxlag: { type: "integer" },
    smaxage: { type: "integer", min: 0, default: 0 },
    maxage: { type: "integer", min: 0, default: 0 },
    assert: { type: "enum", values: ["anon", "bot", "user"] },
    assertuser: { type: "user", subtypes: ["name", "temp"] },
    requestid: { type: "string" },
    servedby: { type: "boolean" },
    curtimestamp: { type: "boolean" },
    responselanginfo: { type: "boolean" },
    origin: { type: "string" },
    crossorigin: { type: "boolean" },
    uselang: { type: "string", default: "user" },
    variant: { type: "string" },
    errorformat: {
      type: "enum",
      values: ["bc", "html", "none", "plaintext", "raw", "wikitext"],
      default: "bc",
    },
    errorlang: { type: "string", default: "uselang" },
    errorsuselocal: { type: "boolean" },
  },
};

/** Validates the parameters of the root module `main` strictly before they are sent. */
export const validateMain: Validator<MainParams> = /* @__PURE__ */ validator(mainModule, {
  enum: enumCheck,
  integer: integerCheck,
  user: userCheck,
});

/** Parses the parameters of the root module `main` in a request, as the server does. */
export const parseMain: ModuleParser<MainModule> = /* @__PURE__ */ moduleParser(mainModule, {
  enum: enumeration,
  integer,
  user,
});

// Generated from spec/paraminfo/catalogue.json (main) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, ModuleParser, Validator } from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";

/** Parameters of the root module `main` that do not select modules. */
export interface MainOptions {
  /**
   * Format of the response. Formats that end in `fm` are HTML pages for debugging in a browser.
   * - jsonfm: JSON, shown as an HTML page.
   * - none: An empty response body.
   * - php: Serialized PHP.
   * - phpfm: Serialized PHP, shown as an HTML page.
   * - rawfm: JSON with debugging information, shown as an HTML page.
   * - xmlfm: XML, shown as an HTML page.
   * @default "jsonfm"
   */
  readonly format?: "json" | "jsonfm" | "none" | "php" | "phpfm" | "rawfm" | "xml" | "xmlfm";
  /** Maximum database replication lag in seconds. If it is exceeded, the request fails with `maxlag`. */
  readonly maxlag?: number;
  /**
   * Value of `s-maxage` in the `Cache-Control` header, in seconds. Errors are never cached.
   * At least 0.
   * @default 0
   */
  readonly smaxage?: number;
  /**
   * Value of `max-age` in the `Cache-Control` header, in seconds. Errors are never cached.
   * At least 0.
   * @default 0
   */
  readonly maxage?: number;
  /**
   * Session state that the request requires. In any other state, the request fails.
   * - anon: Not logged in.
   * - bot: Logged in, with the `bot` right.
   * - user: Logged in, possibly to a temporary account.
   */
  readonly assert?: "anon" | "bot" | "user";
  /**
   * User name that the request requires. For any other user, the request fails.
   * Accepts users by name, temp.
   */
  readonly assertuser?: string;
  /** A string that the response repeats, so that you can match it to the request. */
  readonly requestid?: string;
  /** Whether to return the host name of the server that handled the request. */
  readonly servedby?: boolean;
  /** Whether to return the current time of the server. */
  readonly curtimestamp?: boolean;
  /** Whether to return the language codes that `uselang` and `errorlang` select. */
  readonly responselanginfo?: boolean;
  /** Origin of the page that sends a cross-site (CORS) request, or `*` to send it without a session. */
  readonly origin?: string;
  /** Whether a CORS request is authenticated without cookies, such as by OAuth. Cannot be used with `origin`. */
  readonly crossorigin?: boolean;
  /**
   * Language of messages: a code, `user` for the user's preference, or `content` for the wiki's language.
   * @default "user"
   */
  readonly uselang?: string;
  /** Language variant, if the `uselang` language is not a variant. */
  readonly variant?: string;
  /**
   * Format of errors and warnings.
   * - bc: Text in the format of versions before 1.29, in which `error` and `warnings` are objects.
   * - html: HTML.
   * - none: Codes only.
   * - plaintext: Plain text, without wikitext tags and entities.
   * - raw: Keys and parameters of messages.
   * - wikitext: Wikitext that is not parsed.
   * @default "bc"
   */
  readonly errorformat?: "bc" | "html" | "none" | "plaintext" | "raw" | "wikitext";
  /**
   * Language of errors and warnings: a code, `uselang` for that parameter's value, or `content`.
   * @default "uselang"
   */
  readonly errorlang?: string;
  /** Whether errors and warnings use messages that the wiki has customized. */
  readonly errorsuselocal?: boolean;
}

/** Parameters of the root module `main`. */
export interface MainParams extends MainOptions {
  /**
   * Action to perform: the name of an action module.
   * @default "help"
   */
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

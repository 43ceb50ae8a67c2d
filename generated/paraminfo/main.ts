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
   * Format of the response. Names that end with `fm` are for reading in a browser.
   * - jsonfm: JSON, shown as an HTML page.
   * - none: An empty response body.
   * - php: Serialized PHP.
   * - phpfm: Serialized PHP, shown as an HTML page.
   * - rawfm: JSON with debugging information, shown as an HTML page.
   * - xmlfm: XML, shown as an HTML page.
   * @default "jsonfm"
   */
  readonly format?: "json" | "jsonfm" | "none" | "php" | "phpfm" | "rawfm" | "xml" | "xmlfm";
  /** Highest replication lag of the database in seconds; if it is exceeded, the request fails with `maxlag`. */
  readonly maxlag?: number;
  /**
   * Number of seconds for `s-maxage` of the response's `Cache-Control` header. Errors are never cached.
   * At least 0.
   * @default 0
   */
  readonly smaxage?: number;
  /**
   * Number of seconds for `max-age` of the response's `Cache-Control` header. Errors are never cached.
   * At least 0.
   * @default 0
   */
  readonly maxage?: number;
  /**
   * State of the session that the request requires; it fails in any other state.
   * - anon: Not logged in.
   * - bot: Logged in, with the `bot` right.
   * - user: Logged in, possibly to a temporary account.
   */
  readonly assert?: "anon" | "bot" | "user";
  /**
   * User name that the request must be made as; it fails for any other user.
   * Takes a user by name, temp.
   */
  readonly assertuser?: string;
  /** Any text. The response repeats it, so that requests can be told apart. */
  readonly requestid?: string;
  /** Whether to return the name of the host that handled the request. */
  readonly servedby?: boolean;
  /** Whether to return the current time of the server. */
  readonly curtimestamp?: boolean;
  /** Whether to return the codes of the languages that `uselang` and `errorlang` select. */
  readonly responselanginfo?: boolean;
  /** Origin of the page that makes a cross-site (CORS) request, or `*` for a request without a session. */
  readonly origin?: string;
  /** Whether the cross-site (CORS) request is authenticated without cookies, as by OAuth. Excludes `origin`. */
  readonly crossorigin?: boolean;
  /**
   * Language of messages: a code, `user` for the user's preference, or `content` for the wiki's language.
   * @default "user"
   */
  readonly uselang?: string;
  /** Variant of the language, if that of `uselang` is not one. */
  readonly variant?: string;
  /**
   * Format of errors and warnings.
   * - bc: Text in the format of versions before 1.29, with `error` and `warnings` as objects.
   * - html: HTML.
   * - none: Codes without text.
   * - plaintext: Plain text, without wikitext tags and entities.
   * - raw: Keys and parameters of messages.
   * - wikitext: Wikitext that is not parsed.
   * @default "bc"
   */
  readonly errorformat?: "bc" | "html" | "none" | "plaintext" | "raw" | "wikitext";
  /**
   * Language of errors and warnings: a code, `uselang` for the value of that parameter, or `content`.
   * @default "uselang"
   */
  readonly errorlang?: string;
  /** Whether errors and warnings use messages that the wiki has customised. */
  readonly errorsuselocal?: boolean;
}

/** Parameters of the root module `main`. */
export interface MainParams extends MainOptions {
  /**
   * What to do: the name of an action module.
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

/** The type of the descriptor of the root module `main`. */
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

/** Checks parameters of the root module `main` strictly, before they are sent. */
export const validateMain: Validator<MainParams> = /* @__PURE__ */ validator(mainModule, {
  enum: enumCheck,
  integer: integerCheck,
  user: userCheck,
});

/** Parses the parameters of the root module `main` in a request as the server does. */
export const parseMain: ModuleParser<MainModule> = /* @__PURE__ */ moduleParser(mainModule, {
  enum: enumeration,
  integer,
  user,
});

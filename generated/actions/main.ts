// Generated from spec/actions/catalogue.json (main) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, ModuleReader, Validator } from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleReader,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";

/** Parameters of the root module `main` that do not select modules. */
export interface MainOptions {
  /**
   * The format of the output.
   * - json: Output data in JSON format.
   * - jsonfm: Output data in JSON format (pretty-print in HTML).
   * - none: Output nothing.
   * - php: Output data in serialized PHP format.
   * - phpfm: Output data in serialized PHP format (pretty-print in HTML).
   * - rawfm: Output data, including debugging elements, in JSON format (pretty-print in HTML).
   * - xml: Output data in XML format.
   * - xmlfm: Output data in XML format (pretty-print in HTML).
   * @default "jsonfm"
   */
  readonly format?: "json" | "jsonfm" | "none" | "php" | "phpfm" | "rawfm" | "xml" | "xmlfm";
  /**
   * Maximum lag can be used when MediaWiki is installed on a database replicated cluster. To save actions causing any more site replication lag, this parameter can make the client wait until the replication lag is less than the specified value. In case of excessive lag, error code maxlag is returned with a message like Waiting for $host: $lag seconds lagged.
   * See Manual: Maxlag parameter for more information.
   */
  readonly maxlag?: number;
  /**
   * Set the s-maxage HTTP cache control header to this many seconds. Errors are never cached.
   * At least 0.
   * @default 0
   */
  readonly smaxage?: number;
  /**
   * Set the max-age HTTP cache control header to this many seconds. Errors are never cached.
   * At least 0.
   * @default 0
   */
  readonly maxage?: number;
  /** Verify that the user is logged in (including possibly as a temporary user) if set to user, not logged in if set to anon, or has the bot user right if bot. */
  readonly assert?: "anon" | "bot" | "user";
  /**
   * Verify the current user is the named user.
   * Takes a user by name, temp.
   */
  readonly assertuser?: string;
  /** Any value given here will be included in the response. May be used to distinguish requests. */
  readonly requestid?: string;
  /** Include the hostname that served the request in the results. */
  readonly servedby?: boolean;
  /** Include the current timestamp in the result. */
  readonly curtimestamp?: boolean;
  /** Include the languages used for uselang and errorlang in the result. */
  readonly responselanginfo?: boolean;
  /**
   * When accessing the API using a cross-domain AJAX request (CORS), set this to the originating domain. This must be included in any pre-flight request, and therefore must be part of the request URI (not the POST body).
   * For authenticated requests, this must match one of the origins in the Origin header exactly, so it has to be set to something like https://en.wikipedia.org or https://meta.wikimedia.org. If this parameter does not match the Origin header, a 403 response will be returned. If this parameter matches the Origin header and the origin is allowed, the Access-Control-Allow-Origin and Access-Control-Allow-Credentials headers will be set.
   * For non-authenticated requests, specify the value *. This will cause the Access-Control-Allow-Origin header to be set, but Access-Control-Allow-Credentials will be false and all user-specific data will be restricted.
   */
  readonly origin?: string;
  /**
   * When accessing the API using a cross-domain AJAX request (CORS) and using a session provider that is safe against cross-site request forgery (CSRF) attacks (such as OAuth), use this instead of origin=* to make the request authenticated (i.e., not logged out). This must be included in any pre-flight request, and therefore must be part of the request URI (not the POST body).
   * Note that most session providers, including standard cookie-based sessions, do not support authenticated CORS and cannot be used with this parameter.
   */
  readonly crossorigin?: boolean;
  /**
   * Language to use for message translations. action=query&meta=siteinfo&siprop=languages returns a list of language codes. You can specify user to use the current user's language preference or content to use this wiki's content language.
   * @default "user"
   */
  readonly uselang?: string;
  /** Variant of the language. Only works if the base language supports variant conversion. */
  readonly variant?: string;
  /**
   * Format to use for warning and error text output
   * - plaintext: Wikitext with HTML tags removed and entities replaced.
   * - wikitext: Unparsed wikitext.
   * - html: HTML
   * - raw: Message key and parameters.
   * - none: No text output, only the error codes.
   * - bc: Format used prior to MediaWiki 1.29. errorlang and errorsuselocal are ignored.
   * @default "bc"
   */
  readonly errorformat?: "bc" | "html" | "none" | "plaintext" | "raw" | "wikitext";
  /**
   * Language to use for warnings and errors. action=query&meta=siteinfo&siprop=languages returns a list of language codes. Specify content to use this wiki's content language or uselang to use the same value as the uselang parameter.
   * @default "uselang"
   */
  readonly errorlang?: string;
  /** If given, error texts will use locally-customized messages from the MediaWiki namespace. */
  readonly errorsuselocal?: boolean;
}

/** Parameters of the root module `main`. */
export interface MainParams extends MainOptions {
  /**
   * Which action to perform.
   * - acquiretempusername: Acquire a temporary user username and stash it in the current session, if temp account creation is enabled and the current user is logged out. If a name has already been stashed, returns the same name.
   * - block: Block a user.
   * - changeauthenticationdata: Change authentication data for the current user.
   * - changecontentmodel: Change the content model of a page
   * - checktoken: Check the validity of a token from action=query&meta=tokens.
   * - clearhasmsg: Clears the hasmsg flag for the current user.
   * - clientlogin: Log in to the wiki using the interactive flow.
   * - compare: Get the difference between two pages.
   * - createaccount: Create a new user account.
   * - delete: Delete a page.
   * - edit: Create and edit pages.
   * - emailuser: Email a user.
   * - expandtemplates: Expands all templates within wikitext.
   * - feedcontributions: Returns a user's contributions feed.
   * - feedrecentchanges: Returns a recent changes feed.
   * - feedwatchlist: Returns a watchlist feed.
   * - filerevert: Revert a file to an old version.
   * - help: Display help for the specified modules.
   * - imagerotate: Rotate one or more images.
   * - import: Import a page from another wiki, or from an XML file.
   * - linkaccount: Link an account from a third-party provider to the current user.
   * - login: Log in and get authentication cookies.
   * - logout: Log out and clear session data.
   * - managetags: Perform management tasks relating to change tags.
   * - mergehistory: Merge page histories.
   * - move: Move a page.
   * - opensearch: Search the wiki using the OpenSearch protocol.
   * - options: Change preferences of the current user.
   * - paraminfo: Obtain information about API modules.
   * - parse: Parses content and returns parser output.
   * - patrol: Patrol a page or revision.
   * - protect: Change the protection level of a page.
   * - purge: Purge the cache for the given titles.
   * - query: Fetch data from and about MediaWiki.
   * - removeauthenticationdata: Remove authentication data for the current user.
   * - resetpassword: Send a password reset email to a user.
   * - revisiondelete: Delete and undelete revisions.
   * - rollback: Undo the last edit to the page.
   * - rsd: Export an RSD (Really Simple Discovery) schema.
   * - setnotificationtimestamp: Update the notification timestamp for watched pages.
   * - setpagelanguage: Change the language of a page.
   * - tag: Add or remove change tags from individual revisions or log entries.
   * - unblock: Unblock a user.
   * - undelete: Undelete revisions of a deleted page.
   * - unlinkaccount: Remove a linked third-party account from the current user.
   * - upload: Upload a file, or get the status of pending uploads.
   * - userrights: Change a user's group membership.
   * - validatepassword: Validate a password against the wiki's password policies.
   * - watch: Add or remove pages from the current user's watchlist.
   * - cspreport: Internal. Used by browsers to report violations of the Content Security Policy. This module should never be used, except when used automatically by a CSP compliant web browser.
   * - stashedit: Internal. Prepare an edit in shared cache.
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
    | "cspreport"
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
    | "stashedit"
    | "tag"
    | "unblock"
    | "undelete"
    | "unlinkaccount"
    | "upload"
    | "userrights"
    | "validatepassword"
    | "watch";
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
        "cspreport",
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
        "stashedit",
        "tag",
        "unblock",
        "undelete",
        "unlinkaccount",
        "upload",
        "userrights",
        "validatepassword",
        "watch",
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
export const readMain: ModuleReader<MainModule> = /* @__PURE__ */ moduleReader(mainModule, {
  enum: enumeration,
  integer,
  user,
});

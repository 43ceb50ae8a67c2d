import type { JsonObject } from "../../templates/runtime/model/json.ts";

/** A verdict that comes out of the server's own logic, which no catalogue holds. */
export interface PrivateRule {
  readonly code: RegExp;
  /** The key of the message: the text that goes with the code. */
  readonly key: RegExp;
  /** Paths of the modules that say it. */
  readonly modules: RegExp;
  /** What the message carries with it. */
  readonly data?: JsonObject;
  readonly why: string;
}

/** Any action except `query`. */
const ACTION = /^(?!main$|query(?:$|\+))[^+]+$/;

/**
 * What a server decides by the private logic of its modules. Its messages have keys of their own,
 * so that none of it can be taken for a verdict on a parameter's type; what has not is told by its data.
 */
export const PRIVATE_ERRORS: readonly PrivateRule[] = [
  {
    code: /^(?:invalidparammix|nolang)$/,
    key: /^apierror-invalidparammix/,
    modules: /^query/,
    why: "parameters that exclude or need each other",
  },
  {
    code: /^(?:missingparam|paramempty_\w+)$/,
    key: /^apierror-(?:missingparam-(?:at-least-)?one-of|paramempty)$/,
    modules: /^query/,
    why: "one of several parameters is needed",
  },
  {
    code: /^(?:invalidparammix|multpages|multival_\w+)$/,
    key: /^apierror-(?:multpages|revisions-\w+|multival-only-one-of)/,
    modules: /^query/,
    why: "parameters that go with a single page or a single value",
  },
  {
    code: /^(?:badcontinue|unknown_continue)$/,
    key: /^apierror-badcontinue$/,
    modules: /^query/,
    why: "continue values are opaque, and good or bad for the server alone",
  },
  {
    code: /^(?:notloggedin|stashnotloggedin|permissiondenied|patrol|assert\w+failed|readapidenied|includeAllDenied|specialpage-cantexecute)$/,
    key: /^(?:watchlistanontext|apierror-(?:mustbeloggedin|permissiondenied|cantview|assert|readapidenied|siteinfo-includealldenied|specialpage-cantexecute)[\w-]*)$/,
    modules: /^(?:main$|query)/,
    why: "log-in and rights",
  },
  {
    code: /^(?:invalidtitle|bad_image_title|invalid-title|invalidcategory)$/,
    key: /^apierror-(?:invalidtitle|imageusage-badtitle|bad-badfilecontexttitle|invalidcategory)$/,
    modules: /^query\+/,
    why: "strings that a module takes for titles",
  },
  {
    code: /^(?:nosuchpageid|badid_\w+|nosuchrevid|uploadstash-[\w-]+|bad_wl\w+)$/,
    key: /^(?:apierror-(?:nosuchpageid|revisions-badid|nosuchrevid|bad-watchlist-token)|nosuchusershort|uploadstash-[\w-]+)$/,
    modules: /^query\+/,
    why: "pages, revisions, files and users that must exist, tokens that must fit",
  },
  {
    code: /^(?:invalidsha1hash|badvalue_\w+hexsortkey|invalidsha1base36hash|param_ip|cidrtoobroad|invalidiprange|invaliduserid|invalidlang|diffto|badquery|badmodule|invaliddomain|internal)$/,
    key: /^apierror-(?:invalidsha1hash|badparameter|invalidsha1base36hash|badip|cidrtoobroad|invalidiprange|invaliduserid|invalidlang|baddiffto|badquery|urlparam[\w-]*)$/,
    modules: /^query\+/,
    why: "strings that a module takes for hashes, addresses, ids, languages or kinds of log entries",
  },
  {
    code: /^unknown_leaction$/,
    key: /^apierror-unrecognizedvalue$/,
    modules: /^query\+logevents$/,
    why: "values that the catalogue lists for help, while the module has a test of its own",
  },
  {
    code: /^show$/,
    key: /^apierror-show$/,
    modules: /^query\+/,
    why: "values of one list that exclude each other",
  },
  {
    code: /^maxlag$/,
    key: /^apierror-maxlag/,
    modules: /^main$/,
    why: "how far the server lags behind",
  },
  {
    code: /^internal_api_error_/,
    key: /^apierror-(?:exceptioncaught|databaseerror)/,
    modules: /^main$/,
    why: "MediaWiki 1.39 breaks down: on an empty list of namespaces, on times out of its range",
  },
  {
    code: /^/,
    key: /^(?:(?!paramvalidator-)|paramvalidator-missingtitle$)/,
    modules: ACTION,
    why: "another action's own logic, which is not taken apart here",
  },
  {
    code: /^noprop$/,
    key: /^apierror-paramempty$/,
    modules: /^query\+pageimages$/,
    why: "an extension that wants a value of a list",
  },
];

/** What a server warns of by the private logic of its modules. */
export const PRIVATE_WARNINGS: readonly PrivateRule[] = [
  {
    code: /^deprecation$/,
    key: /^apiwarn-deprecation-login-token$/,
    modules: /^login$/,
    why: "an action that accepts an old form without its token",
  },
  ...[500, 50].map((curmax) => ({
    code: /^outofrange$/,
    key: /^paramvalidator-outofrange-minmax$/,
    modules: /^query\+(?:all|deleted)*revisions$/,
    data: { min: 1, curmax, max: 50, highmax: 500 },
    why: "fewer revisions at a time where their content is asked for: a second test of the limit",
  })),
  ...[250, 2500].map((curmax) => ({
    code: /^outofrange$/,
    key: /^paramvalidator-outofrange-minmax$/,
    modules: /^query\+(?:backlinks|imageusage)$/,
    data: { min: 1, curmax, max: 250, highmax: 2500 },
    why: "half as many where redirects are followed: a second test of the limit",
  })),
  {
    code: /^deprecation$/,
    key: /^apiwarn-deprecation-missingparam$/,
    modules: /^(?:query\+(?:all|deleted)*revisions|expandtemplates)$/,
    why: "the answer is in an old form unless a parameter says otherwise",
  },
  {
    code: /^redirectsandrevids$/,
    key: /^apiwarn-redirectsandrevids$/,
    modules: /^query$/,
    why: "pages that revisions name are not resolved as redirects",
  },
  {
    code: /^performance$/,
    key: /^apiwarn-alldeletedrevisions-performance$/,
    modules: /^query\+alldeletedrevisions$/,
    why: "a combination of parameters that is slow",
  },
  {
    code: /^(?:invalidcategory|notfile|invalidtitle)$/,
    key: /^apiwarn-(?:invalidcategory|notfile|invalidtitle)$/,
    modules: /^query\+(?:categories|images|links|templates)$/,
    why: "strings that a module takes for titles",
  },
  {
    code: /^unrecognizedvalues$/,
    key: /^apiwarn-unrecognizedvalues$/,
    modules: /^query\+languageinfo$/,
    why: "strings that a module takes for languages",
  },
  {
    code: /^(?!deprecation$)/,
    key: /^(?!paramvalidator-)(?!apiwarn-(?:badutf8|unsupportedarray))/,
    modules: ACTION,
    why: "another action's own logic, which is not taken apart here",
  },
  {
    code: /^(?:textextracts-(?:malformed-html|sentences-and-html)|abusefilter-log-invalid-filter)$/,
    key: /^(?:apiwarn-textextracts-(?:malformed-html|sentences-and-html)|abusefilter-log-invalid-filter)$/,
    modules: /^query\+(?:extracts|abuselog)$/,
    why: "content and filters that an extension reads",
  },
];

/**
 * Parameters for which the catalogue lists values, while the module takes any text and tests it
 * later: by path of the module.
 */
export const LISTED_FOR_HELP: Readonly<Record<string, string>> = { "query+logevents": "action" };

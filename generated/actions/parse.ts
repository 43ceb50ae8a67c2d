// Generated from spec/actions/catalogue.json (parse) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ParseResult } from "./results/parse.js";

/** Parameters of `action=parse`. */
export interface ParseParams {
  /** Title of page the text belongs to. If omitted, contentmodel must be specified, and API will be used as the title. */
  readonly title?: string;
  /** Text to parse. Use title or contentmodel to control the content model. */
  readonly text?: string;
  /** Revision ID, for {{REVISIONID}} and similar variables. */
  readonly revid?: number;
  /** Summary to parse. */
  readonly summary?: string;
  /** Parse the content of this page. Cannot be used together with text and title. */
  readonly page?: string;
  /** Parse the content of this page. Overrides page. */
  readonly pageid?: number;
  /** If page or pageid is set to a redirect, resolve it. */
  readonly redirects?: boolean;
  /** Parse the content of this revision. Overrides page and pageid. */
  readonly oldid?: number;
  /**
   * Which pieces of information to get:
   * - text: Gives the parsed text of the wikitext.
   * - langlinks: Gives the language links in the parsed wikitext.
   * - categories: Gives the categories in the parsed wikitext.
   * - categorieshtml: Gives the HTML version of the categories.
   * - links: Gives the internal links in the parsed wikitext.
   * - templates: Gives the templates in the parsed wikitext.
   * - images: Gives the images in the parsed wikitext.
   * - externallinks: Gives the external links in the parsed wikitext.
   * - sections: Gives the sections in the parsed wikitext.
   * - tocdata: Gives the table of contents information in the parsed wikitext.
   * - revid: Adds the revision ID of the parsed page.
   * - displaytitle: Adds the title of the parsed wikitext.
   * - subtitle: Adds the page subtitle for the parsed page.
   * - headhtml: Gives parsed doctype, opening <html>, <head> element and opening <body> of the page.
   * - modules: Gives the ResourceLoader modules used on the page. To load, use mw.loader.using(). Either jsconfigvars or encodedjsconfigvars must be requested jointly with modules.
   * - jsconfigvars: Gives the JavaScript configuration variables specific to the page. To apply, use mw.config.set().
   * - encodedjsconfigvars: Gives the JavaScript configuration variables specific to the page as a JSON string.
   * - indicators: Gives the HTML of page status indicators used on the page.
   * - iwlinks: Gives interwiki links in the parsed wikitext.
   * - wikitext: Gives the original wikitext that was parsed.
   * - properties: Gives various properties defined in the parsed wikitext.
   * - limitreportdata: Gives the limit report in a structured way. Gives no data, when disablelimitreport is set.
   * - limitreporthtml: Gives the HTML version of the limit report. Gives no data, when disablelimitreport is set.
   * - parsetree: The XML parse tree of revision content (requires content model wikitext)
   * - parsewarnings: Gives the warnings that occurred while parsing content (as wikitext).
   * - parsewarningshtml: Gives the warnings that occurred while parsing content (as HTML).
   * - headitems: Deprecated. Gives items to put in the <head> of the page.
   *
   * Deprecated: `"headitems"`.
   * Up to 50 values (500 with high limits).
   * @default ["text", "langlinks", "categories", "links", "templates", "images", "externallinks", "sections", "tocdata", "revid", "displaytitle", "iwlinks", "properties", "parsewarnings"]
   */
  readonly prop?: OneOrMore<
    | "categories"
    | "categorieshtml"
    | "displaytitle"
    | "encodedjsconfigvars"
    | "externallinks"
    | "headhtml"
    | "headitems"
    | "images"
    | "indicators"
    | "iwlinks"
    | "jsconfigvars"
    | "langlinks"
    | "limitreportdata"
    | "limitreporthtml"
    | "links"
    | "modules"
    | "parsetree"
    | "parsewarnings"
    | "parsewarningshtml"
    | "properties"
    | "revid"
    | "sections"
    | "subtitle"
    | "templates"
    | "text"
    | "tocdata"
    | "wikitext"
  >;
  /**
   * CSS class to use to wrap the parser output.
   * @default "mw-parser-output"
   */
  readonly wrapoutputclass?: string;
  /** Use the ArticleParserOptions hook to ensure the options used match those used for article page views */
  readonly usearticle?: boolean;
  /**
   * Generate HTML conforming to the MediaWiki DOM spec using Parsoid. Replaced by parser=parsoid.
   * @deprecated
   */
  readonly parsoid?: boolean;
  /**
   * Which wikitext parser to use:
   * - parsoid: Generate HTML conforming to the MediaWiki DOM spec using Parsoid.
   * - default: Generate HTML using this wiki's default parser.
   * - legacy: Generate HTML using the legacy parser.
   * @default "default"
   */
  readonly parser?: "default" | "legacy" | "parsoid";
  /** Do a pre-save transform on the input before parsing it. Only valid when used with text. */
  readonly pst?: boolean;
  /** Do a pre-save transform (PST) on the input, but don't parse it. Returns the same wikitext, after a PST has been applied. Only valid when used with text. */
  readonly onlypst?: boolean;
  /**
   * Includes language links supplied by extensions (for use with prop=langlinks).
   * @deprecated
   */
  readonly effectivelanglinks?: boolean;
  /**
   * Only parse the content of the section with this identifier.
   * When new, parse text and sectiontitle as if adding a new section to the page.
   * new is allowed only when specifying text.
   */
  readonly section?: string;
  /**
   * New section title when section is new.
   * Unlike page editing, this does not fall back to summary when omitted or empty.
   */
  readonly sectiontitle?: string;
  /**
   * Use disablelimitreport instead.
   * @deprecated
   */
  readonly disablepp?: boolean;
  /** Omit the limit report ("NewPP limit report") from the parser output. */
  readonly disablelimitreport?: boolean;
  /** Omit edit section links from the parser output. */
  readonly disableeditsection?: boolean;
  /** Do not deduplicate inline stylesheets in the parser output. */
  readonly disablestylededuplication?: boolean;
  /** Whether to include internal merge strategy information in jsconfigvars. */
  readonly showstrategykeys?: boolean;
  /**
   * Generate XML parse tree (requires content model wikitext; replaced by prop=parsetree).
   * @deprecated
   */
  readonly generatexml?: boolean;
  /** Parse in preview mode. */
  readonly preview?: boolean;
  /** Parse in section preview mode (enables preview mode too). */
  readonly sectionpreview?: boolean;
  /** Omit table of contents in output. */
  readonly disabletoc?: boolean;
  /** Apply the selected skin to the parser output. May affect the following properties: text, langlinks, headitems, modules, jsconfigvars, indicators. */
  readonly useskin?:
    | "apioutput"
    | "authentication-popup"
    | "fallback"
    | "json"
    | "vector"
    | "vector-2022";
  /** Content serialization format used for the input text. Only valid when used with text. */
  readonly contentformat?:
    | "application/json"
    | "application/octet-stream"
    | "application/unknown"
    | "application/vue+xml"
    | "application/x-binary"
    | "text/css"
    | "text/javascript"
    | "text/plain"
    | "text/unknown"
    | "text/x-wiki"
    | "unknown/unknown";
  /** Content model of the input text. If omitted, title must be specified, and default will be the model of the specified title. Only valid when used with text. */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
}

/** The type of the descriptor of `action=parse`. */
export interface ParseModule extends ModuleDescriptor<
  "parse",
  "action",
  false,
  ParseParams,
  "prop" | "wrapoutputclass" | "parser",
  ParseResult
> {}

/** The descriptor of `action=parse`. */
export const parseModule: ParseModule = {
  name: "parse",
  path: "parse",
  group: "action",
  prefix: "",
  select: { action: "parse" },
  generator: false,
  readrights: true,
  params: {
    title: { type: "string" },
    text: { type: "text" },
    revid: { type: "integer" },
    summary: { type: "string" },
    page: { type: "string" },
    pageid: { type: "integer" },
    redirects: { type: "boolean" },
    oldid: { type: "integer" },
    prop: {
      type: "enum",
      values: [
        "categories",
        "categorieshtml",
        "displaytitle",
        "encodedjsconfigvars",
        "externallinks",
        "headhtml",
        "headitems",
        "images",
        "indicators",
        "iwlinks",
        "jsconfigvars",
        "langlinks",
        "limitreportdata",
        "limitreporthtml",
        "links",
        "modules",
        "parsetree",
        "parsewarnings",
        "parsewarningshtml",
        "properties",
        "revid",
        "sections",
        "subtitle",
        "templates",
        "text",
        "tocdata",
        "wikitext",
      ],
      deprecatedvalues: ["headitems"],
      default: [
        "text",
        "langlinks",
        "categories",
        "links",
        "templates",
        "images",
        "externallinks",
        "sections",
        "tocdata",
        "revid",
        "displaytitle",
        "iwlinks",
        "properties",
        "parsewarnings",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    wrapoutputclass: { type: "string", default: "mw-parser-output" },
    usearticle: { type: "boolean" },
    parsoid: { type: "boolean", deprecated: true },
    parser: { type: "enum", values: ["default", "legacy", "parsoid"], default: "default" },
    pst: { type: "boolean" },
    onlypst: { type: "boolean" },
    effectivelanglinks: { type: "boolean", deprecated: true },
    section: { type: "string" },
    sectiontitle: { type: "string" },
    disablepp: { type: "boolean", deprecated: true },
    disablelimitreport: { type: "boolean" },
    disableeditsection: { type: "boolean" },
    disablestylededuplication: { type: "boolean" },
    showstrategykeys: { type: "boolean" },
    generatexml: { type: "boolean", deprecated: true },
    preview: { type: "boolean" },
    sectionpreview: { type: "boolean" },
    disabletoc: { type: "boolean" },
    useskin: {
      type: "enum",
      values: ["apioutput", "authentication-popup", "fallback", "json", "vector", "vector-2022"],
    },
    contentformat: {
      type: "enum",
      values: [
        "application/json",
        "application/octet-stream",
        "application/unknown",
        "application/vue+xml",
        "application/x-binary",
        "text/css",
        "text/javascript",
        "text/plain",
        "text/unknown",
        "text/x-wiki",
        "unknown/unknown",
      ],
    },
    contentmodel: {
      type: "enum",
      values: ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"],
    },
  },
};

/**
 * Parses content and returns parser output.
 * See the various prop-modules of action=query to get information from the current version of a page.
 * There are several ways to specify the text to parse:
 * 1. Specify a page or revision, using page, pageid, or oldid.
 * 2. Specify content explicitly, using text, title, revid, and contentmodel.
 * 3. Specify only a summary to parse. prop should be given an empty value.
 *
 * Requests `action=parse`.
 */
export const parse: ActionBuilder<ParseModule, ParseParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(parseModule, requestRoot);

/** Checks parameters of `action=parse` strictly, before they are sent. */
export const validateParse: Validator<ParseParams> = /* @__PURE__ */ validator(parseModule, {
  enum: enumCheck,
  integer: integerCheck,
});

/** Parses the parameters of `action=parse` in a request as the server does. */
export const readParse: ModuleReader<ParseModule> = /* @__PURE__ */ moduleReader(parseModule, {
  enum: enumeration,
  integer,
});

// Generated from spec/actions/catalogue.json (parse) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledActionBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { ParseResult } from "./results/parse.js";

/** Parameters of `action=parse`. */
export interface ParseParams {
  /**
   * Title of the page for `text`. If omitted, `contentmodel` is required.
   * Cannot be used with `page`, `pageid` or `oldid`.
   */
  readonly title?: string;
  /**
   * Text to parse.
   * Cannot be used with `page`, `pageid` or `oldid`.
   */
  readonly text?: string;
  /**
   * Id of the revision for `{{REVISIONID}}` and similar variables. Only with `text`.
   * Cannot be used with `page`, `pageid` or `oldid`.
   */
  readonly revid?: number;
  /** Edit summary to parse. */
  readonly summary?: string;
  /**
   * Title of the page to parse.
   * Cannot be used with `pageid`, `oldid`, `text`, `title`, `revid` or `section=new`.
   */
  readonly page?: string;
  /**
   * Id of the page to parse. Takes precedence over `page`.
   * Cannot be used with `page`, `oldid`, `text`, `title`, `revid` or `section=new`.
   */
  readonly pageid?: number;
  /** Whether to parse the target if `page` or `pageid` is a redirect. */
  readonly redirects?: boolean;
  /**
   * Id of the revision to parse. Takes precedence over `page` and `pageid`.
   * Cannot be used with `page`, `pageid`, `text`, `title`, `revid` or `section=new`.
   */
  readonly oldid?: number;
  /**
   * Data to return.
   * - categories: Categories of the page.
   * - categorieshtml: Categories as HTML for display on a page.
   * - displaytitle: Title as HTML, as displayed on the page.
   * - encodedjsconfigvars: Configuration variables for JavaScript as a JSON string.
   * - externallinks: URLs of external links.
   * - headhtml: Start of the HTML document, up to the opening tag of the body.
   * - headitems: HTML elements for the document's `head`.
   * - images: Names of the files that the page uses.
   * - indicators: HTML of the icons that the page shows next to its title.
   * - iwlinks: Links to pages on other wikis.
   * - jsconfigvars: Configuration variables for JavaScript.
   * - langlinks: Links to the page in other languages.
   * - limitreportdata: Resources that parsing used, and their limits.
   * - limitreporthtml: Resources that parsing used, as HTML.
   * - links: Links to pages on the wiki.
   * - modules: ResourceLoader modules of the page. Only with `jsconfigvars` or `encodedjsconfigvars`.
   * - parsetree: Parse tree of the wikitext as XML.
   * - parsewarnings: Warnings of the parser as wikitext.
   * - parsewarningshtml: Warnings of the parser as HTML.
   * - properties: Page properties, such as those that magic words set.
   * - revid: Id of the revision that was parsed.
   * - sections: Headings of the page.
   * - subtitle: Subtitle of the page as HTML.
   * - templates: Templates that the page uses directly or indirectly.
   * - text: The content as HTML.
   * - tocdata: Table of contents as data.
   * - wikitext: The wikitext that was parsed.
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
   * CSS class of the element around the HTML. If empty, the element is omitted.
   * @default "mw-parser-output"
   */
  readonly wrapoutputclass?: string;
  /** Whether to run the `ArticleParserOptions` hook, as when a page is viewed. */
  readonly usearticle?: boolean;
  /**
   * Whether to use the parser Parsoid. Use `parser=parsoid` instead.
   * @deprecated
   */
  readonly parsoid?: boolean;
  /**
   * Parser that generates the HTML.
   * - default: The parser that the wiki uses to show pages.
   * - legacy: The older parser of MediaWiki.
   * - parsoid: Parsoid, whose HTML can be edited and converted back to wikitext.
   * @default "default"
   */
  readonly parser?: "default" | "legacy" | "parsoid";
  /** Whether to apply the pre-save transform before parsing, as for `~~~~`. Only with `text`. */
  readonly pst?: boolean;
  /** Whether to apply the pre-save transform and return the wikitext without parsing it. Only with `text`. */
  readonly onlypst?: boolean;
  /**
   * Whether to include language links from extensions. Only with `prop=langlinks`.
   * @deprecated
   */
  readonly effectivelanglinks?: boolean;
  /** Section to parse: its number, or `new` to parse `text` as a new section. */
  readonly section?: string;
  /** Heading of the section. Only with `section=new`. */
  readonly sectiontitle?: string;
  /**
   * Whether to omit the report about used resources. Use `disablelimitreport` instead.
   * @deprecated
   */
  readonly disablepp?: boolean;
  /** Whether to omit the HTML comment about used resources. */
  readonly disablelimitreport?: boolean;
  /** Whether to omit the section edit links. */
  readonly disableeditsection?: boolean;
  /** Whether to keep repeated inline style sheets. */
  readonly disablestylededuplication?: boolean;
  /** Whether `jsconfigvars` also includes the keys that control how values are merged. */
  readonly showstrategykeys?: boolean;
  /**
   * Whether to return the parse tree as XML. Use `prop=parsetree` instead.
   * @deprecated
   */
  readonly generatexml?: boolean;
  /** Whether to parse in preview mode. */
  readonly preview?: boolean;
  /** Whether to parse in section preview mode. */
  readonly sectionpreview?: boolean;
  /** Whether to omit the table of contents. */
  readonly disabletoc?: boolean;
  /** Skin for the HTML. It can affect `text`, `langlinks`, `headitems`, `modules` and other fields. */
  readonly useskin?:
    | "apioutput"
    | "authentication-popup"
    | "fallback"
    | "json"
    | "vector"
    | "vector-2022";
  /** Serialization format of the text. Only with `text`. */
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
  /** Content model of the text. Only with `text`. If omitted, the content model of `title` is used. */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
}

/** The descriptor type of `action=parse`. */
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
  rules: [
    { kind: "exclusive", of: ["page", "pageid", "oldid", "text"] },
    { kind: "exclusive", of: ["page", "pageid", "oldid", "title"] },
    { kind: "exclusive", of: ["page", "pageid", "oldid", "revid"] },
    { kind: "excludes", term: "page", of: ["section=new"] },
    { kind: "excludes", term: "pageid", of: ["section=new"] },
    { kind: "excludes", term: "oldid", of: ["section=new"] },
  ],
};

/**
 * Converts a page or text to HTML, and returns data about its content.
 *
 * Requests `action=parse`.
 * @see https://www.mediawiki.org/wiki/API:Parsing_wikitext
 */
export const parse: RuledActionBuilder<
  ParseModule,
  ParseParams,
  RequestOptions,
  | readonly ["exclusive", "page" | "pageid" | "oldid" | "text"]
  | readonly ["exclusive", "page" | "pageid" | "oldid" | "title"]
  | readonly ["exclusive", "page" | "pageid" | "oldid" | "revid"],
  {}
> = /* @__PURE__ */ moduleRequests(parseModule, requestRoot);

/** Validates the parameters of `action=parse` strictly before they are sent. */
export const validateParse: Validator<ParseParams> = /* @__PURE__ */ validator(
  parseModule,
  { enum: enumCheck, integer: integerCheck },
  paramRules,
);

/** Parses the parameters of `action=parse` in a request, as the server does. */
export const parseParse: ModuleParser<ParseModule> = /* @__PURE__ */ moduleParser(parseModule, {
  enum: enumeration,
  integer,
});

import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import { actionModule, SEVERAL } from "../actions/descriptors.js";

const STRING: ParamDescriptor = { type: "string" };
const TEXT: ParamDescriptor = { type: "text" };
const INTEGER: ParamDescriptor = { type: "integer" };
const FLAG: ParamDescriptor = { type: "boolean" };

/** As MediaWiki 1.45 without extensions describes it, without deprecated parameters. */
export const parseModule: AnyModule = actionModule(
  "parse",
  {
    title: STRING,
    text: TEXT,
    revid: INTEGER,
    summary: STRING,
    page: STRING,
    pageid: INTEGER,
    redirects: FLAG,
    oldid: INTEGER,
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
      multi: SEVERAL,
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
    },
    wrapoutputclass: { type: "string", default: "mw-parser-output" },
    pst: FLAG,
    onlypst: FLAG,
    section: STRING,
    sectiontitle: STRING,
    disablelimitreport: FLAG,
    disableeditsection: FLAG,
    disabletoc: FLAG,
    preview: FLAG,
    sectionpreview: FLAG,
    contentformat: {
      type: "enum",
      values: ["application/json", "text/css", "text/javascript", "text/plain", "text/x-wiki"],
    },
    contentmodel: { type: "enum", values: ["css", "javascript", "json", "text", "wikitext"] },
  },
  { readrights: true },
);

/** As MediaWiki 1.45 without extensions describes it, without deprecated parameters. */
export const expandModule: AnyModule = actionModule(
  "expandtemplates",
  {
    title: STRING,
    text: { type: "text", required: true },
    revid: INTEGER,
    prop: {
      type: "enum",
      values: [
        "categories",
        "encodedjsconfigvars",
        "jsconfigvars",
        "modules",
        "parsetree",
        "properties",
        "ttl",
        "volatile",
        "wikitext",
      ],
      multi: SEVERAL,
    },
    includecomments: FLAG,
  },
  { readrights: true },
);

// Generated from spec/actions/catalogue.json (parse) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=parse` for any request. */
export interface ParseRow {
  /** Title of the page, with its namespace. */
  readonly title: string;
  /** Id of the page. */
  readonly pageid: number;
  /** Parse tree of the content as XML. */
  readonly parsetree?: string;
  /** Id of the revision. */
  readonly revid?: number;
  readonly parsedsummary?: string;
  /** Only with `pst`. */
  readonly psttext?: string;
  readonly textdeleted?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface ParseRowProps {
  readonly categories: {
    /** Gives the categories in the parsed wikitext. */
    readonly categories: readonly ParseRowCategory[];
  };
  readonly categorieshtml: {
    /** Gives the HTML version of the categories. */
    readonly categorieshtml: string;
  };
  readonly displaytitle: {
    /** Adds the title of the parsed wikitext. */
    readonly displaytitle: string;
  };
  readonly encodedjsconfigvars: {
    /** Gives the JavaScript configuration variables specific to the page as a JSON string. */
    readonly encodedjsconfigvars: string;
  };
  readonly externallinks: {
    /** Gives the external links in the parsed wikitext. */
    readonly externallinks: readonly string[];
  };
  readonly headhtml: {
    /** Gives parsed doctype, opening <html>, <head> element and opening <body> of the page. */
    readonly headhtml: string;
  };
  readonly headitems: {
    /** Deprecated. Gives items to put in the <head> of the page. */
    readonly headitems: readonly unknown[];
  };
  readonly images: {
    /** Gives the images in the parsed wikitext. */
    readonly images: readonly string[];
  };
  readonly indicators: {
    /** Gives the HTML of page status indicators used on the page. */
    readonly indicators?: Readonly<Record<string, string>>;
  };
  readonly iwlinks: {
    /** Gives interwiki links in the parsed wikitext. */
    readonly iwlinks: readonly {
      readonly prefix: string;
      readonly url: string;
      readonly title: string;
    }[];
  };
  readonly jsconfigvars: {
    /** Gives the JavaScript configuration variables specific to the page. To apply, use mw.config.set(). */
    readonly jsconfigvars?: Readonly<Record<string, unknown>>;
  };
  readonly langlinks: {
    /** Gives the language links in the parsed wikitext. */
    readonly langlinks: readonly ParseRowLanglink[];
  };
  readonly limitreportdata: {
    /** Gives the limit report in a structured way. Gives no data, when disablelimitreport is set. */
    readonly limitreportdata: readonly Readonly<Record<string, unknown>>[];
  };
  readonly limitreporthtml: {
    /** Gives the HTML version of the limit report. Gives no data, when disablelimitreport is set. */
    readonly limitreporthtml: string;
  };
  readonly links: {
    /** Gives the internal links in the parsed wikitext. */
    readonly links: readonly {
      /** The number of a namespace. */
      readonly ns: number;
      readonly title: string;
      readonly exists: boolean;
    }[];
  };
  readonly modules: {
    /** Gives the ResourceLoader modules used on the page. To load, use mw.loader.using(). Either jsconfigvars or encodedjsconfigvars must be requested jointly with modules. */
    readonly modules: readonly string[];
    readonly modulescripts: readonly unknown[];
    readonly modulestyles: readonly string[];
  };
  readonly parsewarnings: {
    /** Gives the warnings that occurred while parsing content (as wikitext). */
    readonly parsewarnings: readonly unknown[];
  };
  readonly parsewarningshtml: {
    /** Gives the warnings that occurred while parsing content (as HTML). */
    readonly parsewarningshtml: readonly unknown[];
  };
  readonly properties: {
    /** Gives various properties defined in the parsed wikitext. */
    readonly properties?: Readonly<Record<string, string>>;
  };
  readonly sections: {
    /** Gives the sections in the parsed wikitext. */
    readonly sections: readonly ParseRowSection[];
    readonly showtoc?: boolean;
  };
  readonly subtitle: {
    /** Adds the page subtitle for the parsed page. */
    readonly subtitle: string;
  };
  readonly templates: {
    /** Gives the templates in the parsed wikitext. */
    readonly templates: readonly {
      /** The number of a namespace. */
      readonly ns: number;
      readonly title: string;
      readonly exists: boolean;
    }[];
  };
  readonly text: {
    /** Gives the parsed text of the wikitext. */
    readonly text: string;
  };
  readonly tocdata: {
    /**
     * Gives the table of contents information in the parsed wikitext.
     * `null` since MediaWiki 1.45.
     */
    readonly tocdata?: ParseRowTocdata | null;
    /** @since MediaWiki 1.43 */
    readonly showtoc?: boolean;
  };
  readonly wikitext: {
    /** Gives the original wikitext that was parsed. */
    readonly wikitext: string;
  };
}

/** An item of `langlinks` of `action=parse`. */
export interface ParseRowLanglink {
  readonly lang: string;
  readonly url: string;
  readonly langname: string;
  readonly autonym: string;
  readonly title: string;
}

/** An item of `categories` of `action=parse`. */
export interface ParseRowCategory {
  readonly sortkey: string;
  readonly category: string;
  readonly missing?: boolean;
  readonly hidden?: boolean;
}

/** An item of `sections` of `action=parse`. */
export interface ParseRowSection {
  readonly toclevel: number;
  readonly level: string;
  readonly line: string;
  readonly number: string;
  readonly index: string;
  readonly fromtitle: string;
  readonly byteoffset: number | null;
  readonly anchor: string;
  /** @since MediaWiki 1.43 */
  readonly linkAnchor?: string;
}

/** The `tocdata` of `action=parse`. */
export interface ParseRowTocdata {
  readonly sections: readonly ParseRowTocdataSection[];
  readonly extensionData: readonly unknown[];
}

/** An item of `sections` of `action=parse`. */
export interface ParseRowTocdataSection {
  readonly tocLevel: number;
  readonly hLevel: number;
  readonly line: string;
  readonly number: string;
  readonly index?: string;
  readonly fromTitle?: string;
  readonly codepointOffset?: number;
  readonly anchor: string;
  readonly linkAnchor?: string;
}

/** Fields that `action=parse` adds to the response. */
export interface ParseResponsePart<Row = ParseRow> {
  readonly parse: Row;
}

/**
 * The result of `action=parse`, for the types of responses.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ParseResult extends ResultType {
  readonly at: readonly ["parse"];
  readonly kind: "object";
  readonly base: ParseRow;
  readonly selector: "prop";
  readonly defaults:
    | "text"
    | "langlinks"
    | "categories"
    | "links"
    | "templates"
    | "images"
    | "externallinks"
    | "sections"
    | "tocdata"
    | "revid"
    | "displaytitle"
    | "iwlinks"
    | "properties"
    | "parsewarnings";
  readonly props: ParseRowProps;
  readonly errors:
    | "badvalue"
    | "invalidparammix"
    | "invalidtitle"
    | "missingtitle"
    | "nosuchpageid"
    | "nosuchrevid"
    | "nosuchsection"
    | "pagecannotexist";
  readonly response: ParseResponsePart<this["row"]>;
}

/** The result of `action=parse` as data, for `validateResponse`. */
export const parseResult: ResultDescriptor = {
  module: "parse",
  rows: { at: ["parse"], kind: "object", selector: "prop" },
  response: {
    parse: {
      is: {
        record: {
          title: { is: "title" },
          pageid: { is: "integer" },
          text: { is: "string", when: { prop: ["text"] }, formatversion1: { as: "content" } },
          langlinks: {
            is: {
              list: {
                record: {
                  lang: { is: "string" },
                  url: { is: "string" },
                  langname: { is: "string" },
                  autonym: { is: "string" },
                  title: { is: "title", formatversion1: { name: "*" } },
                },
              },
            },
            when: { prop: ["langlinks"] },
          },
          categories: {
            is: {
              list: {
                record: {
                  sortkey: { is: "string" },
                  category: { is: "string", formatversion1: { name: "*" } },
                  missing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  hidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                },
              },
            },
            when: { prop: ["categories"] },
          },
          links: {
            is: {
              list: {
                record: {
                  ns: { is: "namespace" },
                  title: { is: "title", formatversion1: { name: "*" } },
                  exists: { is: "boolean", formatversion1: { as: "flag" } },
                },
              },
            },
            when: { prop: ["links"] },
          },
          templates: {
            is: {
              list: {
                record: {
                  ns: { is: "namespace" },
                  title: { is: "title", formatversion1: { name: "*" } },
                  exists: { is: "boolean", formatversion1: { as: "flag" } },
                },
              },
            },
            when: { prop: ["templates"] },
          },
          images: { is: { list: "string" }, when: { prop: ["images"] } },
          externallinks: { is: { list: "string" }, when: { prop: ["externallinks"] } },
          sections: {
            is: {
              list: {
                record: {
                  toclevel: { is: "integer" },
                  level: { is: "string" },
                  line: { is: "string" },
                  number: { is: "string" },
                  index: { is: "string" },
                  fromtitle: { is: "string" },
                  byteoffset: { is: { anyOf: ["integer", "null"] } },
                  anchor: { is: "string" },
                  linkAnchor: { is: "string", optional: true },
                },
              },
            },
            when: { prop: ["sections"] },
          },
          tocdata: {
            is: {
              anyOf: [
                {
                  record: {
                    sections: {
                      is: {
                        list: {
                          record: {
                            tocLevel: { is: "integer" },
                            hLevel: { is: "integer" },
                            line: { is: "string" },
                            number: { is: "string" },
                            index: { is: "string", optional: true },
                            fromTitle: { is: "string", optional: true },
                            codepointOffset: { is: "integer", optional: true },
                            anchor: { is: "string" },
                            linkAnchor: { is: "string", optional: true },
                          },
                        },
                      },
                    },
                    extensionData: { is: { list: "unknown" } },
                  },
                },
                "null",
              ],
            },
            optional: true,
            when: { prop: ["tocdata"] },
          },
          showtoc: {
            is: "boolean",
            optional: true,
            when: { prop: ["sections", "tocdata"] },
            formatversion1: { as: "flag" },
          },
          parsewarnings: { is: { list: "unknown" }, when: { prop: ["parsewarnings"] } },
          displaytitle: { is: "string", when: { prop: ["displaytitle"] } },
          iwlinks: {
            is: {
              list: {
                record: {
                  prefix: { is: "string" },
                  url: { is: "string" },
                  title: { is: "title", formatversion1: { name: "*" } },
                },
              },
            },
            when: { prop: ["iwlinks"] },
          },
          properties: {
            is: { map: "string" },
            optional: true,
            when: { prop: ["properties"] },
            formatversion1: { as: "unknown" },
          },
          categorieshtml: {
            is: "string",
            when: { prop: ["categorieshtml"] },
            formatversion1: { as: "content" },
          },
          parsewarningshtml: { is: { list: "unknown" }, when: { prop: ["parsewarningshtml"] } },
          subtitle: { is: "string", when: { prop: ["subtitle"] } },
          headhtml: {
            is: "string",
            when: { prop: ["headhtml"] },
            formatversion1: { as: "content" },
          },
          modules: { is: { list: "string" }, when: { prop: ["modules"] } },
          modulescripts: { is: { list: "unknown" }, when: { prop: ["modules"] } },
          modulestyles: { is: { list: "string" }, when: { prop: ["modules"] } },
          jsconfigvars: {
            is: { map: "unknown" },
            optional: true,
            when: { prop: ["jsconfigvars"] },
            formatversion1: { as: "unknown" },
          },
          encodedjsconfigvars: { is: "string", when: { prop: ["encodedjsconfigvars"] } },
          indicators: {
            is: { map: "string" },
            optional: true,
            when: { prop: ["indicators"] },
            formatversion1: { as: "unknown" },
          },
          wikitext: {
            is: "string",
            when: { prop: ["wikitext"] },
            formatversion1: { as: "content" },
          },
          limitreportdata: {
            is: { list: { map: "unknown" } },
            when: { prop: ["limitreportdata"] },
          },
          limitreporthtml: {
            is: "string",
            when: { prop: ["limitreporthtml"] },
            formatversion1: { as: "content" },
          },
          parsetree: { is: "string", optional: true, formatversion1: { as: "content" } },
          headitems: { is: { list: "unknown" }, when: { prop: ["headitems"] } },
          revid: { is: "integer", optional: true },
          parsedsummary: { is: "string", optional: true, formatversion1: { as: "content" } },
          psttext: {
            is: "string",
            optional: true,
            when: { pst: true },
            formatversion1: { as: "content" },
          },
          textdeleted: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
        },
      },
    },
  },
};

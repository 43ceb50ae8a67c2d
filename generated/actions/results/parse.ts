// Generated from spec/actions/catalogue.json (parse) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=parse` for any request. */
export interface ParseRow {
  /** Title of the page, including the namespace. */
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
    /** Categories of the page. */
    readonly categories: readonly ParseRowCategory[];
  };
  readonly categorieshtml: {
    /** Categories as HTML for display on a page. */
    readonly categorieshtml: string;
  };
  readonly displaytitle: {
    /** Title as HTML, as displayed on the page. */
    readonly displaytitle: string;
  };
  readonly encodedjsconfigvars: {
    /** Configuration variables for JavaScript as a JSON string. */
    readonly encodedjsconfigvars: string;
  };
  readonly externallinks: {
    /** URLs of external links. */
    readonly externallinks: readonly string[];
  };
  readonly headhtml: {
    /** Start of the HTML document, up to the opening tag of the body. */
    readonly headhtml: string;
  };
  readonly headitems: {
    /** HTML elements for the document's `head`. */
    readonly headitems: readonly unknown[];
  };
  readonly images: {
    /** Names of the files that the page uses. */
    readonly images: readonly string[];
  };
  readonly indicators: {
    /** HTML of the icons that the page shows next to its title. */
    readonly indicators?: Readonly<Record<string, string>>;
  };
  readonly iwlinks: {
    /** Links to pages on other wikis. */
    readonly iwlinks: readonly {
      readonly prefix: string;
      readonly url: string;
      readonly title: string;
    }[];
  };
  readonly jsconfigvars: {
    /** Configuration variables for JavaScript. */
    readonly jsconfigvars?: Readonly<Record<string, unknown>>;
  };
  readonly langlinks: {
    /** Links to the page in other languages. */
    readonly langlinks: readonly ParseRowLanglink[];
  };
  readonly limitreportdata: {
    /** Resources that parsing used, and their limits. */
    readonly limitreportdata: readonly Readonly<Record<string, unknown>>[];
  };
  readonly limitreporthtml: {
    /** Resources that parsing used, as HTML. */
    readonly limitreporthtml: string;
  };
  readonly links: {
    /** Links to pages on the wiki. */
    readonly links: readonly {
      /** A namespace number. */
      readonly ns: number;
      readonly title: string;
      readonly exists: boolean;
    }[];
  };
  readonly modules: {
    /** ResourceLoader modules of the page. Only with `jsconfigvars` or `encodedjsconfigvars`. */
    readonly modules: readonly string[];
    readonly modulescripts: readonly unknown[];
    readonly modulestyles: readonly string[];
  };
  readonly parsewarnings: {
    /** Warnings of the parser as wikitext. */
    readonly parsewarnings: readonly unknown[];
  };
  readonly parsewarningshtml: {
    /** Warnings of the parser as HTML. */
    readonly parsewarningshtml: readonly unknown[];
  };
  readonly properties: {
    /** Page properties, such as those that magic words set. */
    readonly properties?: Readonly<Record<string, string>>;
  };
  readonly sections: {
    /** Headings of the page. */
    readonly sections: readonly ParseRowSection[];
    readonly showtoc?: boolean;
  };
  readonly subtitle: {
    /** Subtitle of the page as HTML. */
    readonly subtitle: string;
  };
  readonly templates: {
    /** Templates that the page uses directly or indirectly. */
    readonly templates: readonly {
      /** A namespace number. */
      readonly ns: number;
      readonly title: string;
      readonly exists: boolean;
    }[];
  };
  readonly text: {
    /** The content as HTML. */
    readonly text: string;
  };
  readonly tocdata: {
    /**
     * Table of contents as data.
     * `null` since MediaWiki 1.45.
     */
    readonly tocdata?: ParseRowTocdata | null;
    /** @since MediaWiki 1.43 */
    readonly showtoc?: boolean;
  };
  readonly wikitext: {
    /** The wikitext that was parsed. */
    readonly wikitext: string;
  };
}

/** An item in the `langlinks` field of `action=parse`. */
export interface ParseRowLanglink {
  readonly lang: string;
  readonly url: string;
  readonly langname: string;
  readonly autonym: string;
  readonly title: string;
}

/** An item in the `categories` field of `action=parse`. */
export interface ParseRowCategory {
  readonly sortkey: string;
  readonly category: string;
  readonly missing?: boolean;
  readonly hidden?: boolean;
}

/** An item in the `sections` field of `action=parse`. */
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

/** The `tocdata` field of `action=parse`. */
export interface ParseRowTocdata {
  readonly sections: readonly ParseRowTocdataSection[];
  readonly extensionData: readonly unknown[];
}

/** An item in the `sections` field of `action=parse`. */
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
 * The result of `action=parse`, for response types.
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

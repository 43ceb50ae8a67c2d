// Generated from spec/actions/catalogue.json (parse) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=parse` in format version 1 for any request.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ParseRowV1 {
  /** Title of the page, with its namespace. */
  readonly title: string;
  /** Id of the page. */
  readonly pageid: number;
  /** Parse tree of the content as XML. */
  readonly parsetree?: { readonly "*": string };
  /** Id of the revision. */
  readonly revid?: number;
  readonly parsedsummary?: { readonly "*": string };
  /** Only with `pst`. */
  readonly psttext?: { readonly "*": string };
  readonly textdeleted?: "";
}

/** The fields that each value of `prop` adds. */
export interface ParseRowPropsV1 {
  readonly categories: {
    /** Gives the categories in the parsed wikitext. With `prop=categories`. */
    readonly categories: readonly ParseRowCategoryV1[];
  };
  readonly categorieshtml: {
    /** Gives the HTML version of the categories. With `prop=categorieshtml`. */
    readonly categorieshtml: { readonly "*": string };
  };
  readonly displaytitle: {
    /** Adds the title of the parsed wikitext. With `prop=displaytitle`. */
    readonly displaytitle: string;
  };
  readonly encodedjsconfigvars: {
    /** Gives the JavaScript configuration variables specific to the page as a JSON string. With `prop=encodedjsconfigvars`. */
    readonly encodedjsconfigvars: string;
  };
  readonly externallinks: {
    /** Gives the external links in the parsed wikitext. With `prop=externallinks`. */
    readonly externallinks: readonly string[];
  };
  readonly headhtml: {
    /** Gives parsed doctype, opening <html>, <head> element and opening <body> of the page. With `prop=headhtml`. */
    readonly headhtml: { readonly "*": string };
  };
  readonly headitems: {
    /** Deprecated. Gives items to put in the <head> of the page. With `prop=headitems`. */
    readonly headitems: readonly unknown[];
  };
  readonly images: {
    /** Gives the images in the parsed wikitext. With `prop=images`. */
    readonly images: readonly string[];
  };
  readonly indicators: {
    /** Gives the HTML of page status indicators used on the page. With `prop=indicators`. */
    readonly indicators?: unknown;
  };
  readonly iwlinks: {
    /** Gives interwiki links in the parsed wikitext. With `prop=iwlinks`. */
    readonly iwlinks: readonly {
      readonly prefix: string;
      readonly url: string;
      readonly "*": string;
    }[];
  };
  readonly jsconfigvars: {
    /** Gives the JavaScript configuration variables specific to the page. To apply, use mw.config.set(). With `prop=jsconfigvars`. */
    readonly jsconfigvars?: unknown;
  };
  readonly langlinks: {
    /** Gives the language links in the parsed wikitext. With `prop=langlinks`. */
    readonly langlinks: readonly ParseRowLanglinkV1[];
  };
  readonly limitreportdata: {
    /** Gives the limit report in a structured way. Gives no data, when disablelimitreport is set. With `prop=limitreportdata`. */
    readonly limitreportdata: readonly OrEmptyList<Readonly<Record<string, unknown>>>[];
  };
  readonly limitreporthtml: {
    /** Gives the HTML version of the limit report. Gives no data, when disablelimitreport is set. With `prop=limitreporthtml`. */
    readonly limitreporthtml: { readonly "*": string };
  };
  readonly links: {
    /** Gives the internal links in the parsed wikitext. With `prop=links`. */
    readonly links: readonly {
      /** The number of a namespace. */
      readonly ns: number;
      readonly "*": string;
      readonly exists?: "";
    }[];
  };
  readonly modules: {
    /** Gives the ResourceLoader modules used on the page. To load, use mw.loader.using(). Either jsconfigvars or encodedjsconfigvars must be requested jointly with modules. With `prop=modules`. */
    readonly modules: readonly string[];
    /** With `prop=modules`. */
    readonly modulescripts: readonly unknown[];
    /** With `prop=modules`. */
    readonly modulestyles: readonly string[];
  };
  readonly parsewarnings: {
    /** Gives the warnings that occurred while parsing content (as wikitext). With `prop=parsewarnings`. */
    readonly parsewarnings: readonly unknown[];
  };
  readonly parsewarningshtml: {
    /** Gives the warnings that occurred while parsing content (as HTML). With `prop=parsewarningshtml`. */
    readonly parsewarningshtml: readonly unknown[];
  };
  readonly properties: {
    /** Gives various properties defined in the parsed wikitext. With `prop=properties`. */
    readonly properties?: unknown;
  };
  readonly sections: {
    /** Gives the sections in the parsed wikitext. With `prop=sections`. */
    readonly sections: readonly ParseRowSectionV1[];
    /** With `prop=sections`. */
    readonly showtoc?: "";
  };
  readonly subtitle: {
    /** Adds the page subtitle for the parsed page. With `prop=subtitle`. */
    readonly subtitle: string;
  };
  readonly templates: {
    /** Gives the templates in the parsed wikitext. With `prop=templates`. */
    readonly templates: readonly {
      /** The number of a namespace. */
      readonly ns: number;
      readonly "*": string;
      readonly exists?: "";
    }[];
  };
  readonly text: {
    /** Gives the parsed text of the wikitext. With `prop=text`. */
    readonly text: { readonly "*": string };
  };
  readonly tocdata: {
    /**
     * Gives the table of contents information in the parsed wikitext. With `prop=tocdata`.
     * `null` since MediaWiki 1.45.
     */
    readonly tocdata?: ParseRowTocdataV1 | null;
    /**
     * With `prop=tocdata`.
     * @since MediaWiki 1.43
     */
    readonly showtoc?: "";
  };
  readonly wikitext: {
    /** Gives the original wikitext that was parsed. With `prop=wikitext`. */
    readonly wikitext: { readonly "*": string };
  };
}

/** An item of `langlinks` of `action=parse` in format version 1. */
export interface ParseRowLanglinkV1 {
  readonly lang: string;
  readonly url: string;
  readonly langname: string;
  readonly autonym: string;
  readonly "*": string;
}

/** An item of `categories` of `action=parse` in format version 1. */
export interface ParseRowCategoryV1 {
  readonly sortkey: string;
  readonly "*": string;
  readonly missing?: "";
  readonly hidden?: "";
}

/** An item of `sections` of `action=parse` in format version 1. */
export interface ParseRowSectionV1 {
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

/** The `tocdata` of `action=parse` in format version 1. */
export interface ParseRowTocdataV1 {
  readonly sections: readonly ParseRowTocdataSectionV1[];
  readonly extensionData: readonly unknown[];
}

/** An item of `sections` of `action=parse` in format version 1. */
export interface ParseRowTocdataSectionV1 {
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

/** Fields that `action=parse` in format version 1 adds to the response. */
export interface ParseResponsePartV1<Row = ParseRowV1> {
  readonly parse: Row;
}

/** The result of `action=parse` in format version 1, for the types of responses. */
export interface ParseResultV1 extends ResultType {
  readonly at: readonly ["parse"];
  readonly kind: "object";
  readonly base: ParseRowV1;
  readonly selector: "prop";
  readonly props: ParseRowPropsV1;
  readonly errors:
    | "badvalue"
    | "invalidparammix"
    | "invalidtitle"
    | "missingtitle"
    | "nosuchpageid"
    | "nosuchrevid"
    | "nosuchsection"
    | "pagecannotexist";
  readonly response: ParseResponsePartV1<this["row"]>;
}

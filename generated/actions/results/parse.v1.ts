// Generated from spec/actions/catalogue.json (parse) by `paramsmith generate`. Do not edit.

import type { OrEmptyList, ResultType } from "paramsmith/client";

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
    /** Categories of the page. With `prop=categories`. */
    readonly categories: readonly ParseRowCategoryV1[];
  };
  readonly categorieshtml: {
    /** Categories as the HTML that a page shows. With `prop=categorieshtml`. */
    readonly categorieshtml: { readonly "*": string };
  };
  readonly displaytitle: {
    /** Title as HTML, in the form that the page shows. With `prop=displaytitle`. */
    readonly displaytitle: string;
  };
  readonly encodedjsconfigvars: {
    /** Configuration variables for JavaScript, as a string of JSON. With `prop=encodedjsconfigvars`. */
    readonly encodedjsconfigvars: string;
  };
  readonly externallinks: {
    /** URLs of external links. With `prop=externallinks`. */
    readonly externallinks: readonly string[];
  };
  readonly headhtml: {
    /** Start of the HTML document, up to the opening tag of the body. With `prop=headhtml`. */
    readonly headhtml: { readonly "*": string };
  };
  readonly headitems: {
    /** Elements for the head of the HTML document. With `prop=headitems`. */
    readonly headitems: readonly unknown[];
  };
  readonly images: {
    /** Names of the files that the page uses. With `prop=images`. */
    readonly images: readonly string[];
  };
  readonly indicators: {
    /** HTML of the icons that the page shows next to its title. With `prop=indicators`. */
    readonly indicators?: unknown;
  };
  readonly iwlinks: {
    /** Links to pages of other wikis. With `prop=iwlinks`. */
    readonly iwlinks: readonly {
      readonly prefix: string;
      readonly url: string;
      readonly "*": string;
    }[];
  };
  readonly jsconfigvars: {
    /** Configuration variables for JavaScript. With `prop=jsconfigvars`. */
    readonly jsconfigvars?: unknown;
  };
  readonly langlinks: {
    /** Links to the page in other languages. With `prop=langlinks`. */
    readonly langlinks: readonly ParseRowLanglinkV1[];
  };
  readonly limitreportdata: {
    /** Resources that parsing used, and their limits. With `prop=limitreportdata`. */
    readonly limitreportdata: readonly OrEmptyList<Readonly<Record<string, unknown>>>[];
  };
  readonly limitreporthtml: {
    /** Resources that parsing used, as HTML. With `prop=limitreporthtml`. */
    readonly limitreporthtml: { readonly "*": string };
  };
  readonly links: {
    /** Links to pages of the wiki. With `prop=links`. */
    readonly links: readonly {
      /** The number of a namespace. */
      readonly ns: number;
      readonly "*": string;
      readonly exists?: "";
    }[];
  };
  readonly modules: {
    /** ResourceLoader modules of the page. Only with `jsconfigvars` or `encodedjsconfigvars`. With `prop=modules`. */
    readonly modules: readonly string[];
    /** With `prop=modules`. */
    readonly modulescripts: readonly unknown[];
    /** With `prop=modules`. */
    readonly modulestyles: readonly string[];
  };
  readonly parsewarnings: {
    /** Warnings of the parser as wikitext. With `prop=parsewarnings`. */
    readonly parsewarnings: readonly unknown[];
  };
  readonly parsewarningshtml: {
    /** Warnings of the parser as HTML. With `prop=parsewarningshtml`. */
    readonly parsewarningshtml: readonly unknown[];
  };
  readonly properties: {
    /** Page properties, such as those that magic words set. With `prop=properties`. */
    readonly properties?: unknown;
  };
  readonly sections: {
    /** Headings of the page. With `prop=sections`. */
    readonly sections: readonly ParseRowSectionV1[];
    /** With `prop=sections`. */
    readonly showtoc?: "";
  };
  readonly subtitle: {
    /** Subtitle of the page as HTML. With `prop=subtitle`. */
    readonly subtitle: string;
  };
  readonly templates: {
    /** Templates that the page uses, also indirectly. With `prop=templates`. */
    readonly templates: readonly {
      /** The number of a namespace. */
      readonly ns: number;
      readonly "*": string;
      readonly exists?: "";
    }[];
  };
  readonly text: {
    /** The content as HTML. With `prop=text`. */
    readonly text: { readonly "*": string };
  };
  readonly tocdata: {
    /**
     * Table of contents as data. With `prop=tocdata`.
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
    /** The wikitext that was parsed. With `prop=wikitext`. */
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

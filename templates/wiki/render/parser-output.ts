import type { Title } from "../data/title.js";

/** A heading of a page. */
export interface RenderedSection {
  /** From 1. */
  readonly level: number;
  readonly tocLevel: number;
  /** HTML without links. */
  readonly line: string;
  /** As in `1.2`. */
  readonly number: string;
  /** Counts from 1, and begins with `T-` in a template. Empty for a heading in an argument. */
  readonly index: string;
  /** The page whose section it is. */
  readonly source?: Title;
  /** The start of its line in the text of the page, in code points. */
  readonly offset?: number;
  readonly anchor: string;
}

/** The result of rendering wikitext. */
export interface ParserOutput extends Collected {
  /** Without an element around it. */
  readonly html: string;
  readonly sections: readonly RenderedSection[];
  readonly hasToc: boolean;
  readonly redirect?: Title;
}

/** The place of a heading: a page, the number of its section there, and in the text itself the index. */
export interface HeadingSource {
  readonly title: Title;
  readonly index: number;
  readonly at?: number;
}

/** The facts that the steps of rendering collect. */
export interface Collected {
  /** By title, like templates. */
  readonly links: Map<string, Title>;
  readonly templates: Map<string, Title>;
  /** Keys. */
  readonly images: Set<string>;
  /** Sort keys, by key. */
  readonly categories: Map<string, string | undefined>;
  readonly extlinks: Set<string>;
  /** Titles, by language. */
  readonly langlinks: Map<string, string>;
  readonly iwlinks: Map<string, { readonly prefix: string; readonly title: string }>;
  readonly props: Map<string, string>;
  /** The constructs that are escaped text in the HTML. */
  readonly unrendered: Set<string>;
  /** By their marks in the text. */
  readonly headings: Map<string, HeadingSource>;
  /** Texts of warnings, with the marks of their HTML. */
  readonly warnings: Map<string, string>;
}

export function nothingCollected(): Collected {
  return {
    links: new Map(),
    templates: new Map(),
    images: new Set(),
    categories: new Map(),
    extlinks: new Set(),
    langlinks: new Map(),
    iwlinks: new Map(),
    props: new Map(),
    unrendered: new Set(),
    headings: new Map(),
    warnings: new Map(),
  };
}

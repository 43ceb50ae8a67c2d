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
  /** Whether the page has a table of contents, which the skin renders. */
  readonly hasToc: boolean;
  readonly redirect?: Title;
}

/** The location of a heading: a page, the number of its section there, and in the text itself the index. */
export interface HeadingSource {
  readonly title: Title;
  readonly index: number;
  readonly at?: number;
}

/** The facts that the steps of rendering collect. */
export type Collected = Readonly<ReturnType<typeof nothingCollected>>;

/** Makes the lists that the steps of rendering fill. */
export function nothingCollected() {
  return {
    /** By title, like templates. */
    links: new Map<string, Title>(),
    templates: new Map<string, Title>(),
    /** Keys. */
    images: new Set<string>(),
    /** Sort keys, by key. */
    categories: new Map<string, string | undefined>(),
    extlinks: new Set<string>(),
    /** Titles, by language. */
    langlinks: new Map<string, string>(),
    iwlinks: new Map<string, { readonly prefix: string; readonly title: string }>(),
    props: new Map<string, string>(),
    /** The constructs that are escaped text in the HTML. */
    unrendered: new Set<string>(),
    /** By their marks in the text. */
    headings: new Map<string, HeadingSource>(),
    /** Texts of warnings, with the marks of their HTML. */
    warnings: new Map<string, string>(),
  };
}

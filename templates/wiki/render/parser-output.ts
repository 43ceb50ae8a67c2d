import type { Title } from "../data/title.js";

/** A page heading. */
export interface RenderedSection {
  /** From 1. */
  readonly level: number;
  readonly tocLevel: number;
  /** HTML without links. */
  readonly line: string;
  /** For example `1.2`. */
  readonly number: string;
  /**
   * The section's number as text, starting at 1; prefixed with `T-` in a template. Empty for a
   * heading in an argument.
   */
  readonly index: string;
  /** The page that contains the section. */
  readonly source?: Title;
  /** The start of the line in the page's text, in code points. */
  readonly offset?: number;
  readonly anchor: string;
}

/** The result of rendering wikitext. */
export interface ParserOutput extends Collected {
  /** Without a wrapper element. */
  readonly html: string;
  readonly sections: readonly RenderedSection[];
  /** Whether the page has a table of contents, which the skin renders. */
  readonly hasToc: boolean;
  readonly redirect?: Title;
}

/**
 * A heading's location: the page, the number of its section, and the index if it is in the text
 * itself.
 */
export interface HeadingSource {
  readonly title: Title;
  readonly index: number;
  readonly at?: number;
}

/** The facts collected by the rendering steps. */
export type Collected = Readonly<ReturnType<typeof nothingCollected>>;

/** Creates the lists that the rendering steps fill. */
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
    /** The constructs left as escaped text in the HTML. */
    unrendered: new Set<string>(),
    /** By mark in the text. */
    headings: new Map<string, HeadingSource>(),
    /** Warning texts, with the marks of their HTML. */
    warnings: new Map<string, string>(),
  };
}

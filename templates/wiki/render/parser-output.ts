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
  /** From 1, with `T-` before it in a template; empty for a heading that arguments make. */
  readonly index: string;
  /** The page whose section it is. */
  readonly source?: Title;
  /** The start of its line in the text of the page, in code points. */
  readonly offset?: number;
  readonly anchor: string;
}

/** The result of rendering wikitext. */
export interface ParserOutput {
  /** Without an element around it. */
  readonly html: string;
  /** Each once. */
  readonly links: readonly Title[];
  readonly templates: readonly Title[];
  readonly images: readonly string[];
  readonly categories: readonly { readonly key: string; readonly sortkey: string }[];
  readonly extlinks: readonly string[];
  readonly langlinks: readonly { readonly lang: string; readonly title: string }[];
  readonly iwlinks: readonly { readonly prefix: string; readonly title: string }[];
  readonly sections: readonly RenderedSection[];
  readonly hasToc: boolean;
  readonly props: Readonly<Record<string, string>>;
  readonly redirect?: Title;
  /** Limits that were exceeded. */
  readonly warnings: readonly string[];
  /** The constructs that are escaped text in the HTML, each once. */
  readonly unrendered: readonly string[];
}

/** The place of a heading: a page, the number of its section there, and in the text itself the index. */
export interface HeadingSource {
  readonly title: Title;
  readonly index: number;
  readonly at?: number;
}

/** The facts that the steps of rendering collect. */
export interface Collected {
  readonly links: Map<string, Title>;
  readonly templates: Map<string, Title>;
  readonly images: Set<string>;
  readonly categories: Map<string, string | undefined>;
  readonly extlinks: Set<string>;
  readonly langlinks: Map<string, string>;
  readonly iwlinks: Map<string, { readonly prefix: string; readonly title: string }>;
  readonly props: Map<string, string>;
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

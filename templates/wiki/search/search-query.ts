import type { Site } from "../data/site.js";
import { searchWords } from "./indexed-words.js";

const MAIN = 0;

/** What a search asks for. */
export interface SearchQuery {
  /** The namespaces that the text itself names: `all:` means every one. Undefined without such a prefix. */
  readonly namespaces: readonly number[] | "all" | undefined;
  /** A page matches if it has all of them. */
  readonly terms: readonly SearchTerm[];
}

/** A part of a search: what is between spaces, or a text in quotes. */
export interface SearchTerm {
  /** As written, in lower case and without quotes: what a snippet highlights. */
  readonly text: string;
  /** In quotes, words follow each other. */
  readonly isPhrase: boolean;
  /** A star follows the text: the last word is the beginning of one. */
  readonly isBeginning: boolean;
  readonly words: readonly string[];
}

/** Reads the text of a search (observed on MediaWiki 1.39 and 1.43 with SQLite). */
export function parseSearch(site: Site, search: string): SearchQuery {
  const { text, namespaces } = withoutNamespace(site, search);
  const searchable = text.toLowerCase().replaceAll(NOT_IN_SEARCHES, " ");
  const terms = Array.from(searchable.matchAll(TERM), ({ groups }): SearchTerm => {
    const { phrase, plain, star }: Readonly<Record<string, string | undefined>> = groups ?? {};
    const written = phrase ?? plain ?? "";
    return {
      text: written,
      isPhrase: phrase !== undefined,
      isBeginning: star !== undefined,
      words: searchWords(written),
    };
  });
  return { namespaces, terms };
}

const NOT_IN_SEARCHES = /[^"*A-Za-z_'.0-9\u0080-\u{10FFFF}-]/gu;
const TERM = /-?(?:(?<plain>[A-Za-z_'.0-9\u0080-\u{10FFFF}-]+)(?<star>\*)?|"(?<phrase>[^"]*)")/gu;

function withoutNamespace(
  site: Site,
  search: string,
): { readonly text: string; readonly namespaces: SearchQuery["namespaces"] } {
  if (search.startsWith("all:")) return { text: search.slice("all:".length), namespaces: "all" };
  const colon = search.indexOf(":");
  if (colon < 0) return { text: search, namespaces: undefined };
  const prefix = search.slice(0, colon).replaceAll("_", " ").toLowerCase();
  // The main namespace has the empty name.
  const ns = prefix === "" ? MAIN : site.names.get(prefix);
  return ns === undefined
    ? { text: search, namespaces: undefined }
    : { text: search.slice(colon + 1), namespaces: [ns] };
}

import { isJsonObject } from "../../runtime/model/json.js";
import { MAIN, SPECIAL } from "../data/namespaces.js";
import { rowTitle, titleInNamespace, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { namespacePrefix } from "../search/search-query.js";
import type { Store } from "../store/store.js";
import { compareTexts } from "../values/compare.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";

/** A search for titles by their beginning. */
export interface CompletionRequest {
  readonly search: string;
  /** The namespaces of the request; a prefix of the text has precedence. */
  readonly namespaces: readonly number[];
  readonly limit: number;
  /** The number of titles to skip. */
  readonly offset: number;
}

/** The titles that a search found. */
export interface Completions {
  readonly titles: readonly Title[];
  /** Whether there are more than the limit. */
  readonly isPartial: boolean;
}

/** Finds the titles that begin with a text, in their order. A blank search finds nothing. */
export function completions(store: Store, request: CompletionRequest): Completions {
  const { search, limit, offset } = request;
  if (search.trim() === "") return { titles: [], isPartial: false };
  const named = namespacePrefix(store.site, search);
  const text = (named?.rest ?? search).trim();
  const namespaces = named ? [named.ns] : request.namespaces;
  const titles = namespaces.includes(SPECIAL)
    ? specialPages(store, text)
    : pages(store, text, namespaces.length === 0 ? [MAIN] : namespaces);
  const end = offset + limit;
  return { titles: titles.slice(offset, end), isPartial: titles.length > end };
}

function pages(store: Store, text: string, namespaces: readonly number[]): readonly Title[] {
  const { site } = store;
  // No title begins with a text that is not one.
  const beginnings = new Map(
    namespaces.map((ns) => {
      const title = titleInNamespace(site, ns, text);
      const key = title.kind === "title" && title.key !== "" ? title.key : undefined;
      return [ns, text === "" ? "" : key];
    }),
  );
  return store
    .rows("pages")
    .map((page) => rowTitle(site, page))
    .filter(({ ns, key }) => {
      const beginning = beginnings.get(ns);
      return beginning !== undefined && key.startsWith(beginning);
    })
    .sort((one, other) => compareTexts(one.key, other.key) || one.ns - other.ns);
}

function specialPages({ site }: Store, text: string): readonly Title[] {
  const beginning = text.replaceAll(" ", "_").toLowerCase();
  return listOrEmpty(site.facts["specialpagealiases"])
    .filter(isJsonObject)
    .map(({ realname, aliases }) => textOrEmpty(listOrEmpty(aliases)[0] ?? realname))
    .filter((name) => name.toLowerCase().startsWith(beginning))
    .sort(compareTexts)
    .map((name) => titleOf(site, SPECIAL, name));
}

import { isJsonObject } from "../../runtime/model/json.js";
import { MAIN, SPECIAL } from "../data/namespaces.js";
import { rowTitle, titleInNamespace, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { namespacePrefix } from "../search/search-query.js";
import type { Store } from "../store/store.js";
import { compareTexts } from "../values/compare.js";
import { listOrEmpty, numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/** A search for titles by prefix. */
export interface CompletionRequest {
  readonly search: string;
  /** The namespaces in the request; a prefix in the text takes precedence. */
  readonly namespaces: readonly number[];
  readonly limit: number;
  /** The number of titles to skip. */
  readonly offset: number;
}

/** The titles found by a search. */
export interface Completions {
  readonly titles: readonly Title[];
  /** Whether there are more titles than the limit. */
  readonly isPartial: boolean;
}

/** Finds the titles that begin with a text, in order. A blank search finds nothing. */
export function completions(store: Store, request: CompletionRequest): Completions {
  const { search, limit, offset } = request;
  if (search.trim() === "") return { titles: [], isPartial: false };
  const named = namespacePrefix(store.site, search);
  const text = (named?.rest ?? search).trim();
  const namespaces = named ? [named.ns] : request.namespaces;
  const end = offset + limit;
  if (namespaces.includes(SPECIAL)) {
    const titles = specialPages(store, text);
    return { titles: titles.slice(offset, end), isPartial: titles.length > end };
  }
  const rows = store.ordered(JSON.stringify(["completion", text, namespaces]), () =>
    pages(store, text, namespaces.length === 0 ? [MAIN] : namespaces),
  );
  const titles = rows.slice(offset, end).map((page) => rowTitle(store.site, page));
  return { titles, isPartial: rows.length > end };
}

/** The pages whose titles begin with a text, in order. */
function pages(store: Store, text: string, namespaces: readonly number[]): readonly TableRow[] {
  const { site } = store;
  // An invalid title is not the prefix of any title.
  const beginnings = new Map(
    namespaces.map((ns) => {
      const title = titleInNamespace(site, ns, text);
      const key = title.kind === "title" && title.key !== "" ? title.key : undefined;
      return [ns, text === "" ? "" : key];
    }),
  );
  return store
    .rows("pages")
    .filter(({ ns, key }) => {
      const beginning = beginnings.get(numberOrZero(ns));
      return beginning !== undefined && textOrEmpty(key).startsWith(beginning);
    })
    .sort(
      (one, other) =>
        compareTexts(textOrEmpty(one["key"]), textOrEmpty(other["key"])) ||
        numberOrZero(one["ns"]) - numberOrZero(other["ns"]),
    );
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

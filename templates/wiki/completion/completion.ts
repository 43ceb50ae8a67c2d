import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { compareTexts } from "../values/compare.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { completionPrefixes, completionQuery } from "./completion-query.js";
import type { CompletionQuery } from "./completion-query.js";
import { withExactMatch } from "./exact-match.js";
import { specialCompletions } from "./special-completions.js";

const SPECIAL = -1;

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

/**
 * Finds the titles that begin with a text, as the search of a wiki without a search extension does:
 * pages by key and namespace, an exact match first. `SearchEngine::completionSearchWithVariants` of
 * MediaWiki 1.39 and 1.43.
 */
export function completions(store: Store, request: CompletionRequest): Outcome<Completions> {
  const { limit, offset } = request;
  const query = completionQuery(store.site, request);
  if (!query) return ok({ titles: [], isPartial: false });
  const all = query.namespaces.includes(SPECIAL)
    ? specialCompletions(store.site, query.search)
    : ok(pagesOf(store, query));
  if (all.kind === "refused") return all;
  // The server reads one title more than it returns.
  const found = all.value.slice(offset, offset + limit + 1);
  const titles = offset === 0 ? withExactMatch(store, query, found, limit) : found.slice(0, limit);
  return ok({ titles, isPartial: found.length > limit });
}

function pagesOf(store: Store, query: CompletionQuery): readonly Title[] {
  const prefixes = completionPrefixes(store.site, query);
  return store
    .rows("pages")
    .map((page) => titleOf(store.site, numberOrZero(page["ns"]), textOrEmpty(page["key"])))
    .filter(({ ns, key }) => {
      const prefix = prefixes.get(ns);
      return prefix !== undefined && key.startsWith(prefix);
    })
    .sort((one, other) => compareTexts(one.key, other.key) || one.ns - other.ns);
}

import { isSince } from "../data/wiki-version.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { CompletionQuery } from "./completion-query.js";

const MAIN = 0;

/**
 * The titles of a search with the page of exactly that name first. Redirects to
 * the same page count as one; which of them is first depends on the version (`SearchExactMatchRescorer` of MediaWiki
 * 1.39 and 1.43).
 *
 * @param found with one title more than the limit, if there is one
 */
export function withExactMatch(
  store: Store,
  { search, namespaces }: CompletionQuery,
  found: readonly Title[],
  limit: number,
): readonly Title[] {
  const titles = found.slice(0, limit);
  const ns = namespaces.includes(MAIN) ? MAIN : (namespaces[0] ?? MAIN);
  const exact = parseTitle(store.site, search, ns);
  if (exact.kind !== "title" || !store.pageByTitle(exact.ns, exact.key)) return titles;
  const at = titles.findIndex(({ text }) => text === exact.text);
  if (at >= 0) return pulledFront(titles, at);
  const isNewer = isSince(store.site, "1.43");
  // Until 1.43, the title beyond the limit counts as found.
  const known = isNewer ? titles : found;
  const added = known.some(({ text }) => text === exact.text)
    ? titles
    : [titleOf(store.site, exact.ns, exact.key), ...titles].slice(0, limit);
  const target = redirectTarget(store, exact);
  if (target === undefined) return added;
  const named = titles.findIndex(({ text }) => text === target);
  if (named >= 0) return pulledFront(titles, named);
  const redirect = titles.map((title) => redirectTarget(store, title)).lastIndexOf(target);
  if (redirect < 0) return added;
  return isNewer
    ? added.filter((title) => title !== titles[redirect])
    : pulledFront(titles, redirect);
}

function pulledFront(titles: readonly Title[], at: number): readonly Title[] {
  return [...titles.slice(at, at + 1), ...titles.slice(0, at), ...titles.slice(at + 1)];
}

/** The text of the title that a page redirects to, perhaps of another wiki; undefined if it is no redirect. */
function redirectTarget(store: Store, { ns, key }: Title): string | undefined {
  const page = store.pageByTitle(ns, key);
  const [row] = page ? store.find("redirects", "pageid", page["pageid"]) : [];
  if (!row) return undefined;
  const { text } = titleOf(store.site, numberOrZero(row["ns"]), textOrEmpty(row["key"]));
  const interwiki = textOrEmpty(row["interwiki"]);
  return interwiki === "" ? text : `${interwiki}:${text}`;
}

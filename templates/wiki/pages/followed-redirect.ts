// The pages that a query is about: by title, number, revision or generator.

import type { JsonObject } from "../../runtime/model/json.js";
import { pageNameOf } from "../data/page-name.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { Store } from "../store/store.js";
import { parseTitle } from "../data/title.js";

/** A redirect that a request followed. */
export interface FollowedRedirect {
  /** The name of the redirect. */
  readonly name: string;
  /** The text of the target title. */
  readonly to: string;
  readonly fragment?: string;
  readonly interwiki?: string;
}

/** Redirects by their texts, in the order in which they were followed. */
export type FollowedRedirects = ReadonlyMap<string, FollowedRedirect>;

/** The member `redirects` of a response, with the fields that a generator gives for each, by its name. */
export function redirectRemarks(
  followed: FollowedRedirects,
  generatorFields: ReadonlyMap<string, JsonObject>,
): readonly JsonObject[] {
  return [...followed].map(([from, { name, to, fragment, interwiki }]) => ({
    ...generatorFields.get(name),
    from,
    to,
    ...(fragment !== undefined && { tofragment: fragment }),
    ...(interwiki !== undefined && { tointerwiki: interwiki }),
  }));
}

/**
 * The fields that a generator returns for pages, by their names. Fields of a redirect are also
 * those of its target; of several indexes, the first applies.
 */
export function fieldsBehindRedirects(
  followed: FollowedRedirects,
  generatorFields: ReadonlyMap<string, JsonObject>,
  store: Store,
): ReadonlyMap<string, JsonObject> {
  const all = new Map(generatorFields);
  for (const [text, { name }] of followed) {
    const index = generatorFields.get(name)?.["index"];
    const target = pageBehind(followed, text, store);
    if (typeof index !== "number" || target === undefined) continue;
    const before = all.get(target);
    const other = before?.["index"];
    if (typeof other !== "number" || index < other) all.set(target, { ...before, index });
  }
  return all;
}

/** The name of the final page of a chain of redirects; undefined if the chain has none. */
function pageBehind(followed: FollowedRedirects, text: string, store: Store): string | undefined {
  const seen = new Set<string>();
  let here = text;
  for (let next = followed.get(here); next; next = followed.get(here)) {
    if (seen.has(here)) return undefined;
    seen.add(here);
    here = next.to;
  }
  const title = parseTitle(store.site, here);
  const page = title.kind === "title" ? store.pageByTitle(title.ns, title.key) : undefined;
  return page && pageNameOf(numberOrZero(page["ns"]), textOrEmpty(page["key"]));
}

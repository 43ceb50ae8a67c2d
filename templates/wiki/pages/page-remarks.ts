import type { JsonObject } from "../../runtime/model/json.js";
import { externalUrl } from "../data/external-url.js";
import type { Site } from "../data/site.js";
import { nfc } from "../../runtime/wire/normal-form.js";
import { redirectRemarks } from "./followed-redirect.js";
import type { FollowedRedirects } from "./followed-redirect.js";

/** The findings of the lookup of pages, except the pages. */
export interface LookupRemarks {
  /** Titles of the request that the wiki writes differently, and how it writes them. */
  readonly normalized: ReadonlyMap<string, string>;
  /** Titles of other wikis, and the prefixes of these. */
  readonly interwiki: ReadonlyMap<string, string>;
  readonly redirects: FollowedRedirects;
  readonly badRevids: readonly number[];
  /** The response has the addresses of interwiki titles. */
  readonly iwurl: boolean;
}

/** The members of a response's `query` beside its pages: `normalized`, `redirects`, `interwiki`, `badrevids`. */
export function pageRemarks(
  site: Site,
  generatorFields: ReadonlyMap<string, JsonObject>,
  found: LookupRemarks,
): JsonObject {
  const normalized = [...found.normalized].map(([from, to]) => {
    const isEncoded = nfc(from) !== from;
    return { fromencoded: isEncoded, from: isEncoded ? encodeURIComponent(from) : from, to };
  });
  const interwiki = [...found.interwiki].map(([title, iw]) => ({
    title,
    iw,
    ...(found.iwurl && { url: externalUrl(site, title) }),
  }));
  const redirects = redirectRemarks(found.redirects, generatorFields);
  return {
    ...(normalized.length > 0 && { normalized }),
    ...(interwiki.length > 0 && { interwiki }),
    ...(redirects.length > 0 && { redirects }),
    ...(found.badRevids.length > 0 && { badrevids: badRevidsRemark(found.badRevids) }),
  };
}

function badRevidsRemark(revids: readonly number[]): JsonObject | readonly JsonObject[] {
  // If the only number is 0, PHP writes a list instead of an object.
  if (revids.length === 1 && revids[0] === 0) return [{ revid: 0, missing: true }];
  return Object.fromEntries(revids.map((revid) => [String(revid), { revid, missing: true }]));
}

// Titles that begin with a text, as search fields suggest them.

import type { Site } from "../data/site.js";
import { titleInNamespace } from "../data/title.js";

const MAIN = 0;

/** The text and the namespaces of a search, without the prefix of a namespace. */
export interface CompletionQuery {
  readonly search: string;
  readonly namespaces: readonly number[];
}

/** The text that titles must begin with, and where; undefined if the search is blank. */
export function completionQuery(
  site: Site,
  { search, namespaces }: CompletionQuery,
): CompletionQuery | undefined {
  if (trimmedText(search) === "") return undefined;
  const colon = search.indexOf(":");
  const prefix = search.slice(0, Math.max(colon, 0)).replaceAll("_", " ").toLowerCase();
  // The main namespace has the empty name.
  const ns = prefix === "" ? MAIN : site.names.get(prefix);
  return colon < 0 || ns === undefined
    ? { search: trimmedText(search), namespaces }
    : { search: trimmedText(search.slice(colon + 1)), namespaces: [ns] };
}

/** The beginning of the keys that match, by namespace. Namespaces may differ in letter case. */
export function completionPrefixes(
  site: Site,
  { search, namespaces }: CompletionQuery,
): ReadonlyMap<number, string> {
  const spaces = namespaces.length === 0 ? [MAIN] : namespaces;
  const text = search.replaceAll(NOT_IN_TITLES, "");
  return new Map(
    spaces.flatMap((ns): (readonly [number, string])[] => {
      const key = search === "" ? "" : keyOf(site, ns, text);
      return key === undefined ? [] : [[ns, key]];
    }),
  );
}

/** The characters that no title contains; `MediaWikiTitleCodec::getTitleInvalidRegex`. */
const NOT_IN_TITLES =
  // oxlint-disable-next-line no-control-regex -- control characters are what the rule is about
  /[\u0000-\u001F\u007F#<>[\]{|}]|%[0-9A-Fa-f]{2}|&[A-Za-z0-9\u0080-\u{10FFFF}]+;/gu;

/** The server ignores the namespace or the other wiki that a prefix of the text may name. */
function keyOf(site: Site, ns: number, text: string): string | undefined {
  const title = titleInNamespace(site, ns, text);
  switch (title.kind) {
    case "title":
      return title.key;
    case "external":
      return title.text.slice(title.interwiki.length + 1).replaceAll(" ", "_");
    case "invalid":
      return undefined;
  }
}

/** The characters that PHP's `trim` removes. */
const BLANK = " \t\n\r\0\u000B";

function trimmedText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.includes(text.charAt(start))) start += 1;
  while (end > start && BLANK.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

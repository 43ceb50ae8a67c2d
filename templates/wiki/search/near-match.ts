import { parseTitle } from "../data/title.js";
import type { Store } from "../store/store.js";
import type { TableRow } from "../values/row.js";

const MEDIA = -2;
const FILE = 6;

/**
 * The page whose title is the text of a search, perhaps in other letter case: `SearchNearMatcher` of MediaWiki
 * 1.39 and 1.43. Undefined if there is none.
 */
export function nearMatch(store: Store, search: string): TableRow | undefined {
  if (search === "" || search.startsWith("#")) return undefined;
  const exact = parseTitle(store.site, search);
  if (exact.kind === "invalid") return undefined;
  for (const text of spellings(search)) {
    const title = parseTitle(store.site, text);
    if (title.kind === "external") return undefined;
    const page =
      title.kind === "title"
        ? store.pageByTitle(title.ns === MEDIA ? FILE : title.ns, title.key)
        : undefined;
    if (page) return page;
  }
  const [, quoted] = /^"([^"]+)"$/.exec(search) ?? [];
  return quoted === undefined ? undefined : nearMatch(store, quoted);
}

/** As written, in lower case, with a capital for each word, in upper case, and with capitals after hyphens and the like. */
function spellings(text: string): readonly string[] {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- ASCII begins with control characters
  const isAscii = /^[\u0000-\u007F]*$/.test(text);
  return [
    text,
    lower,
    capitals(lower, /(?:^|\s)\p{L}/gu),
    text.toUpperCase(),
    isAscii ? capitals(text, /(?:^|\W)[a-z]/g) : capitals(lower, /(?:^|[ \-(){}.,?!])\p{L}/gu),
  ];
}

function capitals(text: string, first: RegExp): string {
  return text.replaceAll(first, (found) => found.toUpperCase());
}

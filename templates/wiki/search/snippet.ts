import { isSince } from "../data/wiki-version.js";
import { escapeQuotes } from "../../runtime/http/html.js";
import type { Site } from "../data/site.js";
import { utf8 } from "../values/bytes.js";
import { highlighted, lastMatch } from "./term-matches.js";
import type { Comparison } from "./term-matches.js";
import type { SearchTerm } from "./search-query.js";

/** At most so many lines of a text are shown. */
const LINES = 2;
/** So many characters before what is found are shown. */
const BEFORE = 75;
/** The server reads one more than it means to show. */
const AFTER = 76;

/**
 * The first lines of a text that have a term of a search, as HTML that highlights the terms: `SearchHighlighter`
 * of MediaWiki 1.39 and 1.43. The older one counts bytes.
 */
export function snippetOf(site: Site, text: string, terms: readonly SearchTerm[]): string {
  const isNew = isSince(site, "1.43");
  const comparison: Comparison = isNew ? "characters" : "bytes";
  const quote = isNew ? '"' : "'";
  const lines: string[] = [];
  for (const line of text.split("\n")) {
    const found = lastMatch(line, terms, comparison);
    if (!found) continue;
    const after = line.slice(found.end);
    const end = isNew ? firstCharacters(after, AFTER) : firstBytes(after, AFTER);
    const shown = shortened(line.slice(0, found.start)) + line.slice(found.start, found.end) + end;
    const open = `<span class=${quote}searchmatch${quote}>`;
    lines.push(
      `${highlighted(escapeQuotes(shown), terms, comparison, (each) => `${open}${each}</span>`)}\n`,
    );
    if (lines.length === LINES) break;
  }
  return lines.join("");
}

/** The last characters, unless dots and what is left are as long as the whole. */
function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= BEFORE) return text;
  const end = Array.from(withoutSpaces(characters.slice(-BEFORE).join("")));
  return end.length + DOTS.length < characters.length ? `${DOTS}${end.join("")}` : text;
}

const DOTS = "...";

function withoutSpaces(text: string): string {
  return text.replace(/^[ \t\r]+/, "");
}

function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join("");
}

/** A character that is cut becomes U+FFFD. */
function firstBytes(text: string, count: number): string {
  return new TextDecoder().decode(utf8(text).subarray(0, count));
}

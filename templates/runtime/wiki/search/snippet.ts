import { escapeQuotes } from "../../http/html.js";
import { isSince } from "../data/wiki-version.js";
import type { Site } from "../data/site.js";
import { utf8 } from "../values/bytes.js";
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
  const quote = isNew ? '"' : "'";
  const wanted = terms.map((term) => patternOf(term, isNew)).join("|");
  const line = new RegExp(
    `^(?<before>[^\\n]*)(?<found>${wanted})(?<after>[^\\n]*)$`,
    isNew ? "iu" : "u",
  );
  const highlighted = new RegExp(wanted, isNew ? "giu" : "gu");
  const snippet = (each: RegExpExecArray): string => {
    const { before = "", found = "", after = "" } = each.groups ?? {};
    const end = isNew ? firstCharacters(after, AFTER) : firstBytes(after, AFTER);
    const html = escapeQuotes(`${shortened(before)}${found}${end}`);
    return `${html.replaceAll(highlighted, `<span class=${quote}searchmatch${quote}>$&</span>`)}\n`;
  };
  return text
    .split("\n")
    .map((each) => line.exec(each))
    .filter((each) => each !== null)
    .slice(0, LINES)
    .map(snippet)
    .join("");
}

/** The term as whole words. In bytes, only letters of ASCII are letters and have two cases. */
function patternOf({ text, isBeginning }: SearchTerm, isNew: boolean): string {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, "\\$&");
  const cased = isNew
    ? escaped
    : escaped.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const boundary = isNew ? WORD_BOUNDARY : "\\b";
  return `${boundary}${cased}${isBeginning ? "" : boundary}`;
}

const IN_WORD = "[\\p{L}\\p{N}_]";
const WORD_BOUNDARY = `(?:(?<!${IN_WORD})(?=${IN_WORD})|(?<=${IN_WORD})(?!${IN_WORD}))`;

/** The last characters, unless dots and what is left are as long as the whole. */
function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= BEFORE) return text;
  const end = Array.from(
    characters
      .slice(-BEFORE)
      .join("")
      .replace(/^[ \t\r]+/, ""),
  );
  return end.length + DOTS.length < characters.length ? `${DOTS}${end.join("")}` : text;
}

const DOTS = "...";

function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join("");
}

/** A character that is cut becomes U+FFFD. */
function firstBytes(text: string, count: number): string {
  return new TextDecoder().decode(utf8(text).subarray(0, count));
}

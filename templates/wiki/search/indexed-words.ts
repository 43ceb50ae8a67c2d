// What searches of titles and texts find, and the snippets that show it.

/** The words of a text that searches compare: runs of letters and digits, in lower case. */
export function searchWords(text: string): readonly string[] {
  return text.match(/[a-z0-9\u0080-\u{10FFFF}]+/gu) ?? [];
}

/** The words of a title, without the namespace. */
export function wordsOfTitle(title: string): readonly string[] {
  return searchWords(title.toLowerCase());
}

/** The words of a wikitext: without tags and external addresses, and `[[rose]]s` is two words. */
export function wordsOfText(text: string): readonly string[] {
  const untagged = replacedUpTo(text.toLowerCase(), ">", TAG, " ").replaceAll(
    ADDRESS,
    "$<before> $<after>",
  );
  const visible = replacedUpTo(untagged, "]", LABELLED_ADDRESS, "$<before> $<label> ");
  return searchWords(visible.replaceAll(LINK_END, "$<before>$<word> $<word>$<trail>"));
}

/** Replaces up to the last sign that ends a match: without one, each beginning would be followed to the end of the text. */
function replacedUpTo(text: string, sign: string, pattern: RegExp, replacement: string): string {
  const end = text.lastIndexOf(sign) + 1;
  return text.slice(0, end).replaceAll(pattern, replacement) + text.slice(end);
}

const TAG = /<\/?\s*[a-z][^>]*>/g;
const PROTOCOL = "(?:https?|ftp|mailto|news|gopher):";
const IN_ADDRESS = "A-Za-z0-9_/:.,~%\\-+&;#?!=()@\\u0080-\\u{10FFFF}";
const ADDRESS = new RegExp(
  `(?<before>^|[^\\[])${PROTOCOL}[${IN_ADDRESS}]+(?<after>[^${IN_ADDRESS}]|$)`,
  "gu",
);
const LABELLED_ADDRESS = new RegExp(
  `(?<before>[^\\[])\\[${PROTOCOL}[${IN_ADDRESS}]+(?:[ \\t\\r\\n\\f\\v](?<label>[^\\]]+))?\\]`,
  "gu",
);
const IN_WORD = "A-Za-z_'.0-9\\u0080-\\u{10FFFF}\\-&#;";
const LINK_END = new RegExp(
  `(?<before>[^${IN_WORD}])(?<word>[${IN_WORD}]+)\\]\\](?<trail>[a-z]+)`,
  "gu",
);

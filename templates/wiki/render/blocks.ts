// HTML of wikitext, in the form of MediaWiki.

/** The block that is open at the end of a line. */
interface OpenBlocks {
  /** The paragraph or preformatted text that is open. */
  paragraph: "" | "p" | "pre";
  /** A definition term is open. */
  isTerm: boolean;
  /** Lines are in an element of blocks, and not in paragraphs. */
  isInBlock: boolean;
  isInQuote: boolean;
}

/**
 * Makes paragraphs, lists and preformatted text of lines. Headings and tables must be elements
 * already.
 *
 * @param fill puts elements in the places of their marks
 */
export function renderBlocks(text: string, fill: (line: string) => string): string {
  const open: OpenBlocks = { paragraph: "", isTerm: false, isInBlock: false, isInQuote: false };
  const lines = text.split("\n");
  let [output, last] = ["", ""];
  let pending: string | undefined;
  for (const [number, line] of lines.entries()) {
    const prefix = /^[*#:;]*/.exec(line)?.[0] ?? "";
    const same = prefix.replaceAll(";", ":");
    let content = line.slice(prefix.length);
    if (prefix !== "" || last !== "") {
      const [html, rest] = listItems(prefix, last, content, open);
      pending = undefined;
      output += html;
      content = rest;
      last = same;
    }
    if (prefix === "") {
      const [before, after, left] = paragraphOf(content, fill(content), pending, open);
      output += before;
      pending = after;
      content = left;
    }
    if (pending !== undefined) continue;
    const isLast = number === lines.length - 1;
    output += prefix === "" ? content : content.trim();
    if (prefix === "" && (!isLast || open.paragraph !== "")) output += "\n";
  }
  output += closedLists(last, open);
  return output + closedParagraph(open).trimEnd();
}

/** Elements after which lines are not in paragraphs. */
const BLOCK_START = /<(?:(?:table|h[1-6]|pre|p|ul|ol|dl)|\/(?:td|th)|\/?(?:tr|caption|dt|dd|li))\b/;

/** Elements after which lines are in paragraphs. */
const BLOCK_END =
  /<(?:\/(?:table|h[1-6]|pre|p|ul|ol|dl)|(?:td|th)|\/?(?:center|blockquote|div|hr))\b/;

/** The HTML before the text of a line, a paragraph that begins with the next text, and the text itself. */
function paragraphOf(
  content: string,
  filled: string,
  pending: string | undefined,
  open: OpenBlocks,
): readonly [html: string, pending: string | undefined, content: string] {
  const endsBlock = BLOCK_END.test(filled);
  if (endsBlock || BLOCK_START.test(filled)) {
    const html = closedParagraph(open);
    const quotes = Array.from(content.matchAll(/<(\/?)blockquote\b/g), ([, slash]) => slash === "");
    open.isInQuote = quotes.at(-1) ?? open.isInQuote;
    open.isInBlock = !endsBlock;
    return [html, undefined, content];
  }
  if (open.isInBlock) return ["", undefined, content];
  const isBlank = content.trim() === "";
  if (content.startsWith(" ") && !open.isInQuote && (open.paragraph === "pre" || !isBlank)) {
    const html = open.paragraph === "pre" ? "" : `${closedParagraph(open)}<pre>`;
    open.paragraph = "pre";
    return [html, undefined, content.slice(1)];
  }
  if (isBlank && pending !== undefined) {
    open.paragraph = "p";
    return [`${pending}<br />`, undefined, content];
  }
  if (isBlank)
    return open.paragraph === "p"
      ? ["", "</p><p>", content]
      : [closedParagraph(open), "<p>", content];
  if (pending === undefined && open.paragraph === "p") return ["", undefined, content];
  const html = pending ?? `${closedParagraph(open)}<p>`;
  open.paragraph = "p";
  return [html, undefined, content];
}

function closedParagraph(open: OpenBlocks): string {
  const { paragraph } = open;
  open.paragraph = "";
  return paragraph === "" ? "" : `</${paragraph}>\n`;
}

/** The HTML in front of an item of a list, and the item without a term before it. */
function listItems(
  prefix: string,
  last: string,
  content: string,
  open: OpenBlocks,
): readonly [html: string, content: string] {
  const same = prefix.replaceAll(";", ":");
  let html = "";
  let rest = content;
  let hasColon = true;
  const withTerm = (char: string): void => {
    if (char !== ";" || !hasColon) return;
    const colon = rest.search(/:(?!\/\/)/);
    hasColon = colon >= 0;
    if (!hasColon) return;
    html += rest.slice(0, colon).trim() + nextItem(":", open);
    rest = rest.slice(colon + 1);
  };
  if (prefix !== "" && last === same) {
    const char = prefix.at(-1) ?? "";
    html += nextItem(char, open);
    withTerm(char);
    return [html, rest];
  }
  let common = 0;
  while (common < last.length && last[common] === same[common]) common += 1;
  html += closedLists(last.slice(common), open);
  if (prefix.length <= common && common > 0) html += nextItem(prefix[common - 1] ?? "", open);
  if (open.isTerm && common > 0 && prefix[common - 1] === ":") html += nextItem(":", open);
  if (last !== "" && prefix.length > common) html += "\n";
  for (const char of prefix.slice(common)) {
    html += openedList(char, open);
    withTerm(char);
  }
  return [prefix === "" && last !== "" ? `${html}\n` : html, rest];
}

function openedList(char: string, open: OpenBlocks): string {
  const html = closedParagraph(open);
  if (char === "*") return `${html}<ul><li>`;
  if (char === "#") return `${html}<ol><li>`;
  open.isTerm = char === ";";
  return `${html}<dl>${char === ";" ? "<dt>" : "<dd>"}`;
}

function nextItem(char: string, open: OpenBlocks): string {
  if (char === "*" || char === "#") return "</li>\n<li>";
  const end = open.isTerm ? "</dt>\n" : "</dd>\n";
  open.isTerm = char === ";";
  return `${end}${open.isTerm ? "<dt>" : "<dd>"}`;
}

function closedList(char: string, open: OpenBlocks): string {
  if (char === "*") return "</li></ul>";
  if (char === "#") return "</li></ol>";
  const end = open.isTerm ? "</dt></dl>" : "</dd></dl>";
  open.isTerm = false;
  return end;
}

/** Closes the lists of a prefix, the innermost first. */
function closedLists(prefix: string, open: OpenBlocks): string {
  let html = "";
  for (let at = prefix.length - 1; at >= 0; at -= 1) html += closedList(prefix.charAt(at), open);
  return html;
}

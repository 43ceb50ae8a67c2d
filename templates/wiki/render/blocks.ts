// Renders wikitext blocks as HTML in MediaWiki's format.

/** A list line: one character for each list that contains it, and the item's text. */
interface ListLine {
  readonly prefix: string;
  readonly text: string;
}

/** The maximum number of list characters at the start of a line. Further characters are text. */
const PREFIX = /^[*#:;]{1,40}/;

/** Elements after which lines do not form paragraphs. */
const BLOCK_START = /<(?:(?:table|h[1-6]|pre|p|ul|ol|dl)|\/(?:td|th)|\/?(?:tr|caption|dt|dd|li))\b/;

/** Elements after which lines form paragraphs. */
const BLOCK_END =
  /<(?:\/(?:table|h[1-6]|pre|p|ul|ol|dl)|(?:td|th)|\/?(?:center|blockquote|div|hr))\b/;

/**
 * Converts lines to paragraphs, lists and preformatted text. Headings and tables must already be
 * elements.
 *
 * @param fill replaces marks with elements
 */
export function renderBlocks(text: string, fill: (line: string) => string): string {
  let output = "";
  /** The open element's name, and the start tag to write before the next text. */
  let [open, pending] = ["", ""];
  let [isInBlock, isInQuote] = [false, false];
  const close = (): void => {
    if (open !== "") output += `</${open}>\n`;
    open = "";
  };
  const begin = (tag: "p" | "pre", html: string): void => {
    output += html;
    [open, pending] = [tag, ""];
  };
  const groups = groupLines(text.split("\n"), (line, first) => [line, first].every(isListed));
  for (const [number, group] of groups.entries()) {
    const [line = ""] = group;
    const isLast = number === groups.length - 1;
    if (isListed(line)) {
      close();
      output += listsOf(group.map(listLine), 0) + (isLast ? "" : "\n");
      pending = "";
      continue;
    }
    const filled = fill(line);
    const endsBlock = BLOCK_END.test(filled);
    const isBlank = line.trim() === "";
    const isPre = line.startsWith(" ") && !isInQuote && (open === "pre" || !isBlank);
    if (endsBlock || BLOCK_START.test(filled)) {
      close();
      const quotes = Array.from(line.matchAll(/<(\/?)blockquote\b/g), ([, slash]) => slash === "");
      isInQuote = quotes.at(-1) ?? isInQuote;
      [isInBlock, pending] = [!endsBlock, ""];
    } else if (isInBlock) pending = "";
    else if (isPre) {
      if (open !== "pre") close();
      begin("pre", open === "pre" ? "" : "<pre>");
    } else if (isBlank && pending === "") {
      pending = open === "p" ? "</p><p>" : "<p>";
      if (open !== "p") close();
      continue;
    } else if (isBlank) begin("p", `${pending}<br />`);
    else if (pending !== "") begin("p", pending);
    else if (open !== "p") {
      close();
      begin("p", "<p>");
    }
    output += isPre && open === "pre" ? line.slice(1) : line;
    if (!isLast || open !== "") output += "\n";
  }
  close();
  return output.trimEnd();
}

/**
 * Groups consecutive items with a function that compares an item with the first item of the group.
 */
function groupLines<Line>(
  lines: readonly Line[],
  belongs: (line: Line, first: Line) => boolean,
): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && belongs(line, group[0])) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function isListed(line: string): boolean {
  return PREFIX.test(line);
}

function listLine(line: string): ListLine {
  const [prefix = ""] = PREFIX.exec(line) ?? [];
  return { prefix, text: line.slice(prefix.length).trim() };
}

/** Lists of lines with a common prefix up to a depth. */
function listsOf(lines: readonly ListLine[], depth: number): string {
  const kindOf = ({ prefix }: ListLine): string => prefix.charAt(depth).replace(";", ":");
  return groupLines(lines, (line, first) => kindOf(line) === kindOf(first))
    .map(([first, ...rest]) => (first ? listOf([first, ...rest], depth) : ""))
    .join("\n");
}

function listOf(lines: readonly [ListLine, ...ListLine[]], depth: number): string {
  const tag = { "*": "ul", "#": "ol" }[lines[0].prefix.charAt(depth)] ?? "dl";
  // A term cannot contain lists; lists below it are in a definition.
  const items = groupLines(
    lines,
    ({ prefix }, first) =>
      prefix.length > depth + 1 && (prefix[depth] !== ":" || first.prefix[depth] === ":"),
  );
  return `<${tag}>${items.map((item) => itemHtml(item, depth)).join("\n")}</${tag}>`;
}

/** An item with its text, its nested lists, or both. */
function itemHtml([first, ...rest]: readonly ListLine[], depth: number): string {
  if (!first) return "";
  const { prefix, text } = first;
  const tag = { ":": "dd", ";": "dt" }[prefix.charAt(depth)] ?? "li";
  if (prefix.length > depth + 1) return `<${tag}>${listsOf([first, ...rest], depth + 1)}</${tag}>`;
  const below = rest.length === 0 ? "" : `\n${listsOf(rest, depth + 1)}`;
  const colon = tag === "dt" ? text.search(/:(?!\/\/)/) : -1;
  return colon < 0
    ? `<${tag}>${text}${below}</${tag}>`
    : `<dt>${text.slice(0, colon).trim()}</dt>\n<dd>${text.slice(colon + 1).trim()}${below}</dd>`;
}

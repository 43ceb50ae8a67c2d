// Wikitext as a tree: braces, headings, comments, and elements whose content is not wikitext.

import { facts } from "../data/facts.js";
import type { Site } from "../data/site.js";
import { listOrEmpty } from "../values/row.js";

/** A wikitext node. */
export type WikitextNode =
  | { readonly kind: "text"; text: string }
  | BracesNode
  | HeadingNode
  | ExtensionNode
  /** Includes the surrounding white space if it is alone on its lines. */
  | { readonly kind: "comment"; readonly text: string }
  /**
   * Tags and elements that apply only to pages that include the text, or only to the page itself.
   */
  | { readonly kind: "ignored"; readonly text: string };

/** `{{…}}` or `{{{…}}}`. */
export interface BracesNode {
  readonly kind: "template" | "parameter";
  /** The name, followed by the arguments. */
  readonly parts: readonly BracesPart[];
  readonly isLineStart: boolean;
}

/** A part of braces; an argument with an equals sign is named. */
export interface BracesPart {
  name?: readonly WikitextNode[];
  nodes: WikitextNode[];
}

/** A line between equals signs. */
export interface HeadingNode {
  readonly kind: "heading";
  readonly level: number;
  /** The number in the text, starting at 1. */
  readonly index: number;
  /** The offset of its line. */
  readonly at: number;
  /** Includes the equals signs. */
  readonly nodes: readonly WikitextNode[];
}

/** An element that the software or an extension renders, such as `nowiki`. */
export interface ExtensionNode {
  readonly kind: "extension";
  readonly name: string;
  readonly attributes: string;
  /** Absent for a self-closing tag. */
  readonly content?: string;
  readonly end: string;
  readonly source: string;
}

/** Open braces, an open heading, or the text. */
interface Opening {
  readonly sign: "{" | "=" | "";
  readonly count: number;
  readonly at: number;
  readonly isLineStart: boolean;
  readonly parts: BracesPart[];
  /** Open pairs of brackets in it: until they are closed, other markup is text. */
  brackets: number;
}

const SIGNS = /\{{2,}|\}{2,}|\[{2,}|\]{2,}|[|=\n]|<!--|<\/?([a-z][a-z0-9]*)(?=[\s/>])/gi;

/** The next character that can start or end a tag. */
const TAG_END = /[<>]/g;
/** Elements for pages that include the text, or for the page itself. */
const INCLUSION: ReadonlySet<string> = new Set(["noinclude", "includeonly", "onlyinclude"]);
const CLOSING = /<\/([a-z][a-z0-9]*)\s*>/gi;

function findFrom(signs: RegExp, text: string, from: number): RegExpExecArray | null {
  signs.lastIndex = from;
  return signs.exec(text);
}

/**
 * Parses wikitext in linear time.
 *
 * @param isIncluded whether a different page includes the text
 */
export function preprocess(
  site: Pick<Site, "facts">,
  written: string,
  isIncluded = false,
): readonly WikitextNode[] {
  const tags = new Set(listOrEmpty(site.facts["extensiontags"] ?? facts.extensiontags));
  const text = isIncluded ? onlyIncluded(written) : written;
  const root = opening("", 0, 0, false);
  const stack = [root];
  const missing = new Set<string>();
  let [at, headings, commentStart, commentEnd] = [0, 0, -1, -1];
  const top = (): Opening => stack.at(-1) ?? root;
  const nodesNow = (): WikitextNode[] => top().parts.at(-1)?.nodes ?? [];
  const append = (value: string): void => addText(nodesNow(), value);
  const open = (sign: Opening["sign"], count: number, start: number): void => {
    stack.push(opening(sign, count, start, start > 0 && text[start - 1] === "\n"));
  };
  openHeading(0);
  for (;;) {
    const found = findFrom(SIGNS, text, at);
    if (!found) break;
    append(text.slice(at, found.index));
    at = found.index + found[0].length;
    readSigns(found[0], found[1]?.toLowerCase() ?? "", found.index);
  }
  append(text.slice(at));
  closeHeading(text.length);
  // Starts with the outermost opening, so each node is moved once.
  for (const unclosed of stack.splice(1)) flatten(unclosed);
  return root.parts[0]?.nodes ?? [];

  function readSigns(signs: string, tag: string, index: number): void {
    const current = top();
    switch (signs[0]) {
      case "<":
        if (signs === "<!--") readComment(index);
        else if (!readTag(signs.startsWith("</"), tag, index)) append(signs);
        return;
      case "\n":
        closeHeading(index);
        append("\n");
        openHeading(at);
        return;
      case "{":
        return open("{", signs.length, index);
      case "[":
        current.brackets += Math.trunc(signs.length / 2);
        return append(signs);
      case "]":
        current.brackets = Math.max(0, current.brackets - Math.trunc(signs.length / 2));
        return append(signs);
      case "|":
        if (current.sign === "{" && current.brackets === 0) current.parts.push({ nodes: [] });
        else append("|");
        return;
      case "=": {
        const part = current.parts.at(-1);
        if (!isNameEnd(current) || !part) append("=");
        else [part.name, part.nodes] = [part.nodes, []];
        return;
      }
      default:
        return closeBraces(signs);
    }
  }

  function closeBraces(signs: string): void {
    let left = signs.length;
    while (left >= 2 && top().sign === "{" && top().brackets === 0) {
      const { count, parts, at: start, isLineStart } = top();
      stack.pop();
      const size = Math.min(3, count, left);
      const rest = count - size;
      left -= size;
      if (rest >= 2) open("{", rest, start);
      else append("{".repeat(rest));
      const kind = size === 3 ? "parameter" : "template";
      nodesNow().push({ kind, parts, isLineStart: isLineStart && rest === 0 });
    }
    append("}".repeat(left));
  }

  /** Opens a heading at the start of a line. */
  function openHeading(start: number): void {
    if (text[start] !== "=") return;
    let count = 1;
    while (count < 6 && text[start + count] === "=") count += 1;
    if (count === 1 && isNameEnd(top())) return;
    open("=", count, start);
    append("=".repeat(count));
    at = start + count;
  }

  function closeHeading(end: number): void {
    const heading = top();
    if (heading.sign !== "=") return;
    let last = spaceStart(end);
    if (last === commentEnd) last = spaceStart(commentStart);
    let equals = 0;
    while (last - equals > heading.at && text[last - equals - 1] === "=") equals += 1;
    const isRow = last - equals === heading.at;
    const level = isRow
      ? Math.min(6, Math.trunc((equals - 1) / 2))
      : Math.min(equals, heading.count);
    stack.pop();
    if (level < 1) return flatten(heading);
    headings += 1;
    const nodes = heading.parts[0]?.nodes ?? [];
    nodesNow().push({ kind: "heading", level, index: headings, at: heading.at, nodes });
  }

  function spaceStart(end: number): number {
    let start = end;
    while (text[start - 1] === " " || text[start - 1] === "\t") start -= 1;
    return start;
  }

  /** Appends an unclosed opening as it is written. */
  function flatten({ sign, count, parts }: Opening): void {
    if (sign === "{") append("{".repeat(count));
    for (const [index, { name, nodes }] of parts.entries()) {
      if (index > 0) append("|");
      if (name) {
        addNodes(nodesNow(), name);
        append("=");
      }
      addNodes(nodesNow(), nodes);
    }
  }

  /** Parses a comment. A comment alone on its lines includes the lines. */
  function readComment(index: number): void {
    const close = text.indexOf("-->", index + 4);
    const end = close < 0 ? text.length : close + 3;
    const [first, last] = [spaceStart(index), spaceEnd(end)];
    const isAlone = text[first - 1] === "\n" && text[last] === "\n";
    const before = nodesNow().at(-1);
    if (isAlone && before?.kind === "text" && first < index)
      before.text = before.text.slice(0, first - index);
    at = isAlone ? last + 1 : end;
    nodesNow().push({ kind: "comment", text: text.slice(isAlone ? first : index, at) });
    if (isAlone) openHeading(at);
    [commentStart, commentEnd] = [index, at];
  }

  function spaceEnd(start: number): number {
    let end = start;
    while (text[end] === " " || text[end] === "\t") end += 1;
    return end;
  }

  /** Whether the tag is processed here. */
  function readTag(isEnd: boolean, tag: string, start: number): boolean {
    const close = findFrom(TAG_END, text, start + 1)?.index ?? text.length;
    if (text[close] !== ">") return false;
    const isForOthers = tag === (isIncluded ? "noinclude" : "includeonly");
    if (isForOthers ? !isEnd : INCLUSION.has(tag)) {
      at = isForOthers ? (elementEnd(tag, close + 1)?.[1] ?? text.length) : close + 1;
      nodesNow().push({ kind: "ignored", text: text.slice(start, at) });
      return true;
    }
    if (isEnd || !tags.has(`<${tag}>`)) return false;
    const isEmpty = text[close - 1] === "/";
    const ends = isEmpty ? ([close + 1, close + 1] as const) : elementEnd(tag, close + 1);
    if (!ends) return false;
    const attributes = text.slice(start + tag.length + 1, isEmpty ? close - 1 : close);
    const content = isEmpty ? {} : { content: text.slice(close + 1, ends[0]) };
    [, at] = ends;
    const [end, source] = [text.slice(...ends), text.slice(start, at)];
    nodesNow().push({ kind: "extension", name: tag, attributes, ...content, end, source });
    return true;
  }

  /** The start and end of an element's closing tag. A failed search is not repeated. */
  function elementEnd(tag: string, from: number): readonly [number, number] | undefined {
    if (missing.has(tag)) return undefined;
    let found = findFrom(CLOSING, text, from);
    while (found && found[1]?.toLowerCase() !== tag)
      found = findFrom(CLOSING, text, found.index + found[0].length);
    if (!found) missing.add(tag);
    return found ? [found.index, found.index + found[0].length] : undefined;
  }
}

function opening(sign: Opening["sign"], count: number, at: number, isLineStart: boolean): Opening {
  return { sign, count, at, isLineStart, parts: [{ nodes: [] }], brackets: 0 };
}

/** Whether an equals sign ends an argument's name. */
function isNameEnd({ sign, parts, brackets }: Opening): boolean {
  return sign === "{" && brackets === 0 && parts.length > 1 && !parts.at(-1)?.name;
}

function addText(nodes: WikitextNode[], text: string): void {
  const last = nodes.at(-1);
  if (last?.kind === "text") last.text += text;
  else if (text !== "") nodes.push({ kind: "text", text });
}

function addNodes(nodes: WikitextNode[], added: readonly WikitextNode[]): void {
  for (const node of added)
    if (node.kind === "text") addText(nodes, node.text);
    else nodes.push(node);
}

/** The parts of a text that other pages include, if the text marks any. */
function onlyIncluded(text: string): string {
  const [, ...parts] = text.split("<onlyinclude>");
  const included = parts.filter((part) => part.includes("</onlyinclude>"));
  return included.length === 0
    ? text
    : included.map((part) => part.slice(0, part.indexOf("</onlyinclude>"))).join("");
}

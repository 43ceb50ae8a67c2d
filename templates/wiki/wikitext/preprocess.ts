// Wikitext as a tree: braces, headings, comments, and elements whose content is not wikitext.

import { facts } from "../data/facts.js";
import type { Site } from "../data/site.js";
import { listOrEmpty } from "../values/row.js";

/** A node of wikitext. */
export type WikitextNode =
  | { readonly kind: "text"; text: string }
  | BracesNode
  | HeadingNode
  | ExtensionNode
  /** With the white space around it, if it is alone on its lines. */
  | { readonly kind: "comment"; readonly text: string }
  /** Tags and elements that are for pages which include the text, or for no other. */
  | { readonly kind: "ignored"; readonly text: string };

/** `{{…}}` or `{{{…}}}`. */
export interface BracesNode {
  readonly kind: "template" | "parameter";
  /** The name, and then the arguments. */
  readonly parts: readonly BracesPart[];
  readonly isLineStart: boolean;
}

/** A part of braces; an argument with an equals sign has a name. */
export interface BracesPart {
  name?: readonly WikitextNode[];
  nodes: WikitextNode[];
}

/** A line between equals signs. */
export interface HeadingNode {
  readonly kind: "heading";
  readonly level: number;
  /** The number in the text, from 1. */
  readonly index: number;
  /** The start of its line. */
  readonly at: number;
  /** With the equals signs. */
  readonly nodes: readonly WikitextNode[];
}

/** An element that the software or an extension renders, such as `nowiki`. */
export interface ExtensionNode {
  readonly kind: "extension";
  readonly name: string;
  readonly attributes: string;
  /** Absent if the tag closes itself. */
  readonly content?: string;
  readonly end: string;
  readonly source: string;
}

/** Braces or a heading that are not closed yet; or the text. */
interface Opening {
  readonly sign: "{" | "=" | "";
  readonly count: number;
  readonly at: number;
  readonly isLineStart: boolean;
  readonly parts: BracesPart[];
  /** Pairs of brackets in it that are not closed yet: signs of other kinds are text until then. */
  brackets: number;
}

const SIGNS = /\{{2,}|\}{2,}|\[{2,}|\]{2,}|[|=\n]|<!--|<\/?([a-z][a-z0-9]*)(?=[\s/>])/gi;

/** The next sign of a tag. */
const TAG_END = /[<>]/g;
/** Elements for pages that include the text, or for the page itself. */
const INCLUSION: ReadonlySet<string> = new Set(["noinclude", "includeonly", "onlyinclude"]);
const CLOSING = /<\/([a-z][a-z0-9]*)\s*>/gi;

function findFrom(signs: RegExp, text: string, from: number): RegExpExecArray | null {
  signs.lastIndex = from;
  return signs.exec(text);
}

/**
 * Reads wikitext. Reads each character a bounded number of times.
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
  // From the outermost, so that each node is moved once.
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

  /** Appends an opening without an end as it is written. */
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

  /** Reads a comment. One that is alone on its lines is so with the lines. */
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

  /** Whether the tag is read here. */
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

  /** The start and the end of the tag that closes an element. A search that fails is not made again. */
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

/** Whether an equals sign ends the name of an argument. */
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

/** The parts of a text that other pages include, if it names some. */
function onlyIncluded(text: string): string {
  const [, ...parts] = text.split("<onlyinclude>");
  const included = parts.filter((part) => part.includes("</onlyinclude>"));
  return included.length === 0
    ? text
    : included.map((part) => part.slice(0, part.indexOf("</onlyinclude>"))).join("");
}

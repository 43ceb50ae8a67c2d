import { generalFacts } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { isTemplate } from "../wikitext/words.js";
import { withoutMarks } from "./placeholders.js";
import type { Placeholders } from "./placeholders.js";
import type { Collected } from "./parser-output.js";

const TEMPLATE = 10;

/** The server's limits by default; sizes are in characters here. */
const MAX_TEMPLATE_DEPTH = 40;
const MAX_BRACE_DEPTH = 100;
const MAX_NODES = 1_000_000;
const MAX_SIZE = 2_097_152;

/** The place in which wikitext is expanded. */
export interface Expansion {
  readonly store: Store;
  /** The page that the text belongs to. */
  readonly page: Title;
  readonly holes: Placeholders;
  readonly collected: Collected;
  /** Keeps comments. Default: false. */
  readonly comments?: boolean;
  /** Receives the text of `nowiki`, and returns what stands for it. */
  readonly literal: (text: string) => string;
}

/** The templates that a text is in, with the arguments of the innermost, and the work so far. */
interface Frame {
  readonly args: ReadonlyMap<string, string> | undefined;
  readonly within: readonly string[];
  readonly work: Work;
}

/** What an expansion has done, which is limited. */
interface Work {
  /** The pairs of braces and their parts. */
  nodes: number;
  /** Characters of templates and arguments. */
  size: number;
  /** The texts of templates, by title. */
  readonly templates: Map<string, Template>;
}

/** Expands the templates, parameters and simple variables of a text. */
export function expandText(text: string, expansion: Expansion): string {
  const page = replaceElements(withoutMarks(text), "includeonly", () => "").replace(
    /<\/?(?:noinclude|onlyinclude)>/g,
    "",
  );
  const work: Work = { nodes: 0, size: 0, templates: new Map() };
  return expanded(page, { args: undefined, within: [], work }, expansion);
}

/** A part of braces: their name, or an argument. */
interface Part {
  text: string;
  /** The position of the first equals sign outside of other braces; undefined without one. */
  equals?: number;
}

/** Braces or brackets that are not closed yet. */
interface Opening {
  readonly sign: "{" | "[";
  readonly count: number;
  readonly isLineStart: boolean;
  readonly parts: [Part, ...Part[]];
  /** The depth of the braces in it. */
  depth: number;
}

const SIGNS = /\{{2,}|\}{2,}|\[{2,}|\]{2,}|[|=]/g;

/** Expands in one pass: braces are replaced when they are closed, the innermost first. */
function expanded(text: string, frame: Frame, expansion: Expansion): string {
  const plain = replaceElements(
    expansion.comments === true ? text : withoutComments(text),
    "nowiki",
    expansion.literal,
  );
  const root: Opening = opening("[", 0, false);
  const stack = [root];
  let at = 0;
  const top = (): Opening => stack.at(-1) ?? root;
  const append = (value: string): void => {
    const part = top().parts.at(-1);
    if (part) part.text += value;
  };
  for (const { 0: signs, index } of plain.matchAll(SIGNS)) {
    append(plain.slice(at, index));
    at = index + signs.length;
    const [sign] = signs;
    const current = top();
    if (sign === "{" || sign === "[") {
      const isLineStart = index === 0 || plain[index - 1] === "\n";
      stack.push(opening(sign, signs.length, isLineStart));
    } else if (sign === "}" || sign === "]") {
      const left = close(sign, signs.length);
      append(sign.repeat(left));
    } else if (sign === "|" && current.sign === "{") current.parts.push({ text: "" });
    else {
      const part = current.parts.at(-1);
      if (sign === "=" && part && part.equals === undefined) part.equals = part.text.length;
      append(signs);
    }
  }
  append(plain.slice(at));
  return stack.map(({ sign, count, parts }) => sign.repeat(count) + written(parts)).join("");

  /** Closes what is open as far as signs go; the result is the number of signs that are left. */
  function close(sign: "}" | "]", count: number): number {
    let left = count;
    for (;;) {
      const open = top();
      if (left < 2 || open.count < 2 || (sign === "}") !== (open.sign === "{")) return left;
      stack.pop();
      const size = sign === "]" ? 2 : Math.min(3, open.count, left);
      const depth = open.depth + (sign === "}" ? 1 : 0);
      const value =
        sign === "]"
          ? `[[${open.parts[0].text}]]`
          : valueOf({ ...open, count: size, depth }, frame, expansion);
      left -= size;
      const rest = open.count - size;
      if (rest >= 2) stack.push(opening(open.sign, rest, open.isLineStart));
      else append(open.sign.repeat(rest));
      append(value);
      top().depth = Math.max(top().depth, depth);
    }
  }
}

function opening(sign: Opening["sign"], count: number, isLineStart: boolean): Opening {
  return { sign, count, isLineStart, parts: [{ text: "" }], depth: 0 };
}

function written(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join("|");
}

/** The text in the place of braces. */
function valueOf(braces: Opening, frame: Frame, expansion: Expansion): string {
  const { count, parts, depth } = braces;
  const { work } = frame;
  const literal = "{".repeat(count) + written(parts) + "}".repeat(count);
  work.nodes += 1 + 2 * parts.length;
  if (work.nodes > MAX_NODES) return limitError("node count", expansion);
  if (depth > MAX_BRACE_DEPTH) return limitError("expansion depth", expansion);
  const value =
    (count === 3 ? parameterValue(parts, frame) : templateValue(braces, frame, expansion)) ??
    literal;
  work.size += value.length;
  return work.size > MAX_SIZE ? limitError("include size", expansion) : value;
}

type Limit = "expansion depth" | "include size" | "node count" | "template depth";

/** The text in the place of braces that exceed a limit. */
function limitError(limit: Limit, { holes, collected }: Expansion): string {
  const text = `The limit on the ${limit} of templates is exceeded.`;
  const mark = collected.warnings.get(text) ?? holes.put(`<span class="error">${text}</span>`);
  collected.warnings.set(text, mark);
  return mark;
}

/** Removes comments. A line that has nothing else is removed completely. */
function withoutComments(text: string): string {
  let result = "";
  let at = 0;
  for (;;) {
    const start = text.indexOf("<!--", at);
    if (start < 0) return result + text.slice(at);
    let lineStart = start;
    while (lineStart > at && isSpace(text[lineStart - 1])) lineStart -= 1;
    let [end, next] = [start, start];
    let between = "";
    while (text.startsWith("<!--", next)) {
      between += text.slice(end, next);
      const close = text.indexOf("-->", next + 4);
      end = close < 0 ? text.length : close + 3;
      next = end;
      while (isSpace(text[next])) next += 1;
    }
    const isAlone = (lineStart === 0 || text[lineStart - 1] === "\n") && text[next] === "\n";
    result += isAlone ? text.slice(at, lineStart) : text.slice(at, start) + between;
    at = isAlone ? next + 1 : end;
  }
}

function isSpace(character: string | undefined): boolean {
  return character === " " || character === "\t";
}

/** The argument of a template, or the default; undefined without both. */
function parameterValue([name, first]: Opening["parts"], { args }: Frame): string | undefined {
  return args?.get(name.text.trim()) ?? first?.text;
}

/** Undefined for a function, which stays as it is. */
function templateValue(
  { parts: [first, ...parts], isLineStart }: Opening,
  frame: Frame,
  expansion: Expansion,
): string | undefined {
  const name = first.text.trim();
  const { store, page, collected } = expansion;
  if (!isTemplate(name)) return variableValue(name, expansion);
  const title = parseTitle(store.site, name, TEMPLATE);
  if (title.kind !== "title" || title.key === "") return undefined;
  if (title.ns < 0) return `[[:${title.text}]]`;
  const { source, content } = templateOf(title, frame.work, expansion);
  if (content === undefined) return `[[:${title.text}]]`;
  if (frame.within.includes(source.text) || source.text === page.text) {
    collected.unrendered.add("template loop");
    return `This template includes itself: [[:${source.text}]]`;
  }
  if (frame.within.length >= MAX_TEMPLATE_DEPTH) return limitError("template depth", expansion);
  frame.work.size += content.length;
  if (frame.work.size > MAX_SIZE) return limitError("include size", expansion);
  const within = [...frame.within, source.text];
  const value = expanded(content, { ...frame, args: argumentsOf(parts), within }, expansion);
  // Markup that must start a line does.
  return !isLineStart && /^(?:\{\||[:;#*])/.test(value) ? `\n${value}` : value;
}

function variableValue(name: string, { store, page, collected }: Expansion): string | undefined {
  const [, word = "", value = ""] = /^(defaultsort|displaytitle):([^]*)$/i.exec(name) ?? [];
  if (word !== "") {
    collected.props.set(word.toLowerCase(), value.trim());
    return "";
  }
  switch (name) {
    case "SITENAME":
      return withoutMarks(textOrEmpty(generalFacts(store.site)["sitename"]));
    case "PAGENAME":
      return withoutMarks(page.key.replaceAll("_", " "));
    case "FULLPAGENAME":
      return withoutMarks(page.text);
    case "NAMESPACE":
      return store.site.namespaces.get(page.ns)?.name ?? "";
    case "!":
      return "|";
    default:
      // The server has no function of such a name without an extension.
      if (!name.startsWith("#")) collected.unrendered.add(`{{${name}}}`);
      return undefined;
  }
}

/** The page that a template is read from, and the text that pages include; undefined if it is missing. */
interface Template {
  readonly source: Title;
  readonly content: string | undefined;
}

function templateOf(title: Title, { templates }: Work, expansion: Expansion): Template {
  const known = templates.get(title.text);
  if (known) return known;
  const [source, text] = templateText(title, expansion);
  const template = { source, content: text === undefined ? undefined : transcluded(text) };
  templates.set(title.text, template);
  return template;
}

function templateText(
  title: Title,
  { store, collected }: Expansion,
): readonly [Title, string | undefined] {
  collected.templates.set(title.text, title);
  const row = store.pageByTitle(title.ns, title.key);
  const [target] =
    row?.["redirect"] === true ? store.find("redirects", "pageid", row["pageid"]) : [];
  if (target && target["interwiki"] === undefined) {
    const next = titleOf(store.site, numberOrZero(target["ns"]), textOrEmpty(target["key"]));
    collected.templates.set(next.text, next);
    return [next, latestText(store, next)];
  }
  return [title, latestText(store, title)];
}

function latestText(store: Store, { ns, key }: Title): string | undefined {
  const row = store.pageByTitle(ns, key);
  const [revision] = row ? store.find("revisions", "revid", row["lastrevid"]) : [];
  return revision && textOrEmpty(revision["content"]);
}

/** The part of a template's text that pages include. */
function transcluded(text: string): string {
  const only: string[] = [];
  const content = withoutMarks(text);
  replaceElements(content, "onlyinclude", (part) => {
    only.push(part);
    return "";
  });
  return (only.length > 0 ? only.join("") : content)
    .replace(/<noinclude>[^]*?(?:<\/noinclude>|$)/g, "")
    .replace(/<\/?includeonly>/g, "");
}

/** Replaces elements without attributes that have an end. Reads the text once, however many have none. */
function replaceElements(text: string, name: string, replace: (content: string) => string): string {
  const [open, close] = [`<${name}>`, `</${name}>`];
  let result = "";
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start);
    if (end < 0) return result + text.slice(at);
    result += text.slice(at, start) + replace(text.slice(start + open.length, end));
    at = end + close.length;
  }
}

function argumentsOf(parts: readonly Part[]): ReadonlyMap<string, string> {
  const args = new Map<string, string>();
  let position = 0;
  for (const { text, equals } of parts)
    if (equals === undefined) {
      position += 1;
      args.set(String(position), text);
    } else args.set(text.slice(0, equals).trim(), text.slice(equals + 1).trim());
  return args;
}

import { generalFacts } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { isTemplate } from "../wikitext/words.js";
import type { Placeholders } from "./placeholders.js";
import type { Collected } from "./parser-output.js";

const TEMPLATE = 10;
/** The server's limit of templates in templates. */
const DEEPEST = 40;

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

/** The arguments of a template, by name; and the templates that it is in. */
interface Frame {
  readonly args: ReadonlyMap<string, string> | undefined;
  readonly within: readonly string[];
}

/** Expands the templates, parameters and simple variables of a text. */
export function expandText(text: string, expansion: Expansion): string {
  const page = text
    .replace(/<includeonly>[^]*?<\/includeonly>/g, "")
    .replace(/<\/?(?:noinclude|onlyinclude)>/g, "");
  return unprotected(expanded(page, { args: undefined, within: [] }, expansion));
}

function expanded(text: string, frame: Frame, expansion: Expansion): string {
  let rest = withoutComments(text, expansion).replace(
    /<nowiki>([^]*?)<\/nowiki>/g,
    (_tag, content: string) => expansion.literal(content),
  );
  // Braces are expanded from the inside; the text of each is protected against another expansion.
  for (;;) {
    const found = /\{\{\{([^{}]*)\}\}\}|\{\{([^{}]*)\}\}/.exec(rest);
    if (!found) return rest;
    const [whole, parameter, template] = found;
    const value =
      parameter === undefined
        ? templateValue(template ?? "", rest.slice(0, found.index), frame, expansion)
        : parameterValue(parameter, frame);
    rest = `${rest.slice(0, found.index)}${guarded(value ?? whole)}${rest.slice(found.index + whole.length)}`;
  }
}

function withoutComments(text: string, { comments = false }: Expansion): string {
  return comments ? text : withoutCommentLines(text).replace(/<!--[^]*?(?:-->|$)/g, "");
}

/** Lines that have nothing but comments go as a whole. */
function withoutCommentLines(text: string): string {
  let result = "";
  let at = 0;
  while (at < text.length) {
    const after = afterComments(text, at);
    const isAlone = after !== undefined && text[after] === "\n";
    const end = text.indexOf("\n", at);
    const next = isAlone ? after + 1 : end < 0 ? text.length : end + 1;
    if (!isAlone) result += text.slice(at, next);
    at = next;
  }
  return result;
}

/** The end of comments with spaces between them; undefined if there is none, or one without an end. */
function afterComments(text: string, start: number): number | undefined {
  let at = afterSpaces(text, start);
  if (!text.startsWith("<!--", at)) return undefined;
  while (text.startsWith("<!--", at)) {
    const end = text.indexOf("-->", at + 4);
    if (end < 0) return undefined;
    at = afterSpaces(text, end + 3);
  }
  return at;
}

function afterSpaces(text: string, start: number): number {
  let at = start;
  while (text[at] === " " || text[at] === "\t") at += 1;
  return at;
}

const GUARDS: readonly (readonly [string, string])[] = [
  ["{", "\uE002"],
  ["}", "\uE003"],
  ["|", "\uE004"],
  ["=", "\uE005"],
];

function guarded(text: string): string {
  return GUARDS.reduce((result, [char, guard]) => result.replaceAll(char, guard), text);
}

function unprotected(text: string): string {
  return GUARDS.reduce((result, [char, guard]) => result.replaceAll(guard, char), text);
}

function parameterValue(written: string, { args }: Frame): string {
  const [name = "", ...defaults] = written.split("|");
  const value = args?.get(unprotected(name.trim()));
  if (value !== undefined) return value;
  return defaults.length > 0 ? unprotected(defaults[0] ?? "") : `{{{${written}}}}`;
}

/** Undefined for a function, which stays as it is. */
function templateValue(
  written: string,
  before: string,
  frame: Frame,
  expansion: Expansion,
): string | undefined {
  const [name = "", ...parts] = partsOf(written);
  const trimmed = unprotected(name.trim());
  const { store, page, collected } = expansion;
  if (!isTemplate(trimmed)) return variableValue(trimmed, expansion);
  const title = parseTitle(store.site, trimmed, TEMPLATE);
  if (title.kind !== "title" || title.key === "") return undefined;
  if (title.ns < 0) return `[[:${title.text}]]`;
  const [source, content] = templateContent(title, expansion);
  if (content === undefined) return `[[:${title.text}]]`;
  if (frame.within.includes(source.text) || source.text === page.text) {
    collected.unrendered.add("template loop");
    return `This template includes itself: [[:${source.text}]]`;
  }
  if (frame.within.length >= DEEPEST) return undefined;
  const inner = { args: argumentsOf(parts), within: [...frame.within, source.text] };
  const value = unprotected(expanded(transcluded(content), inner, expansion));
  // Markup that must start a line does.
  return /^(?:\{\||[:;#*])/.test(value) && !/(?:^|\n)$/.test(before) ? `\n${value}` : value;
}

function variableValue(name: string, { store, page, collected }: Expansion): string | undefined {
  const [, word = "", value = ""] = /^(defaultsort|displaytitle):([^]*)$/i.exec(name) ?? [];
  if (word !== "") {
    collected.props.set(word.toLowerCase(), value.trim());
    return "";
  }
  switch (name) {
    case "SITENAME":
      return textOrEmpty(generalFacts(store.site)["sitename"]);
    case "PAGENAME":
      return page.key.replaceAll("_", " ");
    case "FULLPAGENAME":
      return page.text;
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

/** The page that a template is read from, and its text; undefined if it is missing. */
function templateContent(
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
  const only = [...text.matchAll(/<onlyinclude>([^]*?)<\/onlyinclude>/g)];
  const included = only.length > 0 ? only.map(([, part = ""]) => part).join("") : text;
  return included
    .replace(/<noinclude>[^]*?(?:<\/noinclude>|$)/g, "")
    .replace(/<\/?includeonly>/g, "");
}

/** Splits at `|` outside of links. */
function partsOf(written: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const piece of written.split(/(\[\[|\]\]|\|)/)) {
    if (piece === "[[") depth += 1;
    if (piece === "]]" && depth > 0) depth -= 1;
    if (piece === "|" && depth === 0) {
      parts.push(part);
      part = "";
    } else part += piece;
  }
  return [...parts, part];
}

function argumentsOf(parts: readonly string[]): ReadonlyMap<string, string> {
  const args = new Map<string, string>();
  let position = 0;
  for (const part of parts) {
    const equals = part.indexOf("=");
    if (equals < 0) {
      position += 1;
      args.set(String(position), unprotected(part));
    } else
      args.set(
        unprotected(part.slice(0, equals).trim()),
        unprotected(part.slice(equals + 1).trim()),
      );
  }
  return args;
}

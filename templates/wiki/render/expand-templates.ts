import { parseTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import { preprocess } from "../wikitext/preprocess.js";
import type {
  BracesNode,
  BracesPart,
  ExtensionNode,
  HeadingNode,
  WikitextNode,
} from "../wikitext/preprocess.js";
import { withoutMarks } from "./placeholders.js";
import type { Placeholders } from "./placeholders.js";
import type { Collected } from "./parser-output.js";
import { redirectIn } from "./page-source.js";
import type { PageSource } from "./page-source.js";
import { magicWords, wordValue } from "./magic-words.js";
import type { MagicWords } from "./magic-words.js";
import { TEMPLATE } from "../data/namespaces.js";

/** The server's default limits; the stub counts sizes in characters. */
const MAX_TEMPLATE_DEPTH = 40;
const MAX_EXPANSION_DEPTH = 100;
const MAX_NODES = 1_000_000;
const MAX_SIZE = 2_097_152;

/** The context in which wikitext is expanded. */
export interface Expansion {
  readonly pages: PageSource;
  /** The page that the text belongs to. */
  readonly page: Title;
  readonly holes: Placeholders;
  readonly collected: Collected;
  /** Keeps comments. Default: false. */
  readonly comments?: boolean;
  /** Returns the replacement for an extension element. */
  readonly extension: (node: ExtensionNode) => string;
  /** Marks page headings for `renderHeadings`. Default: false. */
  readonly marksHeadings?: boolean;
}

/** A template argument, which is expanded at most once. */
interface Argument {
  readonly nodes: readonly WikitextNode[];
  readonly frame: Frame;
  readonly isNamed: boolean;
  value?: string;
}

/** The template that contains a text, with its arguments and enclosing templates. */
interface Frame {
  readonly title: Title;
  /** Undefined in a page. */
  readonly args?: ReadonlyMap<string, Argument>;
  readonly within: readonly string[];
}

/** A template's page, and the part that other pages include; undefined if the page is missing. */
interface Template {
  readonly source: Title;
  readonly nodes?: readonly WikitextNode[];
  readonly size: number;
}

type Limit = "expansion depth" | "include size" | "node count" | "template depth";

/** Expands templates, parameters and simple variables in a text. */
export function expandText(text: string, expansion: Expansion): string {
  const { pages, page, holes, collected } = expansion;
  const templates = new Map<string, Template>();
  let words: MagicWords | undefined;
  /**
   * The number of braces and their parts, the number of expanded characters, and the nesting depth.
   */
  let [count, size, depth] = [0, 0, 0];
  return expand(preprocess(pages.site, withoutMarks(text)), { title: page, within: [] }, true);

  function expand(nodes: readonly WikitextNode[], frame: Frame, isRoot = false): string {
    let result = "";
    for (const node of nodes) result += expandNode(node, frame, isRoot);
    return result;
  }

  function expandNode(node: WikitextNode, frame: Frame, isRoot: boolean): string {
    switch (node.kind) {
      case "text":
        return node.text;
      case "comment":
        return expansion.comments === true ? node.text : "";
      case "ignored":
        return "";
      case "heading": {
        const line = expand(node.nodes, frame);
        const mark = isRoot && expansion.marksHeadings ? headingMark(node, frame) : "";
        return line.slice(0, node.level) + mark + line.slice(node.level);
      }
      case "extension":
        return expansion.extension(node);
      case "template":
      case "parameter":
        return bracesValue(node, frame);
    }
  }

  /** A mark after a heading's closing equals signs, with the page and number of its section. */
  function headingMark({ index, at }: HeadingNode, { title, args }: Frame): string {
    const mark = holes.put("");
    collected.headings.set(mark, { title, index, ...(!args && { at }) });
    return mark;
  }

  function bracesValue(braces: BracesNode, frame: Frame): string {
    count += 1 + 2 * braces.parts.length;
    if (count > MAX_NODES) return limitError("node count");
    if (depth >= MAX_EXPANSION_DEPTH) return limitError("expansion depth");
    depth += 1;
    const value =
      braces.kind === "parameter" ? parameterValue(braces, frame) : templateValue(braces, frame);
    depth -= 1;
    // Of an element such as `nowiki`, the value has only the mark.
    return addSize(holes.filledLength(value)) ?? value;
  }

  /** Counts characters; returns an error if there are too many. */
  function addSize(length: number): string | undefined {
    size += length;
    return size > MAX_SIZE ? limitError("include size") : undefined;
  }

  function limitError(limit: Limit): string {
    const message = `Templates exceed the limit on ${limit}.`;
    const mark =
      collected.warnings.get(message) ?? holes.put(`<span class="error">${message}</span>`);
    collected.warnings.set(message, mark);
    return mark;
  }

  /** The template argument, or the default. Without either, the braces are kept. */
  function parameterValue({ parts: [title, first] }: BracesNode, frame: Frame): string {
    const name = expand(title?.nodes ?? [], frame);
    const argument = frame.args?.get(name.trim());
    if (!argument) return first ? partText(first, frame) : `{{{${name}}}}`;
    argument.value ??= expand(argument.nodes, argument.frame);
    return argument.isNamed ? argument.value.trim() : argument.value;
  }

  /** The argument's text, including its name. */
  function partText({ name, nodes }: BracesPart, frame: Frame): string {
    const value = expand(nodes, frame);
    return name ? `${expand(name, frame)}=${value}` : value;
  }

  function templateValue({ parts: all, isLineStart }: BracesNode, frame: Frame): string {
    const [first, ...parts] = all;
    const written = expand(first?.nodes ?? [], frame);
    const name = written.trim();
    const literal = (): string =>
      `{{${[written, ...parts.map((part) => partText(part, frame))].join("|")}}}`;
    words ??= magicWords(pages.site);
    const word = words.find(name);
    if (word) {
      const args = parts.map((part) => () => partText(part, frame).trim());
      const value = wordValue(word, { ...expansion, args });
      if (value === undefined) collected.unrendered.add(`{{${word.name}}}`);
      return value ?? literal();
    }
    // Without extensions, the server does not have a function with this name.
    const title = name.startsWith("#") ? undefined : parseTitle(pages.site, name, TEMPLATE);
    if (title?.kind !== "title" || title.key === "") return literal();
    const { source, nodes, size: length } = title.ns < 0 ? missing(title) : templateOf(title);
    if (!nodes) return linkTo(title);
    if (frame.within.includes(source.text)) return loopError(source);
    if (frame.within.length >= MAX_TEMPLATE_DEPTH) return limitError("template depth");
    const error = addSize(length);
    if (error !== undefined) return error;
    const within = [...frame.within, source.text];
    const value = expand(nodes, { title: source, args: argumentsOf(parts, frame), within }, true);
    // Markup that must be at the start of a line gets a line feed.
    return !isLineStart && /^(?:\{\||[:;#*])/.test(value) ? `\n${value}` : value;
  }

  function loopError(title: Title): string {
    collected.categories.set("Pages_with_template_loops", undefined);
    collected.warnings.set(`The template ${linkTo(title)} includes itself.`, "");
    const [start, end] = ['<span class="error">', "</span>"].map((tag) => holes.put(tag));
    return `${start}This template includes itself: ${linkTo(title)}${end}`;
  }

  function templateOf(title: Title): Template {
    const known = templates.get(title.text);
    if (known) return known;
    collected.templates.set(title.text, title);
    const named = pages.find(title);
    const target = named && redirectIn(pages.site, named.text)?.target;
    const source = target?.kind === "title" ? target : title;
    collected.templates.set(source.text, source);
    const found = source === title ? named : pages.find(source);
    const template = found
      ? {
          source,
          size: found.text.length,
          nodes: preprocess(pages.site, withoutMarks(found.text), true),
        }
      : missing(source);
    templates.set(title.text, template);
    return template;
  }

  function argumentsOf(parts: readonly BracesPart[], frame: Frame): ReadonlyMap<string, Argument> {
    const args = new Map<string, Argument>();
    let position = 0;
    for (const { name, nodes } of parts) {
      if (!name) position += 1;
      const key = name ? expand(name, frame).trim() : String(position);
      if (args.has(key)) {
        collected.categories.set("Pages_using_duplicate_arguments_in_template_calls", undefined);
        collected.warnings.set(`A template has more than one argument "${key}".`, "");
      }
      args.set(key, { nodes, frame, isNamed: name !== undefined });
    }
    return args;
  }
}

function missing(source: Title): Template {
  return { source, size: 0 };
}

function linkTo({ text }: Title): string {
  return `[[:${withoutMarks(text)}]]`;
}

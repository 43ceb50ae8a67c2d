import { parseTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import { preprocess } from "../wikitext/preprocess.js";
import type {
  BracesNode,
  BracesPart,
  ExtensionNode,
  WikitextNode,
} from "../wikitext/preprocess.js";
import { withoutMarks } from "./placeholders.js";
import type { Placeholders } from "./placeholders.js";
import type { Collected } from "./parser-output.js";
import type { PageSource } from "./page-source.js";
import { TEMPLATE } from "../data/namespaces.js";

/** The server's limits by default; sizes are in characters here. */
const MAX_TEMPLATE_DEPTH = 40;
const MAX_EXPANSION_DEPTH = 100;
const MAX_NODES = 1_000_000;
const MAX_SIZE = 2_097_152;

/** The place in which wikitext is expanded. */
export interface Expansion {
  readonly pages: PageSource;
  /** The page that the text belongs to. */
  readonly page: Title;
  readonly holes: Placeholders;
  readonly collected: Collected;
  /** Keeps comments. Default: false. */
  readonly comments?: boolean;
  /** Returns what stands for an element of an extension. */
  readonly extension: (node: ExtensionNode) => string;
  /** Marks headings of pages, for `renderHeadings`. Default: false. */
  readonly marksHeadings?: boolean;
}

/** An argument of a template, which is expanded at most once. */
interface Argument {
  readonly nodes: readonly WikitextNode[];
  readonly frame: Frame;
  readonly isNamed: boolean;
  value?: string;
}

/** The template that contains a text, its arguments, and the work so far. */
interface Frame {
  readonly title: Title;
  /** Undefined in a page. */
  readonly args?: ReadonlyMap<string, Argument>;
  readonly within: readonly string[];
  readonly work: Work;
}

/** What an expansion has done, which is limited. */
interface Work {
  /** The pairs of braces and their parts. */
  nodes: number;
  /** Characters of templates and arguments. */
  size: number;
  /** Braces that are expanded inside of each other. */
  depth: number;
  /** The texts of templates, by title. */
  readonly templates: Map<string, Template>;
}

/** Expands the templates, parameters and simple variables of a text. */
export function expandText(text: string, expansion: Expansion): string {
  const { pages, page } = expansion;
  const work: Work = { nodes: 0, size: 0, depth: 0, templates: new Map() };
  const nodes = preprocess(pages.site, withoutMarks(text));
  return expanded(nodes, { title: page, within: [], work }, expansion, true);
}

function expanded(
  nodes: readonly WikitextNode[],
  frame: Frame,
  expansion: Expansion,
  isRoot = false,
): string {
  let result = "";
  for (const node of nodes)
    switch (node.kind) {
      case "text":
        result += node.text;
        break;
      case "comment":
        if (expansion.comments === true) result += node.text;
        break;
      case "ignored":
        break;
      case "heading": {
        const line = expanded(node.nodes, frame, expansion);
        const mark =
          isRoot && expansion.marksHeadings
            ? headingMark(node.index, node.at, frame, expansion)
            : "";
        result += line.slice(0, node.level) + mark + line.slice(node.level);
        break;
      }
      case "extension":
        result += expansion.extension(node);
        break;
      case "template":
      case "parameter":
        result += valueOf(node, frame, expansion);
        break;
    }
  return result;
}

/** Stands behind the equals signs of a heading, for the page and number of its section. */
function headingMark(
  index: number,
  at: number,
  { title, args }: Frame,
  { collected, holes }: Expansion,
): string {
  const mark = holes.put("");
  collected.headings.set(mark, { title, index, ...(!args && { at }) });
  return mark;
}

/** The text in the place of braces. */
function valueOf(braces: BracesNode, frame: Frame, expansion: Expansion): string {
  const { work } = frame;
  work.nodes += 1 + 2 * braces.parts.length;
  if (work.nodes > MAX_NODES) return limitError("node count", expansion);
  if (work.depth >= MAX_EXPANSION_DEPTH) return limitError("expansion depth", expansion);
  work.depth += 1;
  const value =
    braces.kind === "parameter"
      ? parameterValue(braces, frame, expansion)
      : templateValue(braces, frame, expansion);
  work.depth -= 1;
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

/** The argument of a template, or the default; the braces without both. */
function parameterValue(
  { parts: [title, first] }: BracesNode,
  frame: Frame,
  expansion: Expansion,
): string {
  const name = expanded(title?.nodes ?? [], frame, expansion);
  const argument = frame.args?.get(name.trim());
  if (argument) {
    argument.value ??= expanded(argument.nodes, argument.frame, expansion);
    return argument.isNamed ? argument.value.trim() : argument.value;
  }
  return first ? partValue(first, frame, expansion) : `{{{${name}}}}`;
}

/** The text of an argument, including its name. */
function partValue({ name, nodes }: BracesPart, frame: Frame, expansion: Expansion): string {
  const value = expanded(nodes, frame, expansion);
  return name ? `${expanded(name, frame, expansion)}=${value}` : value;
}

function templateValue(braces: BracesNode, frame: Frame, expansion: Expansion): string {
  const [first, ...parts] = braces.parts;
  const { pages, collected } = expansion;
  const { work, within } = frame;
  const written = expanded(first?.nodes ?? [], frame, expansion);
  const name = written.trim();
  const literal = (): string =>
    `{{${[written, ...parts.map((part) => partValue(part, frame, expansion))].join("|")}}}`;
  const word = pages.words().find(name);
  if (word) {
    const value = word.value({
      ...expansion,
      args: parts.map((part) => () => partValue(part, frame, expansion).trim()),
    });
    if (value === undefined) collected.unrendered.add(`{{${word.name}}}`);
    return value ?? literal();
  }
  // The server has no function of such a name without an extension.
  const title = name.startsWith("#") ? undefined : parseTitle(pages.site, name, TEMPLATE);
  if (title?.kind !== "title" || title.key === "") return literal();
  if (title.ns < 0) return linkTo(title);
  const { source, nodes, size } = templateOf(title, work, expansion);
  if (!nodes) return linkTo(title);
  if (within.includes(source.text)) return loopError(source, expansion);
  if (within.length >= MAX_TEMPLATE_DEPTH) return limitError("template depth", expansion);
  work.size += size;
  if (work.size > MAX_SIZE) return limitError("include size", expansion);
  const inner = {
    title: source,
    work,
    args: argumentsOf(parts, frame, expansion),
    within: [...within, source.text],
  };
  const value = expanded(nodes, inner, expansion, true);
  // Markup that must start a line does.
  return !braces.isLineStart && /^(?:\{\||[:;#*])/.test(value) ? `\n${value}` : value;
}

function linkTo({ text }: Title): string {
  return `[[:${withoutMarks(text)}]]`;
}

function loopError(title: Title, { holes, collected }: Expansion): string {
  collected.categories.set("Pages_with_template_loops", undefined);
  collected.warnings.set(`The template ${linkTo(title)} includes itself.`, "");
  const [start, end] = ['<span class="error">', "</span>"].map((tag) => holes.put(tag));
  return `${start}This template includes itself: ${linkTo(title)}${end}`;
}

/** The page that a template is read from, and what pages include; undefined if it is missing. */
interface Template {
  readonly source: Title;
  readonly nodes?: readonly WikitextNode[];
  readonly size: number;
}

function templateOf(title: Title, { templates }: Work, expansion: Expansion): Template {
  const known = templates.get(title.text);
  if (known) return known;
  const { pages, collected } = expansion;
  const found = pages.find(title);
  collected.templates.set(title.text, title);
  const source = found?.redirect ?? title;
  collected.templates.set(source.text, source);
  const text = (found?.redirect ? pages.find(source) : found)?.text();
  const template = {
    source,
    size: text?.length ?? 0,
    ...(text !== undefined && { nodes: preprocess(pages.site, withoutMarks(text), true) }),
  };
  templates.set(title.text, template);
  return template;
}

function argumentsOf(
  parts: readonly BracesPart[],
  frame: Frame,
  expansion: Expansion,
): ReadonlyMap<string, Argument> {
  const args = new Map<string, Argument>();
  let position = 0;
  for (const { name, nodes } of parts) {
    if (!name) position += 1;
    const key = name ? expanded(name, frame, expansion).trim() : String(position);
    if (args.has(key)) {
      const { collected } = expansion;
      collected.categories.set("Pages_using_duplicate_arguments_in_template_calls", undefined);
      collected.warnings.set(`A template has more than one argument "${key}".`, "");
    }
    args.set(key, { nodes, frame, isNamed: name !== undefined });
  }
  return args;
}

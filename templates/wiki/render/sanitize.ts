import { escapeAttribute } from "../../runtime/http/html.js";
import { decodeReferences } from "../../runtime/rules/character-reference.js";
import { withoutMarks } from "./placeholders.js";
import type { Placeholders } from "./placeholders.js";

const ELEMENTS: ReadonlySet<string> = new Set(
  (
    "abbr b bdi bdo big blockquote br caption center cite code data dd del dfn div dl dt em font " +
    "h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p q rb rp rt rtc ruby s samp small span strike " +
    "strong sub sup table td th time tr tt u ul var wbr"
  ).split(" "),
);

/** Void elements. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(["br", "hr", "wbr"]);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    "abbr align axis bgcolor border cellpadding cellspacing char charoff cite class clear color " +
    "colspan compact datetime dir face frame headers height id itemid itemprop itemref itemscope " +
    "itemtype lang noshade nowrap role rowspan rules scope size span start style summary tabindex " +
    "title type valign value width"
  ).split(" "),
);
const PATTERNS = /^(?:aria-[a-z]+|data-(?!mw|ooui|parsoid)[a-z0-9_.-]+)$/;

/** An escaped start tag, up to the next `<`. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?=[\s/>])([^<>]*)>/gi;

/** Escapes a text, except for allowed elements, attributes and character references. */
export function sanitizeMarkup(text: string, unrendered: Set<string>, holes: Placeholders): string {
  let [result, at] = ["", 0];
  for (const { 0: tag, 1: slash, 2: name = "", 3: rest = "", index } of text.matchAll(TAG)) {
    const element = name.toLowerCase();
    if (!ELEMENTS.has(element)) {
      unrendered.add(`<${element}>`);
      continue;
    }
    result += escapeMarkup(text.slice(at, index));
    at = index + tag.length;
    if (slash === "") {
      const end = VOID_ELEMENTS.has(element) ? " />" : ">";
      result += startTag(element, sanitizeAttributes(holes.fill(rest)), end, holes);
    } else if (!VOID_ELEMENTS.has(element)) result += `</${element}>`;
  }
  return result + escapeMarkup(text.slice(at));
}

/** A start tag. Later steps do not read attribute values as wikitext. */
export function startTag(
  element: string,
  attributes: string,
  end: string,
  holes: Placeholders,
): string {
  const tag = `<${element}${attributes}${end}`;
  return attributes === "" ? tag : holes.put(tag);
}

function escapeMarkup(text: string): string {
  return text
    .replace(/&(?!(?:[A-Za-z][A-Za-z0-9]*|#\d+|#x[0-9a-f]+);)/gi, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

const ATTRIBUTE = /([\w:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'`=<>]+)))?/g;

/** The allowed attributes, each with a leading space. */
export function sanitizeAttributes(written: string): string {
  const attributes = new Map<string, string>();
  for (const [, name = "", ...values] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!ATTRIBUTES.has(key) && !PATTERNS.test(key)) continue;
    const value = withoutMarks(decodeReferences(values.find((each) => each !== undefined) ?? ""));
    attributes.set(key, VALUES[key]?.(value.trim()) ?? value.trim());
  }
  return Array.from(attributes, ([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("");
}

const VALUES: Readonly<Record<string, (value: string) => string>> = {
  id: (value) => value.replace(/\s/g, "_"),
  style: (value) => (INSECURE_STYLE.test(value) ? "/* insecure input */" : value),
};

/**
 * Styles that load files or run code. The server decodes escapes and comments, which can hide both.
 */
const INSECURE_STYLE =
  /[\\]|\/\*|expression|javascript|-moz-binding|-o-link|-o-replace|(?:accelerator|behavior)\s*:|(?:url|src|image|image-set)\s*\(|attr\s*\(/i;

import { escapeHtml } from "../../runtime/http/html.js";
import type { JsonObject } from "../../runtime/model/json.js";

/** The forms in which `paraminfo` has texts. */
export type HelpFormat = "html" | "none";

/** A text in parts: paragraphs, and lists of values, of items and of steps. */
export type HelpBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "values"; readonly items: readonly HelpValue[] }
  | { readonly kind: "items" | "steps"; readonly items: readonly string[] };

/** A value of a parameter with its description. */
export interface HelpValue {
  readonly value: string;
  readonly text: string;
}

/**
 * Splits a text by its lines: `- value: text` describes a value, `- ` begins an item, `1. ` a step, and
 * any other line is a paragraph.
 *
 * @param values the values that the parameter accepts
 */
export function helpBlocks(text: string, values: readonly string[] = []): readonly HelpBlock[] {
  const blocks: HelpBlock[] = [];
  const known = new Set(values);
  for (const line of text.split("\n")) {
    const block = blockOf(line, known);
    const last = blocks.at(-1);
    if (!block) continue;
    if (block.kind === "values" && last?.kind === "values")
      blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else if (
      (block.kind === "items" || block.kind === "steps") &&
      (last?.kind === "items" || last?.kind === "steps") &&
      last.kind === block.kind
    )
      blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else blocks.push(block);
  }
  return blocks;
}

function blockOf(line: string, values: ReadonlySet<string>): HelpBlock | undefined {
  if (line === "") return undefined;
  if (line.startsWith("- ")) {
    const [, name = "", text = ""] = /^- (.*?): (.*)$/.exec(line) ?? [];
    const value = name === '""' ? "" : name;
    return values.has(value) && text !== ""
      ? { kind: "values", items: [{ value, text }] }
      : { kind: "items", items: [line.slice(2)] };
  }
  const [, step] = /^\d+\. (.*)$/.exec(line) ?? [];
  return step === undefined ? { kind: "paragraph", text: line } : { kind: "steps", items: [step] };
}

/** A text as HTML, with the elements that the server's parser makes of it. */
function helpHtml(blocks: readonly HelpBlock[]): readonly string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case "paragraph":
        return `<p>${inlineHtml(block.text)}\n</p>`;
      case "values":
        return `<dl>${block.items.map(valueHtml).join("\n")}</dl>`;
      case "items":
        return `<ul>${block.items.map(itemHtml).join("\n")}</ul>`;
      case "steps":
        return `<ol>${block.items.map(itemHtml).join("\n")}</ol>`;
    }
  });
}

/** A text of one line with code between backticks as HTML. */
function inlineHtml(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<kbd>$1</kbd>");
}

function valueHtml({ value, text }: HelpValue): string {
  return `<dt>${nameSpan(value)}</dt>\n<dd>${inlineHtml(text)}</dd>`;
}

function itemHtml(text: string): string {
  return `<li>${inlineHtml(text)}</li>`;
}

/** A name of the API, which is English in every language. */
function nameSpan(name: string): string {
  return `<span dir="ltr" lang="en">${escapeHtml(name)}</span>`;
}

/** A text as a member of a response; none without texts. */
export function helpMember(
  name: string,
  blocks: readonly HelpBlock[],
  format: HelpFormat,
): JsonObject {
  return format === "none" ? {} : { [name]: withoutOuterParagraph(helpHtml(blocks)) };
}

/** The server omits the element of a paragraph that is alone. */
function withoutOuterParagraph(parts: readonly string[]): string {
  const [first = ""] = parts;
  return parts.length === 1 && first.startsWith("<p>")
    ? first.slice("<p>".length, -"\n</p>".length)
    : parts.join("\n");
}

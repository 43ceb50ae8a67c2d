import { escapeHtml } from "../../runtime/http/html.js";

/** The forms in which `paraminfo` has texts. */
export type HelpFormat = "html" | "none";

/** A line of a text: a paragraph, a value, an item or a step, with the element that contains it. */
interface HelpLine {
  readonly element: "p" | "dl" | "ul" | "ol";
  readonly html: string;
}

/**
 * Converts a text to HTML by its lines: `- value: text` describes a value, `- ` begins an item, `1. ` a
 * step, and any other line is a paragraph. A paragraph that is alone has no element, as in responses of
 * MediaWiki.
 *
 * @param values the values that the parameter accepts
 */
export function helpHtml(text: string, values: readonly string[] = []): string {
  const lines = text.split("\n").filter((line) => line !== "");
  const blocks: HelpLine[][] = [];
  for (const line of lines.map((each) => helpLine(each, values))) {
    const last = blocks.at(-1);
    if (last && line.element !== "p" && last[0]?.element === line.element) last.push(line);
    else blocks.push([line]);
  }
  const [only] = blocks.length === 1 ? blocks.flat() : [];
  return only?.element === "p" ? only.html : blocks.map(blockHtml).join("\n");
}

function helpLine(line: string, values: readonly string[]): HelpLine {
  const [, step] = /^\d+\. (.*)$/.exec(line) ?? [];
  if (step !== undefined) return { element: "ol", html: `<li>${inlineHtml(step)}</li>` };
  if (!line.startsWith("- ")) return { element: "p", html: inlineHtml(line) };
  const [, name = "", text = ""] = /^- (.*?): (.*)$/.exec(line) ?? [];
  const value = name === '""' ? "" : name;
  if (!values.includes(value) || text === "")
    return { element: "ul", html: `<li>${inlineHtml(line.slice(2))}</li>` };
  const term = `<dt><span dir="ltr" lang="en">${escapeHtml(value)}</span></dt>`;
  return { element: "dl", html: `${term}\n<dd>${inlineHtml(text)}</dd>` };
}

function blockHtml(lines: readonly HelpLine[]): string {
  const [{ element } = { element: "p" }] = lines;
  const content = lines.map(({ html }) => html).join("\n");
  return element === "p" ? `<p>${content}\n</p>` : `<${element}>${content}</${element}>`;
}

/** A text of one line with code between backticks as HTML. */
function inlineHtml(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<kbd>$1</kbd>");
}

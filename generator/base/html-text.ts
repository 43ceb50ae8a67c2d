import { createHash } from "node:crypto";
import { escapeAttribute } from "../../templates/runtime/http/html.js";
import { escapeHiddenInLines } from "./hidden-characters.js";

/** Markup, in which all text is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A part of a template. Texts are escaped; false and undefined are left out. */
export type HtmlPart = Html | string | number | false | undefined | readonly HtmlPart[];

/**
 * Makes markup of a template, such as html`<p title="${title}">${text}</p>`. Inserted texts are escaped
 * for content and for attributes in quotes, hidden characters included. Line feeds stay.
 */
export function html(template: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(template.map((text, index) => text + markupOf(parts[index])).join(""));
}

function markupOf(part: HtmlPart): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(markupOf).join("");
  return escapeAttribute(escapeHiddenInLines(String(part))).replaceAll("'", "&#39;");
}

/** Puts each part on a line of its own. */
export function lines(parts: readonly HtmlPart[]): Html {
  return new Html(parts.map(markupOf).join("\n"));
}

/** Formats text as code. */
export function code(text: string): Html {
  return html`<code>${text}</code>`;
}

/** Formats a message. Text in backticks is code. */
export function prose(message: string): Html {
  return html`${message.split("`").map((part, index) => (index % 2 === 1 ? code(part) : part))}`;
}

/** A page that needs no other file. */
export interface HtmlPage {
  readonly title: string;
  readonly style: string;
  /** Contains nothing that ends its element. Default: a page without scripts. */
  readonly script?: string;
  /** The sources that the script may connect to; such a script makes no markup of texts. */
  readonly connect?: string;
  /** The text of a comment before the page. */
  readonly comment?: string;
  readonly body: Html;
}

/** Formats a page, whose policy allows its own style and script and no others. */
export function htmlPage({ title, style, script, connect, comment, body }: HtmlPage): string {
  const policy = [
    "default-src 'none'",
    `style-src ${inlineSource(style)}`,
    ...(script === undefined ? [] : [`script-src ${inlineSource(script)}`]),
    ...(connect === undefined ? [] : [`connect-src ${connect}`]),
    "base-uri 'none'",
    "form-action 'none'",
    ...(connect === undefined
      ? []
      : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join("; ");
  return html`<!doctype html>
${comment !== undefined && new Html(`<!-- ${comment} -->\n`)}<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
${body}
${script !== undefined && new Html(`<script>${script}</script>\n`)}</body>
</html>
`.markup;
}

/** The source expression of an inline style or script. */
function inlineSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

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

/** A part of a template. Strings are escaped; false and undefined are omitted. */
export type HtmlPart = Html | string | number | false | undefined | readonly HtmlPart[];

/**
 * Creates markup from a template, such as html`<p title="${title}">${text}</p>`. Inserted strings
 * are escaped for content and quoted attributes, including hidden characters. Line feeds are kept.
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
  /**
   * The sources that the script may connect to; such a script does not create markup from strings.
   */
  readonly connect?: string;
  /** A comment before the page. */
  readonly comment?: string;
  readonly body: Html;
}

/** Formats a page with a policy that allows only its own style and script. */
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

/**
 * The colours of self-contained pages as custom properties: light or dark as the system prefers, light
 * on paper. Each text colour has a contrast of at least 4.5 on each page colour that it is used on.
 */
export const PALETTE = `
:root {
  color-scheme: light;
  --page: #ffffff; --card: #ffffff; --soft: #f5f6f8; --line: #d8dce3; --ink: #1b1f26; --faint: #565e6b;
  --breaking: #a8211a; --breaking-page: #fdeceb; --risky: #7d4b00; --risky-page: #fdf1dc;
  --info: #1b5797; --info-page: #e8f1fb; --none: #565e6b; --none-page: #eceef1;
  --old: #fdf3f2; --old-edge: #d9776f; --new: #f0f8f2; --new-edge: #5aa873; --link: #1b5797; --focus: #1b5797;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --page: #14171c; --card: #1a1e25; --soft: #20252d; --line: #353b46; --ink: #e6e9ee; --faint: #a3abb8;
    --breaking: #ff9c94; --breaking-page: #43201e; --risky: #f2bd6b; --risky-page: #3d2d12;
    --info: #90c2ff; --info-page: #1a2f49; --none: #a3abb8; --none-page: #2a2f38;
    --old: #2a1c1d; --old-edge: #b45a53; --new: #18271e; --new-edge: #4c9165; --link: #90c2ff; --focus: #90c2ff;
  }
}
`;

import { escapeHiddenInLines } from "./hidden-characters.js";
import { escapeAttribute } from "../../templates/runtime/http/html.js";

/** Formats a message. Text in backticks is code. */
export function proseHtml(message: string): string {
  return message
    .split("`")
    .map((part, index) => (index % 2 === 1 ? codeElement(part) : escapedText(part)))
    .join("");
}

/** Formats text as code. */
export function codeElement(given: string): string {
  return `<code>${escapedText(given)}</code>`;
}

/** Escapes text for content and attributes. Line feeds stay. */
export function escapedText(given: string): string {
  return escapeAttribute(escapeHiddenInLines(given)).replaceAll("'", "&#39;");
}

import { escapeHtml } from "../../runtime/http/html.js";

/** An attribute as PHP's code of MediaWiki writes it, with a space before it. */
export function attribute(name: string, value: string): string {
  const text = escapeHtml(value)
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#039;")
    .replaceAll("\n", "&#10;")
    .replaceAll("\r", "&#13;")
    .replaceAll("\t", "&#9;");
  return ` ${name}="${text}"`;
}

/** The text of an element. */
export function contentText(text: string): string {
  return escapeHtml(text);
}

const START =
  "A-Za-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}" +
  "\\u{200C}-\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}" +
  "\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}";
const MORE = `${START}_\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}-\\u{2040}`;

const NAME = /* @__PURE__ */ new RegExp(`^[${START}][${MORE}]*$`, "u");
const FORBIDDEN = /* @__PURE__ */ new RegExp(`[^${MORE}]`, "gu");

/**
 * A name that XML allows: others begin with `_`, and have the numbers of characters that XML does
 * not allow.
 *
 * @param isOwn a name that begins with `_` is the server's own
 */
export function xmlName(name: string, isOwn = false): string {
  if (name === "") return "_";
  if (isOwn && name === "_v") return name;
  if (NAME.test(name)) return name;
  return `_${name.replaceAll(".", ".2E.").replaceAll(FORBIDDEN, numberOf)}`;
}

function numberOf(character: string): string {
  return `.${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}.`;
}

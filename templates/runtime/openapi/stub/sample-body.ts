import { isXml } from "../../content/content-form.js";
import { textOf } from "../../content/form-fields.js";
import { isObject } from "../../model/json.js";
import { represented } from "../representation.js";
import type { Representation } from "../representation.js";

/**
 * Writes a sample in a media type. Like Prism, XML uses a root element `xml` with an element for
 * each member, and an element `item` for each list item. A string as XML is an example in the
 * document.
 *
 * @param write writes JSON
 */
export function sampleBody(
  value: unknown,
  mediaType: string,
  write: (value: unknown) => string,
): Representation {
  const root = Array.isArray(value) ? { item: value } : value;
  const content = isXml(mediaType) && typeof value !== "string" ? elementOf("xml", root) : value;
  return { mediaType, ...represented(content, mediaType, write) };
}

/** Names that elements may have without a namespace (XML 1.0, 2.3). */
const ELEMENT_NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;

/** The element for a value, or one element per item of a list. */
function elementOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => elementOf(name, item)).join("");
  const content = isObject(value)
    ? Object.entries(value)
        .filter(([member]) => ELEMENT_NAME.test(member))
        .map(([member, each]) => elementOf(member, each))
        .join("")
    : textOf(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<${name}>${content}</${name}>`;
}

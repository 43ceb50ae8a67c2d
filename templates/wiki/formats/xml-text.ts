import { isJsonArray, isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import { attribute, contentText, xmlName } from "./xml-markup.js";
import { xmlShapes } from "./xml-shapes.js";
import type { XmlShape } from "./xml-shapes.js";

/** The members of an object in their order; JavaScript's objects have numbers first. */
export interface OrderedMembers {
  readonly kind: "ordered";
  readonly members: readonly (readonly [name: string, value: Json])[];
}

/** A response in the form of format version 2, with the pages of a query by their numbers. */
export interface XmlResponse {
  readonly body: JsonObject;
  /** The name of the root element. Default: `api`. */
  readonly root?: string | undefined;
  readonly pages?: OrderedMembers | undefined;
  /** Begins each element in a line of its own, for people. */
  readonly isPretty?: boolean;
}

/**
 * Writes a response as the server's XML: scalars are attributes, lists and objects are elements,
 * and a member that MediaWiki's code chooses is the content. Written like `ApiFormatXml` of 1.39.
 */
export function xmlText({ body, root = "api", pages, isPretty = false }: XmlResponse): string {
  const indent = isPretty ? "\n" : "";
  return `<?xml version="1.0"?>${element(root, body, { path: "", indent, pages })}`;
}

interface Location {
  readonly path: string;
  /** The text before each element: none, or a line break and spaces. */
  readonly indent: string;
  readonly pages?: OrderedMembers | undefined;
  /** Attributes before those of the value. */
  readonly attributes?: string;
}

interface Parts {
  attributes: string;
  elements: string;
  items: string;
  content: { readonly name: string; readonly text: string } | undefined;
}

function element(name: string, value: Json, at: Location): string {
  const { attributes = "", indent } = at;
  if (!isJsonArray(value) && !isJsonObject(value))
    return textElement(name, attributes, value === null ? "" : scalarText(value), indent);
  const shape = shapeAt(at.path);
  const parts: Parts = { attributes, elements: "", items: "", content: undefined };
  if (isJsonArray(value)) addItems(parts, value, shape, at);
  else if (shape.key !== undefined) addKeyed(parts, membersOf(value, at), shape, shape.key, at);
  else addMembers(parts, membersOf(value, at), shape, at);
  return joined(name, parts, indent);
}

/** The members of an object; those of the pages have their own order. */
function membersOf(value: JsonObject, { path, pages }: Location): OrderedMembers["members"] {
  if (path === "query.pages" && pages) return pages.members;
  return Object.entries(value).flatMap(([name, member]) =>
    member === undefined ? [] : [[name, member] as const],
  );
}

function addItems(parts: Parts, list: readonly Json[], shape: XmlShape, at: Location): void {
  const name = xmlName(shape.item ?? "_v", true);
  for (const item of list) parts.items += element(name, item, below(at, "[]"));
}

/** Objects whose members are rows with their name in an attribute. */
function addKeyed(
  parts: Parts,
  members: OrderedMembers["members"],
  { item = "_v", merged = false }: XmlShape,
  key: string,
  at: Location,
): void {
  for (const [name, value] of members) {
    const here = below(at, `.${name}`);
    if (merged && isJsonObject(value)) {
      parts.items += element(item, { ...value, [key]: name }, here);
    } else if (isJsonObject(value) || isJsonArray(value)) {
      parts.items += element(item, value, { ...here, attributes: attribute(key, name) });
    } else {
      const attributes = attribute(key, name) + PRESERVE;
      parts.items += textElement(item, attributes, scalarText(value), here.indent);
    }
  }
}

function addMembers(
  parts: Parts,
  members: OrderedMembers["members"],
  { item = "_v", content, otherContent, elements = [], unnumbered = false }: XmlShape,
  at: Location,
): void {
  const { indent: inner } = below(at, "");
  for (const [name, value] of members) {
    const isContainer = isJsonArray(value) || isJsonObject(value);
    if ((name === content || name === otherContent) && !isContainer) {
      parts.content = value === null ? undefined : { name, text: scalarText(value) };
    } else if (isIndex(name)) {
      const index = unnumbered ? "" : attribute("_idx", name);
      const here = { ...below(at, "[]"), attributes: index };
      parts.items += element(xmlName(item, true), value, here);
    } else if (isContainer) {
      parts.elements += element(
        xmlName(name),
        value,
        below(at, at.path === "" ? name : `.${name}`),
      );
    } else if (elements.includes(name)) {
      parts.elements += textElement(xmlName(name), PRESERVE, scalarText(value), inner);
    } else if (value === true || value === "") {
      parts.attributes += attribute(xmlName(name), "");
    } else if (value !== null && value !== false) {
      parts.attributes += attribute(xmlName(name), scalarText(value));
    }
  }
}

function joined(name: string, parts: Parts, indent: string): string {
  const { attributes, elements, items, content } = parts;
  if (content !== undefined && elements === "" && items === "")
    return textElement(name, attributes + PRESERVE, content.text, indent);
  // Beside other elements, the content is one as well.
  const own =
    content === undefined
      ? ""
      : textElement(xmlName(content.name), PRESERVE, content.text, deeper(indent));
  const inner = elements + own + items;
  return inner === ""
    ? `${indent}<${name}${attributes} />`
    : `${indent}<${name}${attributes}>${inner}${indent}</${name}>`;
}

/** Asks parsers to keep white space. */
const PRESERVE = ' xml:space="preserve"';

function textElement(name: string, attributes: string, text: string, indent: string): string {
  return text === ""
    ? `${indent}<${name}${attributes} />`
    : `${indent}<${name}${attributes}>${contentText(text)}</${name}>`;
}

function below({ path, pages, indent }: Location, step: string): Location {
  return { path: path + step, pages, indent: deeper(indent) };
}

function deeper(indent: string): string {
  return indent === "" ? "" : `${indent}  `;
}

function scalarText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isIndex(name: string): boolean {
  return /^(?:0|-?[1-9]\d*)$/.test(name);
}

/** The shape of a path, of which any one or two members may be `*`. */
function shapeAt(path: string): XmlShape {
  const exact = find(path);
  if (exact) return exact;
  const steps = path.split(".");
  for (let end = 1; end < steps.length; end += 1) {
    const one = find([...steps.slice(0, end), "*", ...steps.slice(end + 1)].join("."));
    if (one) return one;
    const two = find([...steps.slice(0, end), "*", "*", ...steps.slice(end + 2)].join("."));
    if (two) return two;
  }
  return {};
}

function find(path: string): XmlShape | undefined {
  return Object.hasOwn(xmlShapes, path) ? xmlShapes[path] : undefined;
}

import { parseXml } from "../values/parse-xml.js";
import type { XmlNode } from "../values/parse-xml.js";
import type { Json } from "../../runtime/model/json.js";
import type { FileFacts } from "./facts-type.js";

/** The side of an SVG without a size, in pixels (`SVGReader`). */
const DEFAULT_SIDE = 512;

/** The facts of an SVG as `SVGReader` of MediaWiki 1.39 and 1.43 has them; undefined if the text is none. */
export function svgFacts(text: string): FileFacts | undefined {
  const root = parseXml(text);
  if (root?.name !== "svg") return undefined;
  const { width, height } = sizeOf(root);
  const { width: originalWidth = "100%", height: originalHeight = "100%" } = root.attributes;
  const found: Readonly<Record<string, Json>> = {
    version: 2,
    width,
    height,
    originalWidth,
    originalHeight,
    ...fieldsOf(root),
    translations: named(translationsOf(root)),
  };
  return {
    mime: "image/svg+xml",
    mediatype: "DRAWING",
    width,
    height,
    bitdepth: 0,
    metadata: named(found),
  };
}

/** Members as responses have metadata. */
function named(values: Readonly<Record<string, Json>>): Json {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** The size in pixels. A side without a size follows from the other and from `viewBox`. */
function sizeOf({ attributes }: XmlNode): { readonly width: number; readonly height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (attributes["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map((length) => pixels(length, DEFAULT_SIDE));
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 1;
  const sent = {
    width: sideOf(attributes["width"], DEFAULT_SIDE),
    height: sideOf(attributes["height"], DEFAULT_SIDE / ratio),
  };
  const width = sent.width ?? (sent.height === undefined ? DEFAULT_SIDE : sent.height * ratio);
  const height = sent.height ?? width / ratio;
  return width > 0 && height > 0
    ? { width: Math.round(width), height: Math.round(height) }
    : { width: DEFAULT_SIDE, height: DEFAULT_SIDE };
}

function sideOf(length: string | undefined, whole: number): number | undefined {
  return length === undefined || length === "" ? undefined : pixels(length, whole);
}

/** A length in pixels; a percentage is of the whole. */
function pixels(length: string, whole: number): number {
  const value = Number.parseFloat(length) || 0;
  const [unit = ""] = /(?:em|ex|pt|pc|cm|mm|in|%)$/i.exec(length.trim()) ?? [];
  return unit === "%" ? (value / 100) * whole : value * (UNITS[unit] ?? 1);
}

/** The pixels of units. */
const UNITS: Readonly<Record<string, number>> = {
  pt: 1.25,
  pc: 15,
  mm: 3.543307,
  cm: 35.43307,
  in: 90,
  em: 16,
  ex: 12,
};

/** The facts that elements of the drawing show, in the order in which the server finds them. */
function fieldsOf({ children }: XmlNode): Readonly<Record<string, Json>> {
  const fields: Record<string, Json> = {};
  for (const child of children) {
    if (child.name === "title") fields["title"] = child.text.trim();
    else if (child.name === "desc") fields["description"] = child.text.trim();
    else if (child.name === "script" || below(child).some(({ name }) => MOVING.has(name)))
      fields["animated"] = true;
  }
  return fields;
}

/** The elements in an element, at any depth. */
function below({ children }: XmlNode): readonly XmlNode[] {
  return children.flatMap((child) => [child, ...below(child)]);
}

const MOVING: ReadonlySet<string> = new Set([
  "script",
  "animate",
  "set",
  "animateMotion",
  "animateColor",
  "animateTransform",
]);

/** The languages of parts of the drawing: 2 for a tag, 1 for its beginning. */
function translationsOf({ children }: XmlNode): Readonly<Record<string, number>> {
  const tags = children
    .filter(({ name }) => name !== "title" && name !== "desc" && name !== "metadata")
    .flatMap(below)
    .flatMap(({ attributes }) => (attributes["systemLanguage"] ?? "").split(","))
    .map((tag) => tag.trim())
    .filter((tag) => tag.split("-").every((part) => /^[a-z0-9]{1,8}$/i.test(part)));
  const beginnings = tags.filter((tag) => tag.includes("-")).map((tag) => tag.split("-")[0] ?? "");
  return Object.fromEntries([
    ...tags.map((tag) => [tag, 2] as const),
    ...beginnings.filter((tag) => !tags.includes(tag)).map((tag) => [tag, 1] as const),
  ]);
}

// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { FileFacts } from "./facts-type.js";

/** The side of an SVG without a size, in pixels (`SVGReader`). */
const DEFAULT_SIDE = 512;

/** The facts of an SVG; undefined if the text is none. Its size is read in pixels only. */
export function svgFacts(text: string): FileFacts | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (tag === undefined || !beginsWithSvg(text)) return undefined;
  const attributes = new Map(Array.from(tag.matchAll(SIDES), ([, name, value]) => [name, value]));
  const box = attributes
    .get("viewBox")
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth, boxHeight] = box ?? [];
  const ratio = boxWidth && boxHeight ? boxWidth / boxHeight : 1;
  const width = pixels(attributes.get("width")) ?? DEFAULT_SIDE;
  const height = pixels(attributes.get("height")) ?? width / ratio;
  return {
    mime: "image/svg+xml",
    mediatype: "DRAWING",
    width: Math.round(width),
    height: Math.round(height),
    bitdepth: 0,
    metadata: [
      { name: "version", value: 2 },
      { name: "width", value: Math.round(width) },
      { name: "height", value: Math.round(height) },
    ],
  };
}

const SIDES = /\b(viewBox|width|height)\s*=\s*["']([^"']*)["']/g;

/** Whether nothing but declarations and comments is before the element. */
function beginsWithSvg(text: string): boolean {
  let rest = text.trimStart();
  while (rest.startsWith("<?") || rest.startsWith("<!")) {
    const end = rest.indexOf(">");
    if (end < 0) return false;
    rest = rest.slice(end + 1).trimStart();
  }
  return /^<svg\b/.test(rest);
}

function pixels(text: string | undefined): number | undefined {
  const number = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? "")?.[1];
  return number === undefined ? undefined : Number(number);
}

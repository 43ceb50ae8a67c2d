// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { FileFacts } from "./facts-type.js";

/** The side of an SVG without a size, in pixels (`SVGReader`). */
const DEFAULT_SIDE = 512;

/** The facts of an SVG; undefined if the text is none. Its size is read in pixels only. */
export function svgFacts(text: string): FileFacts | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (tag === undefined || !/^\s*(?:<[?!][^>]*>\s*)*<svg\b/.test(text)) return undefined;
  const box = attributeOf(tag, "viewBox")
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth, boxHeight] = box ?? [];
  const ratio = boxWidth && boxHeight ? boxWidth / boxHeight : 1;
  const width = pixels(attributeOf(tag, "width")) ?? DEFAULT_SIDE;
  const height = pixels(attributeOf(tag, "height")) ?? width / ratio;
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

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}

function pixels(text: string | undefined): number | undefined {
  const number = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? "")?.[1];
  return number === undefined ? undefined : Number(number);
}

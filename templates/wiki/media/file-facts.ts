import type { FileFacts } from "./facts-type.js";
import { gifFacts } from "./gif.js";
import { jpegFacts } from "./jpeg.js";
import { pngFacts } from "./png.js";
import { svgFacts } from "./svg.js";

const NO_SIZE = { width: 0, height: 0, bitdepth: 0, metadata: null };

/** Reads the facts of a file: PNG, GIF, JPEG, SVG and text; others have no facts but a type. */
export function fileFacts(bytes: Uint8Array): FileFacts {
  return (
    pngFacts(bytes) ?? gifFacts(bytes) ?? jpegFacts(bytes) ?? textFacts(bytes) ?? otherFacts(bytes)
  );
}

function textFacts(bytes: Uint8Array): FileFacts | undefined {
  const text = plainText(bytes);
  if (text === undefined) return undefined;
  return svgFacts(text) ?? { ...NO_SIZE, mime: "text/plain", mediatype: "TEXT" };
}

/** The text of bytes; undefined if they are not text. */
function plainText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- control characters are what text does not have
    return /[\u0000-\u0008\u000E-\u001F]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Types by their first bytes. */
const SIGNATURES: readonly (readonly [start: string, mime: string, mediatype: string])[] = [
  ["%PDF-", "application/pdf", "OFFICE"],
  ["OggS", "application/ogg", "AUDIO"],
  ["RIFF", "image/webp", "BITMAP"],
  ["\u001AE\u00DF\u00A3", "video/webm", "VIDEO"],
];

function otherFacts(bytes: Uint8Array): FileFacts {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const [, mime = "unknown/unknown", mediatype = "UNKNOWN"] =
    SIGNATURES.find(([sign]) => start.startsWith(sign)) ?? [];
  return { ...NO_SIZE, mime, mediatype };
}

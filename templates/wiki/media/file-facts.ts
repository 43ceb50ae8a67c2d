import { imageSize } from "image-size";
import type { JsonObject } from "../../runtime/model/json.js";

/** The facts about a file that its bytes show. */
export interface FileFacts {
  readonly mime: string;
  readonly mediatype: string;
  /** Pixels; 0 if it has none. */
  readonly width: number;
  readonly height: number;
  /** 8 for bitmaps, 0 for others: the metadata of files are not read. */
  readonly bitdepth: number;
}

/** Reads the type of a file, and the size of an image. */
export function fileFacts(bytes: Uint8Array): FileFacts {
  const image = sizeOf(bytes);
  const [mime, mediatype] = IMAGE_TYPES[image?.type ?? ""] ?? otherType(bytes);
  const { width = 0, height = 0 } = image ?? {};
  return { mime, mediatype, width, height, bitdepth: mediatype === "BITMAP" ? 8 : 0 };
}

type FileType = readonly [mime: string, mediatype: string];

/** The types of images, by their names in image-size. */
const IMAGE_TYPES: Readonly<Record<string, FileType>> = {
  gif: ["image/gif", "BITMAP"],
  jpg: ["image/jpeg", "BITMAP"],
  png: ["image/png", "BITMAP"],
  svg: ["image/svg+xml", "DRAWING"],
  webp: ["image/webp", "BITMAP"],
};

/** The size of an SVG that does not state one. */
const DRAWING_SIDE = 512;

/** The beginning of a file has its size. Its length bounds the time of the search. */
const MAX_HEAD = 1_000_000;

interface ImageSize {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** The size of an image; undefined if the bytes are none. */
function sizeOf(bytes: Uint8Array): ImageSize | undefined {
  try {
    const { type = "", width, height } = imageSize(bytes.subarray(0, MAX_HEAD));
    return type in IMAGE_TYPES ? { type, width, height } : undefined;
  } catch {
    const text = plainText(bytes) ?? "";
    return /^\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/.test(text)
      ? { type: "svg", width: DRAWING_SIDE, height: DRAWING_SIDE }
      : undefined;
  }
}

/** Types of other files by their first bytes. */
const SIGNATURES: readonly (readonly [start: string, ...FileType])[] = [
  ["%PDF-", "application/pdf", "OFFICE"],
  ["RIFF", "image/webp", "BITMAP"],
  ["OggS", "application/ogg", "AUDIO"],
  ["\u001AE\u00DF\u00A3", "video/webm", "VIDEO"],
];

function otherType(bytes: Uint8Array): FileType {
  if (plainText(bytes) !== undefined) return ["text/plain", "TEXT"];
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const [, mime = "unknown/unknown", mediatype = "UNKNOWN"] =
    SIGNATURES.find(([sign]) => start.startsWith(sign)) ?? [];
  return [mime, mediatype];
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

/** The metadata that the server adds for every file. */
export function extendedMetadata(time: string, name: string): JsonObject {
  const source = "mediawiki-metadata";
  return {
    DateTime: { value: time, source, hidden: "" },
    ObjectName: { value: name, source },
  };
}

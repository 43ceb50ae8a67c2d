import { imageSize } from "image-size";
import type { JsonObject } from "../../runtime/model/json.js";

/** Facts about a file that are read from its bytes. */
export interface FileFacts {
  readonly mime: string;
  readonly mediatype: string;
  /** Pixels; 0 without a width. */
  readonly width: number;
  readonly height: number;
  /** 8 for bitmaps, 0 for other files, because the metadata is not read. */
  readonly bitdepth: number;
}

/** Reads a file's type, and an image's size. */
export function fileFacts(bytes: Uint8Array): FileFacts {
  const image = sizeOf(bytes);
  const [mime, mediatype] = fileType(image?.type ?? otherType(bytes));
  const { width = 0, height = 0 } = image ?? {};
  return { mime, mediatype, width, height, bitdepth: mediatype === "BITMAP" ? 8 : 0 };
}

type FileType = readonly [mime: string, mediatype: string];

/** File types by extension; the usual extension of each type is first. */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  png: ["image/png", "BITMAP"],
  gif: ["image/gif", "BITMAP"],
  jpg: ["image/jpeg", "BITMAP"],
  jpeg: ["image/jpeg", "BITMAP"],
  webp: ["image/webp", "BITMAP"],
  svg: ["image/svg+xml", "DRAWING"],
  txt: ["text/plain", "TEXT"],
  pdf: ["application/pdf", "OFFICE"],
  ogg: ["application/ogg", "AUDIO"],
  oga: ["application/ogg", "AUDIO"],
  ogv: ["application/ogg", "AUDIO"],
  webm: ["video/webm", "VIDEO"],
};

const UNKNOWN: FileType = ["unknown/unknown", "UNKNOWN"];

/** A file's type by the extension of its name. */
export function fileType(extension: string): FileType {
  return FILE_TYPES[extension.toLowerCase()] ?? UNKNOWN;
}

/** The default size of an SVG image. */
const DRAWING_SIDE = 512;

/** The size is at the beginning of the file, so the search time is bounded. */
const MAX_HEAD = 1_000_000;

interface ImageSize {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** An image's size; undefined if the bytes are not an image. */
function sizeOf(bytes: Uint8Array): ImageSize | undefined {
  try {
    const { type = "", width, height } = imageSize(bytes.subarray(0, MAX_HEAD));
    return Object.hasOwn(FILE_TYPES, type) ? { type, width, height } : undefined;
  } catch {
    const text = plainText(bytes) ?? "";
    return /^\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/.test(text)
      ? { type: "svg", width: DRAWING_SIDE, height: DRAWING_SIDE }
      : undefined;
  }
}

/** Extensions of non-image files by their first bytes. */
const SIGNATURES: readonly (readonly [start: string, extension: string])[] = [
  ["%PDF-", "pdf"],
  ["RIFF", "webp"],
  ["OggS", "ogg"],
  ["\u001AE\u00DF\u00A3", "webm"],
];

/** The usual extension of a non-image file. */
function otherType(bytes: Uint8Array): string {
  if (plainText(bytes) !== undefined) return "txt";
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return SIGNATURES.find(([sign]) => start.startsWith(sign))?.[1] ?? "";
}

/** The bytes as text; undefined if they are not text. */
function plainText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- control characters are what text does not have
    return /[\u0000-\u0008\u000E-\u001F]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Metadata that the server adds to every file. */
export function extendedMetadata(time: string, name: string): JsonObject {
  const source = "mediawiki-metadata";
  return {
    DateTime: { value: time, source, hidden: "" },
    ObjectName: { value: name, source },
  };
}

import type { Site } from "../data/site.js";
import { isSince } from "../data/wiki-version.js";

/** The bytes that Internet Explorer reads of a file to find its type. */
const SNIFFED_BYTES = 255;

/** The bytes that are searched for scripts in files that are not text. */
const SEARCHED_BYTES = 1024;

/** A file as an upload sends it. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  /** The type that its bytes have. */
  readonly mime: string;
  /** The ending of its name; empty without one. */
  readonly extension: string;
}

/**
 * Why the server refuses a file as dangerous, as the key of a message and its parameters; undefined if
 * it does not (`UploadBase::verifyPartialFile` of MediaWiki 1.39 and 1.43). Scripts in attributes and
 * style sheets of an SVG are not found.
 */
export function fileDanger(file: UploadedFile, site: Site): readonly string[] | undefined {
  const type = isSince(site, "1.43") ? undefined : explorerType(file);
  if (type !== undefined) return ["filetype-bad-ie-mime", type];
  const { bytes, mime } = file;
  const searched = mime.startsWith("text/") ? bytes : bytes.subarray(0, SEARCHED_BYTES);
  const text = textOf(searched).replaceAll(/\s+/g, " ");
  return SCRIPTS.some((pattern) => pattern.test(text)) ? ["uploadscripted"] : undefined;
}

/** The dangerous type that Internet Explorer finds in a file, whose own type it does not trust. */
function explorerType({ bytes, mime, extension }: UploadedFile): string | undefined {
  const ending = extension.toLowerCase();
  if (TRUSTED.has(ending) || (mime === BY_SIGNATURE[ending] && mime !== undefined))
    return undefined;
  const text = textOf(bytes.subarray(0, SNIFFED_BYTES));
  if (/<\?xml[: \t]/i.test(text)) return "text/xml";
  return HTML_TAG.test(text) ? "text/html" : undefined;
}

/** The endings whose types Internet Explorer does not know, and therefore believes. */
const TRUSTED: ReadonlySet<string> = new Set(["svg", "webp", "ogg", "ogv", "oga", "webm"]);

/** The endings whose types all versions believe if the file begins accordingly. */
const BY_SIGNATURE: Readonly<Record<string, string>> = {
  gif: "image/gif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

const HTML_TAG = /<(?:html|head|title|body|script|a href|pre|img|plaintext|table)/i;

/** In a text whose white space is one character each. */
const SCRIPTS: readonly RegExp[] = [
  /<!doctype ?x?html/i,
  /<(?:body|head|html|script)/i,
  /type ?= ?['"]? ?(?:\w+\/)?(?:ecma|java)/i,
  /(?:href|src|data) ?= ?['"]? ?(?:ecma|java)script:/i,
  /url ?\( ?['"]? ?(?:ecma|java)script:/i,
];

function textOf(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** The bytes that are searched for scripts in files that are not text. */
const SEARCHED_BYTES = 1024;

/** A file as an upload sends it. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  /** The type that its bytes have. */
  readonly mime: string;
}

/**
 * Why the server refuses a file as dangerous, as the key of a message and its parameters; undefined if
 * it does not (`UploadBase::verifyPartialFile` of MediaWiki 1.43). Scripts in attributes and
 * style sheets of an SVG are not found.
 */
export function fileDanger({ bytes, mime }: UploadedFile): readonly string[] | undefined {
  const searched = mime.startsWith("text/") ? bytes : bytes.subarray(0, SEARCHED_BYTES);
  const text = textOf(searched).replaceAll(/\s+/g, " ");
  return SCRIPTS.some((pattern) => pattern.test(text)) ? ["uploadscripted"] : undefined;
}

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

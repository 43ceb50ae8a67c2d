const SPACE = 0x20;
const QUOTE = 0x22;
const DOLLAR = 0x24;
const APOSTROPHE = 0x27;
const STAR = 0x2a;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const BACKSLASH = 0x5c;
const BACKTICK = 0x60;
const OPEN_BRACE = 0x7b;

/** The signs that generated code is written with, and white space. */
const SIGNS: ReadonlySet<number> = new Set(
  Array.from("{}()[]<>,;:.?|&=*-+! \n", (sign) => sign.charCodeAt(0)),
);

/** By code, whether a sign or a letter neither begins a text or a comment, nor opens or closes anything, nor could be an arrow's. */
const PLAIN: readonly boolean[] = Array.from(
  { length: 0x80 },
  (_, code) => isWord(code) || ",;:.?|&*-+! \n".includes(String.fromCharCode(code)),
);

/** The offset after all that is read within brackets without a second look. */
export function plainEnd(text: string, start: number): number {
  let index = start;
  while (PLAIN[text.charCodeAt(index)] === true) index += 1;
  return index;
}

/**
 * The offset after the token, the comment or the white space at an offset: an arrow is one token, and
 * a part of a template ends after its backtick or after the brace of what is put into it. -1 at
 * whatever generated code does not have: regular expressions, letters beyond ASCII outside of texts.
 */
export function tokenEnd(text: string, start: number): number {
  const code = text.charCodeAt(start);
  if (isWord(code)) return wordEnd(text, start);
  switch (code) {
    case QUOTE:
    case APOSTROPHE:
      return stringEnd(text, start, code);
    case BACKTICK:
      return templateEnd(text, start);
    case SLASH:
      return commentEnd(text, start);
    case SPACE:
      return blankEnd(text, start);
    case EQUALS:
      return start + (text.charCodeAt(start + 1) === GREATER ? 2 : 1);
    default:
      return SIGNS.has(code) ? start + 1 : -1;
  }
}

/** The offset after a part of a template that begins with a backtick, or with the brace of what was put into it. */
export function templateEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH) index += 1;
    else if (code === BACKTICK) return index + 1;
    else if (code === DOLLAR && text.charCodeAt(index + 1) === OPEN_BRACE) return index + 2;
  }
  return -1;
}

function isWord(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === 0x5f ||
    code === DOLLAR
  );
}

function wordEnd(text: string, start: number): number {
  let index = start + 1;
  while (isWord(text.charCodeAt(index))) index += 1;
  return index;
}

function blankEnd(text: string, start: number): number {
  let index = start + 1;
  while (text.charCodeAt(index) === SPACE) index += 1;
  return index;
}

/** A text in quotes stands on one line, whatever counts as the end of one. */
function stringEnd(text: string, start: number, quote: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) return index + 1;
    if (code === BACKSLASH) index += 1;
    if (isLineEnd(text.charCodeAt(index))) return -1;
  }
  return -1;
}

/** A comment of one line ends in front of its line feed, and holds no other end of a line. */
function commentEnd(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  if (next === STAR) {
    const end = text.indexOf("*/", start + 2);
    return end < 0 ? -1 : end + 2;
  }
  if (next !== SLASH) return -1;
  let index = start + 2;
  while (index < text.length && !isLineEnd(text.charCodeAt(index))) index += 1;
  return index === text.length || text.charCodeAt(index) === 0x0a ? index : -1;
}

function isLineEnd(code: number): boolean {
  return code < SPACE ? code === 0x0a || code === 0x0d : code === 0x2028 || code === 0x2029;
}

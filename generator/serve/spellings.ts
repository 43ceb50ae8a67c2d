/** A text that a part of another text stands for, in one of the encodings. */
export interface Spelling {
  readonly text: string;
  /** The index after the part. */
  readonly end: number;
}

/** The characters that begin an encoded part, or that encodings use for others. */
const SPECIAL = /[%\\&+_<]/;

/** Returns true if {@link spellingsAt} may find more than the character itself. */
export function isSpecial(character: string): boolean {
  return SPECIAL.test(character);
}

/** The number of encodings within each other, such as JSON in a text of JSON. */
const MAX_LAYERS = 4;

/**
 * The texts that a text may stand for at an index: the character itself, and what it begins in
 * percent-encoding (also with `+` and MediaWiki's `_` for a space), JSON and JavaScript, or HTML.
 * HTML tags stand for no text, because highlighting inserts them.
 */
export function spellingsAt(text: string, at: number, layers = MAX_LAYERS): readonly Spelling[] {
  const first = text[at] ?? "";
  const plain = { text: first, end: at + 1 };
  if (layers === 0 || first === "" || !isSpecial(first)) return [plain];
  const found = [plain];
  if (first === "<") found.push(...tagAt(text, at));
  for (const start of spellingsAt(text, at, layers - 1)) {
    if (start.end > at + 1) found.push(start);
    if (start.text === "%") found.push(...percentAfter(text, start.end, layers - 1));
    else if (start.text === "\\") found.push(...escapeAfter(text, start.end, layers - 1));
    else if (start.text === "&") found.push(...entityAfter(text, start.end, layers - 1));
  }
  return found.flatMap(withSpace);
}

/** A plus sign or underscore, itself encoded or not, may stand for a space. */
function withSpace(spelling: Spelling): readonly Spelling[] {
  const { text, end } = spelling;
  return text === "+" || text === "_" ? [spelling, { text: " ", end }] : [spelling];
}

const TAG = /<\/?[A-Za-z][^<>]{0,200}>/y;

function tagAt(text: string, at: number): readonly Spelling[] {
  TAG.lastIndex = at;
  return TAG.test(text) ? [{ text: "", end: TAG.lastIndex }] : [];
}

/** A character of the rest of an escape sequence, which may be encoded in the remaining layers. */
function unitAt(text: string, at: number, layers: number): Spelling {
  const plain = { text: text.charAt(at), end: at + 1 };
  if (layers === 0 || !isSpecial(plain.text)) return plain;
  const encoded = spellingsAt(text, at, layers).filter(
    ({ text: { length }, end }) => length === 1 && end > at + 1,
  );
  return encoded.at(-1) ?? plain;
}

/** Characters of the rest of an escape sequence, as long as they fit. */
function unitsAt(text: string, at: number, layers: number, fits: RegExp, most: number): Spelling {
  let read = "";
  let end = at;
  while (read.length < most) {
    const unit = unitAt(text, end, layers);
    if (!fits.test(unit.text)) break;
    read += unit.text;
    end = unit.end;
  }
  return { text: read, end };
}

const HEX = /^[\dA-Fa-f]$/;

/** The character whose UTF-8 bytes a percent sign before an index begins. */
function percentAfter(text: string, at: number, layers: number): readonly Spelling[] {
  const bytes: number[] = [];
  for (let next = byteAt(text, at, layers); next; next = nextByte(text, next.end, layers)) {
    bytes.push(next.byte);
    const decoded = characterOf(bytes);
    if (decoded !== undefined) return [{ text: decoded, end: next.end }];
    if (bytes.length === 4) return [];
  }
  return [];
}

interface EncodedByte {
  readonly byte: number;
  readonly end: number;
}

function byteAt(text: string, at: number, layers: number): EncodedByte | undefined {
  const { text: digits, end } = unitsAt(text, at, layers, HEX, 2);
  return digits.length === 2 ? { byte: Number.parseInt(digits, 16), end } : undefined;
}

/** The next byte of a character, with its percent sign. */
function nextByte(text: string, at: number, layers: number): EncodedByte | undefined {
  return spellingsAt(text, at, layers)
    .filter((sign) => sign.text === "%")
    .map((sign) => byteAt(text, sign.end, layers))
    .find((next) => next !== undefined && next.byte >= 0x80 && next.byte < 0xc0);
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function characterOf(bytes: readonly number[]): string | undefined {
  const [first = 0] = bytes;
  if (first < 0x80) return String.fromCharCode(first);
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (bytes.length < length) return undefined;
  try {
    return UTF8.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

const CONTROLS: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/** The character that a backslash before an index begins, in JSON or JavaScript. */
function escapeAfter(text: string, at: number, layers: number): readonly Spelling[] {
  const letter = unitAt(text, at, layers);
  const length = letter.text === "u" ? 4 : letter.text === "x" ? 2 : 0;
  const digits = unitsAt(text, letter.end, layers, HEX, length);
  if (length > 0 && digits.text.length === length)
    return [{ text: String.fromCharCode(Number.parseInt(digits.text, 16)), end: digits.end }];
  return spellingsAt(text, at, layers).flatMap((next) =>
    next.text === "" ? [] : [{ text: CONTROLS[next.text] ?? next.text, end: next.end }],
  );
}

const ENTITY = /^(?:#(\d{1,7})|#[Xx]([\dA-Fa-f]{1,6})|([A-Za-z]{2,8}\d{0,2}))$/;

/** The character that `&` before an index begins, in HTML or XML. */
function entityAfter(text: string, at: number, layers: number): readonly Spelling[] {
  const name = unitsAt(text, at, layers, /^[#\dA-Za-z]$/, 10);
  const semicolon = unitAt(text, name.end, layers);
  const [, decimal, hex, named] = ENTITY.exec(name.text) ?? [];
  if (semicolon.text !== ";") return [];
  const { end } = semicolon;
  if (named !== undefined) {
    const character = NAMED.get(named);
    return character === undefined ? [] : [{ text: character, end }];
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code <= 0x10_ffff ? [{ text: String.fromCodePoint(code), end }] : [];
}

const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** The named entities of ASCII and Latin-1 (HTML, 13.5). */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(" ").map((name, index): [string, string] => [
    name,
    String.fromCharCode(0xa0 + index),
  ]),
  ...Object.entries({
    Tab: "\t",
    NewLine: "\n",
    excl: "!",
    quot: '"',
    num: "#",
    dollar: "$",
    percnt: "%",
    amp: "&",
    apos: "'",
    lpar: "(",
    rpar: ")",
    ast: "*",
    plus: "+",
    comma: ",",
    period: ".",
    sol: "/",
    colon: ":",
    semi: ";",
    lt: "<",
    equals: "=",
    gt: ">",
    quest: "?",
    commat: "@",
    lsqb: "[",
    lbrack: "[",
    bsol: "\\",
    rsqb: "]",
    rbrack: "]",
    Hat: "^",
    lowbar: "_",
    grave: "`",
    lcub: "{",
    lbrace: "{",
    verbar: "|",
    vert: "|",
    rcub: "}",
    rbrace: "}",
  }),
]);

/** A text in which one encoding is decoded, and where its characters stand in the original. */
export interface DecodedView {
  readonly text: string;
  /** The index in the original of each character, and of the end. */
  readonly at: readonly number[];
}

/** Decodes one layer of JSON strings, of HTML with its tags, or of percent-encoding. */
export function decodedView(text: string, encoding: "json" | "html" | "percent"): DecodedView {
  const pieces: string[] = [];
  const at: number[] = [];
  for (let index = 0; index < text.length;) {
    const { text: piece, end } = decodedAt(text, index, encoding) ?? {
      text: text[index] ?? "",
      end: index + 1,
    };
    for (let unit = 0; unit < piece.length; unit += 1) at.push(index);
    pieces.push(piece);
    index = end;
  }
  at.push(text.length);
  return { text: pieces.join(""), at };
}

function decodedAt(
  text: string,
  at: number,
  encoding: Parameters<typeof decodedView>[1],
): Spelling | undefined {
  switch (encoding) {
    case "json":
      return text[at] === "\\" ? escapeAfter(text, at + 1, 0)[0] : undefined;
    case "html":
      if (text[at] === "&") return entityAfter(text, at + 1, 0)[0];
      return text[at] === "<" ? tagAt(text, at)[0] : undefined;
    case "percent":
      return text[at] === "%" ? percentAfter(text, at + 1, 0)[0] : undefined;
  }
}

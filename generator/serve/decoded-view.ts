/** A text in which encodings are decoded, and where its characters are in the original. */
export interface DecodedView {
  readonly text: string;
  /** The index in the original of each character, and of the end. */
  readonly at: readonly number[];
  /** The index in the original after each character. */
  readonly ends: readonly number[];
}

/** One layer of JSON strings, of HTML with or without its tags, or of percent-encoding. */
export type Encoding = "json" | "html" | "highlighted-html" | "percent";

const ENTITY = /&(?:#\d{1,7}|#[Xx][\dA-Fa-f]{1,6}|[A-Za-z]{2,8}\d{0,2});/;
const TAG = /<\/?[A-Za-z][^<>]{0,200}>/;

/** The encoded parts of a text. */
const ENCODED: Readonly<Record<Encoding, RegExp>> = {
  json: /\\(?:u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[^])/g,
  html: new RegExp(ENTITY, "g"),
  "highlighted-html": new RegExp(`${ENTITY.source}|${TAG.source}`, "g"),
  // A character in UTF-8, whose bytes need not be valid.
  percent:
    /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[\da-f](?:%[89ab][\da-f]){3}/gi,
};

/** Decodes one layer of an encoding. */
export function decodedView(text: string, encoding: Encoding): DecodedView {
  const pieces: string[] = [];
  const at: number[] = [];
  const ends: number[] = [];
  let end = 0;
  const append = (written: string, read: string): void => {
    const start = end;
    end += written.length;
    for (let unit = 0; unit < read.length; unit += 1) {
      at.push(read === written ? start + unit : start);
      ends.push(read === written ? start + unit + 1 : end);
    }
    pieces.push(read);
  };
  const appendPlain = (plain: string): void => append(plain, plain);
  for (const { 0: encoded, index } of text.matchAll(ENCODED[encoding])) {
    appendPlain(text.slice(end, index));
    append(encoded, decoded(encoded, encoding));
  }
  appendPlain(text.slice(end));
  at.push(text.length);
  return { text: pieces.join(""), at, ends };
}

/** A text that another text may stand for, with the encodings of that one from the outermost on. */
export interface Spelling {
  readonly text: string;
  readonly encodings: readonly Encoding[];
}

const ENCODINGS: readonly Encoding[] = ["json", "html", "highlighted-html", "percent"];

/** The number of encodings within each other, such as JSON in a text of JSON. */
const MAX_LAYERS = 4;

/** The texts that a text may stand for: itself, and what decoding it in any order results in. */
export function spellingsOf(text: string): readonly Spelling[] {
  const found = new Map<string, Spelling>([[text, { text, encodings: [] }]]);
  let latest = [...found.values()];
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const outer = latest;
    latest = [];
    for (const { text: encoded, encodings } of outer)
      for (const encoding of ENCODINGS) {
        const inner = encoded.replace(ENCODED[encoding], (part) => decoded(part, encoding));
        if (found.has(inner)) continue;
        const spelling = { text: inner, encodings: [...encodings, encoding] };
        found.set(inner, spelling);
        latest.push(spelling);
      }
  }
  return [...found.values()];
}

/** A part of a text, from its first character to the one after it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Converts parts of a spelling to those of the text. */
export function rangesInText(
  text: string,
  { encodings }: Spelling,
  ranges: readonly TextRange[],
): readonly TextRange[] {
  let encoded = text;
  const views = encodings.map((encoding) => {
    const view = decodedView(encoded, encoding);
    encoded = view.text;
    return view;
  });
  return ranges.map((range) =>
    views.reduceRight(
      ({ start, end }, { at, ends }) => ({ start: at[start] ?? start, end: ends[end - 1] ?? end }),
      range,
    ),
  );
}

/** Decodes an encoded part of a text. HTML tags stand for no text, because highlighting inserts them. */
function decoded(part: string, encoding: Encoding): string {
  switch (encoding) {
    case "json":
      return unescaped(part);
    case "html":
    case "highlighted-html":
      return part.startsWith("<") ? "" : referencedCharacter(part);
    case "percent":
      return fromUtf8(part);
  }
}

const CONTROLS: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

function unescaped(escape: string): string {
  const letter = escape.charAt(1);
  return escape.length > 2
    ? String.fromCharCode(Number.parseInt(escape.slice(2), 16))
    : (CONTROLS[letter] ?? letter);
}

const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** The named characters that encoders write: those of XML, and Latin-1 (HTML, 13.5). */
const NAMED: ReadonlyMap<string, string> = new Map([
  ["quot", '"'],
  ["amp", "&"],
  ["apos", "'"],
  ["lt", "<"],
  ["gt", ">"],
  ...LATIN_1.split(" ").map((name, index): [string, string] => [
    name,
    String.fromCharCode(0xa0 + index),
  ]),
]);

function referencedCharacter(reference: string): string {
  const name = reference.slice(1, -1);
  if (!name.startsWith("#")) return NAMED.get(name) ?? reference;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10_ffff ? String.fromCodePoint(code) : reference;
}

function fromUtf8(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

import { ID_LENGTH } from "../../../../templates/runtime/sample/sample-text.js";
import type { PatternPart } from "../../../../templates/runtime/sample/sample-text.js";

/** A pattern with the current position. */
interface Reader {
  readonly text: string;
  at: number;
}

/** The maximum number of extra repetitions without an upper limit. */
const EXTRA_REPETITIONS = 3;
/** The maximum number of repetitions. */
const MAX_REPETITIONS = 1000;

/**
 * The parts of a pattern's texts, which may not match its assertions. Undefined for patterns with more
 * than characters, classes, groups, alternatives, repetitions, and anchors at the ends.
 *
 * @param min length of the text
 * @param max length of the text
 */
export function patternParts(
  pattern: string,
  min: number,
  max: number,
): readonly PatternPart[] | undefined {
  const body = pattern.replace(/^\^/, "").replace(/(?<!\\)\$$/, "");
  const reader: Reader = { text: body, at: 0 };
  const parts = readAlternatives(reader);
  if (!parts || reader.at < body.length) return undefined;
  const [only] = parts;
  if (parts.length !== 1 || only?.kind !== "of") return bounded(parts);
  // A single class has the length of the text.
  const low = Math.max(only.min, min);
  // A single unlimited repetition is mostly an identifier, which should be unique.
  const high = Math.min(only.max, max, Math.max(low, ID_LENGTH));
  if (low > high) return undefined;
  return [{ ...only, min: only.max === Infinity ? high : low, max: high }];
}

function bounded(parts: readonly PatternPart[]): readonly PatternPart[] {
  return parts.map((part) => {
    const max = Math.min(part.max, part.min + EXTRA_REPETITIONS);
    return part.kind === "of"
      ? { ...part, max }
      : { ...part, either: part.either.map(bounded), max };
  });
}

function readAlternatives(reader: Reader): readonly PatternPart[] | undefined {
  const all: (readonly PatternPart[])[] = [];
  do {
    const sequence = readSequence(reader);
    if (!sequence) return undefined;
    all.push(sequence);
  } while (skip(reader, "|"));
  const [first] = all;
  return all.length === 1 ? first : [{ kind: "either", either: all, min: 1, max: 1 }];
}

function readSequence(reader: Reader): readonly PatternPart[] | undefined {
  const parts: PatternPart[] = [];
  while (reader.at < reader.text.length && !"|)".includes(peek(reader))) {
    const atom = readAtom(reader);
    const times = atom && readTimes(reader);
    if (!atom || !times) return undefined;
    parts.push(
      typeof atom === "string"
        ? { kind: "of", of: atom, ...times }
        : { kind: "either", either: [atom], ...times },
    );
  }
  return parts;
}

/** The possible characters at the position, or the parts of a group. */
function readAtom(reader: Reader): string | readonly PatternPart[] | undefined {
  const char = next(reader);
  switch (char) {
    case "(": {
      const isAssertion = skipGroupKind(reader);
      if (isAssertion === undefined) return undefined;
      const group = readAlternatives(reader);
      if (!group || !skip(reader, ")")) return undefined;
      // Texts are tested against the pattern afterwards.
      return isAssertion ? [] : group;
    }
    case "[":
      return readClass(reader);
    case ".":
      return WORD;
    case "\\":
      return readEscape(next(reader));
    case "^":
    case "$":
    case "*":
    case "+":
    case "?":
    case "{":
    case "":
      return undefined;
    default:
      return char;
  }
}

/**
 * Skips the characters between `(` and the content of a group. Returns true if the group asserts what
 * is before or after it, and undefined if its kind is not known.
 */
function skipGroupKind(reader: Reader): boolean | undefined {
  const kind = /^\?(?:<?[=!]|:|<\w+>)/.exec(reader.text.slice(reader.at));
  if (!kind) return peek(reader) === "?" ? undefined : false;
  const [whole] = kind;
  reader.at += whole.length;
  return /[=!]$/.test(whole);
}

const DIGITS = "0123456789";
const WORD = `abcdefghijklmnopqrstuvwxyz${DIGITS}`;
const ESCAPES: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: WORD,
  s: " ",
  S: WORD,
  D: WORD.slice(0, 26),
  W: " -.",
  t: "\t",
  n: "\n",
};

function readEscape(char: string): string | undefined {
  if (/[^A-Za-z0-9]/.test(char)) return char;
  return Object.hasOwn(ESCAPES, char) ? ESCAPES[char] : undefined;
}

/** Of letters in both cases, the lower case is sufficient. */
function readClass(reader: Reader): string | undefined {
  const isNegated = skip(reader, "^");
  const found = new Set<string>();
  while (reader.at < reader.text.length && peek(reader) !== "]") {
    const low = readClassMember(reader);
    if (low === undefined) return undefined;
    const isRange = peek(reader) === "-" && !reader.text.startsWith("-]", reader.at);
    if (isRange) reader.at += 1;
    const high = isRange ? readClassMember(reader) : low;
    if (high === undefined || (isRange && (low.length !== 1 || high.length !== 1)))
      return undefined;
    for (const char of isRange ? range(low, high) : low) found.add(char);
  }
  if (!skip(reader, "]")) return undefined;
  const chars = isNegated ? Array.from(PRINTABLE).filter((char) => !found.has(char)) : [...found];
  const kept = chars.filter((char) => !/[A-Z]/.test(char) || !chars.includes(char.toLowerCase()));
  return kept.length === 0 ? undefined : kept.join("");
}

const PRINTABLE = `${WORD}${WORD.slice(0, 26).toUpperCase()} -_.,`;

function readClassMember(reader: Reader): string | undefined {
  const char = next(reader);
  return char === "\\" ? readEscape(next(reader)) : char;
}

function range(low: string, high: string): readonly string[] {
  const [from, to] = [low.charCodeAt(0), Math.min(high.charCodeAt(0), low.charCodeAt(0) + 255)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) =>
    String.fromCharCode(from + index),
  );
}

function readTimes(reader: Reader): { readonly min: number; readonly max: number } | undefined {
  const times = /^(?:[*+?]|\{(?<min>\d+)(?<more>,(?<max>\d*))?\})/.exec(
    reader.text.slice(reader.at),
  );
  if (!times) return { min: 1, max: 1 };
  const [whole] = times;
  reader.at += whole.length;
  skip(reader, "?");
  switch (whole) {
    case "*":
      return { min: 0, max: Infinity };
    case "+":
      return { min: 1, max: Infinity };
    case "?":
      return { min: 0, max: 1 };
    default: {
      const { min = "", more, max = "" } = times.groups ?? {};
      const high = more === undefined ? Number(min) : max === "" ? Infinity : Number(max);
      return Number(min) > MAX_REPETITIONS ? undefined : { min: Number(min), max: high };
    }
  }
}

function peek({ text, at }: Reader): string {
  return text.charAt(at);
}

function next(reader: Reader): string {
  const char = peek(reader);
  reader.at += 1;
  return char;
}

function skip(reader: Reader, char: string): boolean {
  const isThere = peek(reader) === char;
  if (isThere) reader.at += 1;
  return isThere;
}

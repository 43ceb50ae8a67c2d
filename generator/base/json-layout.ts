import { createRequire } from "node:module";
import type * as jsonc from "jsonc-parser";
import { errorMessage } from "./counted.js";
import { pointerTokens } from "./json.js";

/** The layout of a JSON text before it is parsed: nesting, keys and positions. */

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** A duplicate key, with the offset of its quote. */
export interface RepeatedKey {
  readonly name: string;
  readonly offset: number;
}

/** The result of scanning a text. For invalid JSON, only the depth is reliable. */
export interface TextSurvey {
  /** The offset of the first bracket beyond the maximum depth. */
  readonly tooDeep?: number;
  readonly repeated: readonly RepeatedKey[];
}

/** Scans a text, which may be invalid JSON. */
export function survey(text: string, maxDepth: number): TextSurvey {
  const repeated: RepeatedKey[] = [];
  /** The keys of each open object; undefined for lists. */
  const open: (Set<string> | undefined)[] = [];
  let awaitsKey = false;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE: {
        const end = stringEnd(text, index);
        const keys = awaitsKey ? open.at(-1) : undefined;
        if (keys) {
          const name = unescaped(text.slice(index + 1, end));
          if (keys.has(name)) repeated.push({ name, offset: index });
          keys.add(name);
        }
        awaitsKey = false;
        index = end;
        break;
      }
      case COMMA:
        awaitsKey = true;
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        awaitsKey = text.charCodeAt(index) === OPEN_OBJECT;
        open.push(awaitsKey ? new Set() : undefined);
        if (open.length > maxDepth) return { tooDeep: index, repeated };
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        open.pop();
        break;
      default:
    }
  }
  return { repeated };
}

/** A part of a JSON text. */
export interface TextPart {
  /** The offset for messages: of a member, its key. */
  readonly shown: number;
  /** The offset of the value. */
  readonly value: number;
}

/**
 * Returns a function that locates a JSON pointer, or its nearest existing parent, in a text. Scans
 * only the requested parts.
 */
export function locateParts(text: string): (pointer: string) => TextPart {
  const start = valueStart(text, 0);
  const finders = new Map<number, PartFinder>();
  const finderAt = (offset: number): PartFinder => {
    const finder = finders.get(offset) ?? partsOf(text, offset);
    finders.set(offset, finder);
    return finder;
  };
  return (pointer) => {
    let part: TextPart = { shown: start, value: start };
    for (const token of pointerTokens(pointer)) {
      const next = finderAt(part.value)(token);
      if (!next) break;
      part = next;
    }
    return part;
  };
}

type PartFinder = (token: string) => TextPart | undefined;

/** The members of an object by key, or the items of a list by index. */
function partsOf(text: string, offset: number): PartFinder {
  const isObject = text.charCodeAt(offset) === OPEN_OBJECT;
  if (!isObject && text.charCodeAt(offset) !== OPEN_LIST) return () => undefined;
  const found = new Map<string, TextPart>();
  let last: TextPart | undefined;
  return (token) => {
    while (!found.has(token)) {
      const shown = valueStart(text, last ? valueEnd(text, last.value) : offset + 1);
      if (isClosing(text, shown)) break;
      const keyEnd = isObject ? stringEnd(text, shown) : shown;
      last = { shown, value: isObject ? valueStart(text, keyEnd + 1) : shown };
      found.set(isObject ? unescaped(text.slice(shown + 1, keyEnd)) : String(found.size), last);
    }
    return found.get(token);
  };
}

/** The next offset that is neither white space nor punctuation. */
export function valueStart(text: string, from: number): number {
  let index = from;
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x20 && code !== COMMA && code !== COLON) break;
  }
  return index;
}

/** The offset after a value. */
export function valueEnd(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = stringEnd(text, index);
        if (depth === 0) return index + 1;
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        depth += 1;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        depth -= 1;
        if (depth <= 0) return depth === 0 ? index + 1 : index;
        break;
      case COMMA:
        if (depth === 0) return index;
        break;
      default:
    }
  }
  return text.length;
}

function isClosing(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code === CLOSE_OBJECT || code === CLOSE_LIST || index >= text.length;
}

/** The offset of the quote that ends a string, or the end of the text. */
function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** Returns true if an odd number of backslashes precedes an offset. */
function isEscaped(text: string, offset: number): boolean {
  let before = offset - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (offset - before) % 2 === 0;
}

/** The string's value, or its source if it is invalid. */
function unescaped(written: string): string {
  if (!written.includes("\\")) return written;
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}

/** The syntax error of an invalid JSON text, with its offset. */
interface SyntaxMistake {
  readonly detail: string;
  readonly offset: number;
}

type Parser = typeof jsonc;

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Describes the syntax error in a text that JSON.parse rejected. */
export function syntaxMistake(text: string, refusal: unknown): SyntaxMistake {
  const mistake = firstMistake(text);
  // For a control character in a string, the parser reports the string.
  return mistake && !mistake.detail.includes("invalid character")
    ? mistake
    : platformMessage(refusal);
}

/** The first error only; the parser guesses after it. */
function firstMistake(text: string): SyntaxMistake | undefined {
  const { printParseErrorCode, visit } = parser();
  let first: SyntaxMistake | undefined;
  visit(
    text,
    {
      onError: (code, offset) => {
        const detail = printParseErrorCode(code)
          .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
          .toLowerCase();
        first ??= { detail, offset };
      },
    },
    STRICT,
  );
  return first;
}

/** Loaded on demand, because loading takes longer than reading a spec. */
function parser(): Parser {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- require knows no types
  return createRequire(import.meta.url)("jsonc-parser") as Parser;
}

/** The message of JSON.parse. */
function platformMessage(refusal: unknown): SyntaxMistake {
  const message = errorMessage(refusal);
  const detail = message.replace(/ in JSON at position.*$/s, "").replaceAll(/\s+/g, " ");
  const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
  return { detail: detail.slice(0, 1).toLowerCase() + detail.slice(1), offset };
}

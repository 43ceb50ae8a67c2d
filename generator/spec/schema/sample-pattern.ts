import type * as Regexpp from "@eslint-community/regexpp";
import { ID_LENGTH } from "../../../templates/runtime/sample/sample-text.js";
import type { PatternPart } from "../../../templates/runtime/sample/sample-text.js";
import { regexpp } from "./pattern.js";

/** The maximum number of extra repetitions without an upper limit. */
const EXTRA_REPETITIONS = 3;
/** The maximum number of repetitions. */
const MAX_REPETITIONS = 1000;
/** The maximum length of a string, which nested repetitions multiply. */
const MAX_LENGTH = 10_000;

/**
 * Generates parts of strings for a pattern; they may not match its assertions. Undefined for
 * patterns other than characters, classes, groups, alternatives, repetitions, and anchors at the
 * ends.
 *
 * @param min the minimum length
 * @param max the maximum length
 */
export function patternParts(
  pattern: string,
  min: number,
  max: number,
): readonly PatternPart[] | undefined {
  const parsed = parsePattern(pattern.replace(/^\^/, "").replace(/(?<!\\)\$$/, ""));
  const parts = parsed && alternativesParts(parsed.alternatives);
  if (!parts || leastLength(parts) > MAX_LENGTH) return undefined;
  const [only] = parts;
  if (parts.length !== 1 || only?.kind !== "of") return bounded(parts);
  // A single class has the length of the text.
  const low = Math.max(only.min, min);
  // A single unlimited repetition is mostly an identifier, which should be unique.
  const high = Math.min(only.max, max, Math.max(low, ID_LENGTH));
  if (low > high) return undefined;
  return [{ ...only, min: only.max === Infinity ? high : low, max: high }];
}

/** The syntax tree of a pattern; undefined if it is invalid. */
function parsePattern(pattern: string): Regexpp.AST.Pattern | undefined {
  const { RegExpParser } = regexpp();
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch {
    return undefined;
  }
}

/** The length of the longest alternatives without optional repetitions. */
export function leastLength(parts: readonly PatternPart[]): number {
  return parts
    .map((part) => part.min * (part.kind === "of" ? 1 : Math.max(...part.either.map(leastLength))))
    .reduce((sum, each) => sum + each, 0);
}

function bounded(parts: readonly PatternPart[]): readonly PatternPart[] {
  return parts.map((part) => {
    const max = Math.min(part.max, part.min + EXTRA_REPETITIONS);
    return part.kind === "of"
      ? { ...part, max }
      : { ...part, either: part.either.map(bounded), max };
  });
}

function alternativesParts(
  alternatives: readonly Regexpp.AST.Alternative[],
): readonly PatternPart[] | undefined {
  const all = alternatives.map(({ elements }) => definedItems(elements.map(elementPart)));
  const either = definedItems(all);
  return either?.length === 1 ? either[0] : either && [{ kind: "either", either, min: 1, max: 1 }];
}

function definedItems<Item>(items: readonly (Item | undefined)[]): readonly Item[] | undefined {
  const defined = items.filter((item) => item !== undefined);
  return defined.length === items.length ? defined : undefined;
}

function elementPart(element: Regexpp.AST.Element): PatternPart | undefined {
  const {
    min,
    max,
    element: atom,
  } = element.type === "Quantifier" ? element : { min: 1, max: 1, element };
  if (min > MAX_REPETITIONS) return undefined;
  switch (atom.type) {
    case "Group":
    case "CapturingGroup": {
      const parts = alternativesParts(atom.alternatives);
      return parts && { kind: "either", either: [parts], min, max };
    }
    case "Assertion":
      // Strings are tested against the pattern afterwards.
      return atom.kind === "lookahead" || atom.kind === "lookbehind"
        ? { kind: "either", either: [[]], min, max }
        : undefined;
    case "Character":
    case "CharacterClass":
    case "CharacterSet": {
      const of = charactersOf(atom);
      return of === undefined ? undefined : { kind: "of", of, min, max };
    }
    default:
      return undefined;
  }
}

const DIGITS = "0123456789";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const WORD = `${LETTERS}${DIGITS}`;
const PRINTABLE = `${WORD}${LETTERS.toUpperCase()} -_.,`;

/** Some characters in a set, and some in its negation. */
const SETS: Readonly<Record<string, readonly [own: string, others: string]>> = {
  any: [WORD, WORD],
  digit: [DIGITS, LETTERS],
  space: [" ", WORD],
  word: [WORD, " -."],
};

/** The possible characters of an element; undefined if none are known. */
function charactersOf(
  element:
    | Regexpp.AST.CharacterClass
    | Regexpp.AST.CharacterClassElement
    | Regexpp.AST.CharacterSet,
): string | undefined {
  switch (element.type) {
    case "Character":
      return element.value > 0xffff ? undefined : String.fromCodePoint(element.value);
    case "CharacterSet": {
      const [own, others] = SETS[element.kind] ?? [];
      return "negate" in element && element.negate ? others : own;
    }
    case "CharacterClassRange": {
      const { min, max } = element;
      const length = Math.min(max.value - min.value, 255) + 1;
      return String.fromCodePoint(...Array.from({ length }, (_, index) => min.value + index));
    }
    case "CharacterClass":
      return classCharacters(element);
    default:
      return undefined;
  }
}

/** For letters in both cases, the lower case is sufficient. */
function classCharacters({ elements, negate }: Regexpp.AST.CharacterClass): string | undefined {
  const all = definedItems(elements.map(charactersOf));
  if (!all) return undefined;
  const found = new Set(all.join(""));
  const chars = negate ? Array.from(PRINTABLE).filter((char) => !found.has(char)) : [...found];
  const kept = chars.filter((char) => !/[A-Z]/.test(char) || !chars.includes(char.toLowerCase()));
  return kept.length === 0 ? undefined : kept.join("");
}

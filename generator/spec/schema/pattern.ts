import { createRequire } from "node:module";
import type * as Regexpp from "@eslint-community/regexpp";
import { errorMessage } from "../../base/counted.js";

/** A pattern for the flag `u`, or why there is none. */
export type UnicodePattern =
  | { readonly kind: "pattern"; readonly pattern: string }
  | { readonly kind: "invalid"; readonly detail: string };

/**
 * Converts a pattern to an equivalent one that is valid with the `u` flag. Without the flag, `\@`,
 * `[\w-.]` and `^{x}$` are also valid (ECMAScript, Annex B.1.2).
 */
export function unicodePattern(pattern: string): UnicodePattern {
  if (/\p{Surrogate}/u.test(pattern))
    return { kind: "invalid", detail: "it contains half a surrogate pair" };
  const refusal = compileError(pattern, "u");
  if (refusal === undefined) return { kind: "pattern", pattern };
  if (compileError(pattern, "") !== undefined) return { kind: "invalid", detail: refusal };
  const characters = charactersOf(pattern);
  const foreign = FOREIGN.exec(pattern)?.[0] ?? characters.find(isEscapedLetter)?.raw;
  if (foreign !== undefined)
    return { kind: "invalid", detail: `\`${foreign}\` has a different meaning in JavaScript` };
  const escaped = withEscapes(pattern, characters);
  return compileError(escaped, "u") === undefined
    ? { kind: "pattern", pattern: escaped }
    : { kind: "invalid", detail: refusal };
}

/** POSIX classes, repetitions without a minimum, and intersections of classes. */
const FOREIGN = /\[:\^?\w+:\]|\{,\d+\}|&&\[/;

/** Returns true for `\A`, `\p{…}`, `\x{…}` and similar: other languages give these letters a meaning. */
function isEscapedLetter({ raw }: Regexpp.AST.Character): boolean {
  return /^\\[A-Za-z]$/.test(raw) && !"fnrtv".includes(raw.slice(1));
}

function compileError(pattern: string, flags: string): string | undefined {
  try {
    return RegExp(pattern, flags) && undefined;
  } catch (error) {
    return errorMessage(error);
  }
}

/** The characters of a pattern that is valid without the flag. */
function charactersOf(pattern: string): readonly Regexpp.AST.Character[] {
  const { RegExpParser, visitRegExpAST } = regexpp();
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length);
  const characters: Regexpp.AST.Character[] = [];
  visitRegExpAST(tree, { onCharacterEnter: (character) => void characters.push(character) });
  return characters;
}

/** Writes each character as it is written with the flag `u`. */
function withEscapes(pattern: string, characters: readonly Regexpp.AST.Character[]): string {
  let result = "";
  let end = 0;
  for (const character of characters) {
    result += pattern.slice(end, character.start) + withEscape(character);
    end = character.end;
  }
  return result + pattern.slice(end);
}

function withEscape({ raw, value, parent }: Regexpp.AST.Character): string {
  const isInClass = parent?.type.startsWith("CharacterClass") ?? false;
  if (isInClass && raw === "-") return String.raw`\-`;
  if (compileError(isInClass ? `[${raw}]` : raw, "u") === undefined) return raw;
  const own = String.fromCodePoint(value);
  if (/[\^$\\.*+?()[\]{}|/]/.test(own)) return `\\${own}`;
  return /[\p{L}\p{N}\p{P}\p{S} ]/u.test(own) ? own : `\\u{${value.toString(16)}}`;
}

/** The parser of patterns, which is loaded with the first one that needs it. */
export function regexpp(): typeof Regexpp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package with its own types
  return createRequire(import.meta.url)("@eslint-community/regexpp") as typeof Regexpp;
}

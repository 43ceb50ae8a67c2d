import { escapeHidden } from "../text/hidden.js";

/** A value that can be written as a literal. */
export type Literal = string | number | boolean | null | readonly Literal[] | LiteralObject;

export interface LiteralObject {
  readonly [name: string]: Literal;
}

/**
 * The literal of a value, on one line; the formatter breaks what is too long. Strings are escaped so that
 * nothing in them can end the literal or hide from a reader.
 */
export function literalText(value: Literal): string {
  if (typeof value === "string") return stringText(value);
  if (isList(value)) return `[${value.map(literalText).join(", ")}]`;
  if (!isObject(value)) return Object.is(value, -0) ? "0" : String(value);
  const members = memberTexts(value);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** An object with one member a line: the formatter keeps the break before its first member. */
export function objectText(value: LiteralObject): string {
  return expandedObject(memberTexts(value));
}

/** An object of members that are text, one a line. */
export function expandedObject(members: readonly string[]): string {
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")},\n}`;
}

function memberTexts(value: LiteralObject): readonly string[] {
  return Object.entries(value).map(([name, member]) => `${keyText(name)}: ${literalText(member)}`);
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}

function isObject(value: Literal): value is LiteralObject {
  return typeof value === "object" && value !== null && !isList(value);
}

/** A key of an object literal; `__proto__` would set the prototype, so it is computed. */
function keyText(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : propertyName(name);
}

/**
 * The name of a property in a type or an object: bare where it is an identifier. Beyond the basic
 * plane, compilers of different ages do not agree on what is a letter.
 */
export function propertyName(name: string): string {
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return name;
  const bare =
    /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && !/[\u{10000}-\u{10FFFF}]/u.test(name);
  return bare ? name : stringText(name);
}

/** A template literal type with any text between its parts. */
export function templateText(parts: readonly string[]): string {
  const escaped = parts.map((part) =>
    escapeHidden(part.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)),
  );
  return withoutLastBackslash(`\`${escaped.join("${string}")}\``);
}

/** What stands in quotes as it is, like nearly all texts. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A string literal with the quotes that need fewer escapes. */
export function stringText(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  const body = escapeHidden(JSON.stringify(text).slice(1, -1));
  const double = text.split('"').length;
  const single = text.split("'").length;
  return withoutLastBackslash(
    double > single ? `'${body.replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : `"${body}"`,
  );
}

/** A backslash before the last quote is written as its code: ts-morph's writer takes a quote after one for part of the literal. */
function withoutLastBackslash(literal: string): string {
  return literal.at(-2) === "\\" ? `${literal.slice(0, -3)}\\x5c${literal.slice(-1)}` : literal;
}

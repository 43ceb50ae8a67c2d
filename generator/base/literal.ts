import { escapeHidden } from "./hidden-characters.js";

/** A value that can be written as a literal. */
export type Literal =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly Literal[]
  | LiteralObject;

export interface LiteralObject {
  readonly [name: string]: Literal;
}

/**
 * Formats a value as a literal on one line; the formatter breaks long lines. Strings are escaped so
 * that their content cannot end the literal or be invisible.
 */
export function literalText(value: Literal): string {
  return nestedText(value, false);
}

/** @param isTyped true for part of a constant with a type */
function nestedText(value: Literal, isTyped: boolean): string {
  if (typeof value === "string") return stringText(value);
  if (isList(value)) return `[${value.map((each) => nestedText(each, isTyped)).join(", ")}]`;
  if (typeof value === "bigint") return `${value}n`;
  if (!isLiteralObject(value)) return Object.is(value, -0) ? "0" : String(value);
  const members = memberEntries(value, isTyped);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Formats an object with a line break before the first member. The formatter keeps such breaks. */
export function objectText(value: LiteralObject): string {
  return expandedObject(memberTexts(value));
}

/** Formats an object from its members' code, one per line. */
export function expandedObject(members: readonly string[]): string {
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")},\n}`;
}

/** Formats the members of a constant with a type. */
export function memberTexts(value: LiteralObject): readonly string[] {
  return memberEntries(value, true);
}

/**
 * The compiler expects members that are named like inherited ones, such as `constructor`, to have
 * the inherited types, unless they are `const`.
 */
function memberEntries(value: LiteralObject, isTyped: boolean): readonly string[] {
  return Object.entries(value).map(([name, member]) => {
    const isWidened = typeof member !== "boolean" && member !== null;
    const suffix = isTyped && isWidened && name in Object.prototype ? " as const" : "";
    return `${keyText(name)}: ${nestedText(member, isTyped)}${suffix}`;
  });
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}

function isLiteralObject(value: Literal): value is LiteralObject {
  return typeof value === "object" && value !== null && !isList(value);
}

/**
 * Formats a key of an object literal. `__proto__` is a computed key, because a plain one would set
 * the prototype.
 */
export function keyText(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : propertyName(name);
}

/**
 * Formats the name of a property: without quotes if it is an identifier. Names with letters outside
 * the basic plane are quoted, because compilers differ in the letters that they accept.
 */
export function propertyName(name: string): string {
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return name;
  const bare =
    /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && !/[\u{10000}-\u{10FFFF}]/u.test(name);
  return bare ? name : stringText(name);
}

/** Formats a template literal type with any text between its parts. */
export function templateText(parts: readonly string[]): string {
  const escaped = parts.map((part) =>
    escapeHidden(part.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)),
  );
  return withoutLastBackslash(`\`${escaped.join("${string}")}\``);
}

/** Text that needs no escapes, which is the usual case. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** Formats a string literal with the quotes that need fewer escapes. */
export function stringText(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  const body = escapeHidden(JSON.stringify(text).slice(1, -1));
  const double = text.split('"').length;
  const single = text.split("'").length;
  return withoutLastBackslash(
    double > single ? `'${body.replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : `"${body}"`,
  );
}

/**
 * Writes a backslash before the last quote as its code, because ts-morph's writer would treat the
 * quote as escaped.
 */
function withoutLastBackslash(literal: string): string {
  return literal.at(-2) === "\\" ? `${literal.slice(0, -3)}\\x5c${literal.slice(-1)}` : literal;
}

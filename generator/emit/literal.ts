import { escapeHidden } from "../text/hidden.js";

/** Where a line is broken; the formatter's default. */
export const LINE_WIDTH = 100;

/** A value that can be written as a literal. */
export type Literal = string | number | boolean | null | readonly Literal[] | LiteralObject;

export interface LiteralObject {
  readonly [name: string]: Literal;
}

/**
 * The literal of a value as a formatter would print it: on one line where it fits, otherwise one
 * member a line. Strings are escaped so that nothing in them can end the literal or hide from a reader.
 *
 * @param indent of the line that the literal begins on, in columns
 * @param column that the literal begins at
 */
export function literalText(value: Literal, indent: number, column: number): string {
  // One more column for the comma or semicolon that follows.
  const room = LINE_WIDTH - column - 1;
  if (roomAfter(value, room) >= 0 || !isNested(value)) {
    const flat = flatText(value);
    if (!isNested(value) || (flat.length <= room && !mustBreak(value))) return flat;
  }
  const inner = " ".repeat(indent + 2);
  if (isList(value)) {
    const lines = value.map((item) => `${inner}${literalText(item, indent + 2, indent + 2)},\n`);
    return `[\n${lines.join("")}${" ".repeat(indent)}]`;
  }
  return objectText(value, indent);
}

/**
 * What is left of a line at most once a value stands in it, less than nothing where it does not fit. To
 * write out what does not fit takes longer than all else: it would be done anew for each value within.
 */
function roomAfter(value: Literal, room: number): number {
  if (typeof value === "string") return room - value.length - 2;
  if (!isNested(value)) return room - 1;
  let left = room - 2;
  if (isList(value))
    for (const item of value) {
      if (left < 0) return left;
      left = roomAfter(item, left);
    }
  else
    for (const name of Object.keys(value)) {
      if (left < 0) return left;
      left = roomAfter(value[name] ?? null, left - name.length);
    }
  return left;
}

/** An object with one member a line, whether it would fit on one or not. */
export function objectText(value: LiteralObject, indent: number): string {
  const members = Object.entries(value);
  if (members.length === 0) return "{}";
  const inner = " ".repeat(indent + 2);
  const lines = members.map(([name, member]) => {
    const key = `${inner}${keyText(name)}: `;
    return `${key}${literalText(member, indent + 2, key.length)},\n`;
  });
  return `{\n${lines.join("")}${" ".repeat(indent)}}`;
}

function flatText(value: Literal): string {
  if (typeof value === "string") return stringText(value);
  if (isList(value)) return `[${value.map(flatText).join(", ")}]`;
  if (!isObject(value)) return Object.is(value, -0) ? "0" : String(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${keyText(name)}: ${flatText(member)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Formatters break lists of several objects with several members each. */
function mustBreak(value: Literal): boolean {
  if (!isList(value)) return isObject(value) && Object.values(value).some(mustBreak);
  const several =
    value.length > 1 && value.every((item) => isObject(item) && Object.keys(item).length > 1);
  return several || value.some(mustBreak);
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}

function isNested(value: Literal): value is readonly Literal[] | LiteralObject {
  return typeof value === "object" && value !== null;
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
  return `\`${escaped.join("${string}")}\``;
}

/** What stands in quotes as it is, like nearly all texts. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A string literal with the quotes that need fewer escapes. */
export function stringText(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  const body = escapeHidden(JSON.stringify(text).slice(1, -1));
  const double = text.split('"').length;
  const single = text.split("'").length;
  return double > single ? `'${body.replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : `"${body}"`;
}

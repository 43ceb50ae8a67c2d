import { escapeHidden } from "../diagnostics/hidden.js";

/** Where a line is broken; the formatter's default. */
export const LINE_WIDTH = 100;

/** A value that can be written as a literal. */
export type Literal = string | number | boolean | readonly Literal[] | LiteralObject;

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
  const flat = flatText(value);
  // One more column for the comma or semicolon that follows.
  if (column + flat.length + 1 <= LINE_WIDTH && !mustBreak(value)) return flat;
  const inner = " ".repeat(indent + 2);
  if (isList(value)) {
    const lines = value.map((item) => `${inner}${literalText(item, indent + 2, indent + 2)},\n`);
    return `[\n${lines.join("")}${" ".repeat(indent)}]`;
  }
  return typeof value === "object" ? objectText(value, indent) : flat;
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
  if (typeof value !== "object") return Object.is(value, -0) ? "0" : String(value);
  if (isList(value)) return `[${value.map(flatText).join(", ")}]`;
  const members = Object.entries(value).map(
    ([name, member]) => `${keyText(name)}: ${flatText(member)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Formatters break lists of several objects with several members each. */
function mustBreak(value: Literal): boolean {
  if (!isList(value)) return typeof value === "object" && Object.values(value).some(mustBreak);
  const several =
    value.length > 1 &&
    value.every(
      (item) => typeof item === "object" && !isList(item) && Object.keys(item).length > 1,
    );
  return several || value.some(mustBreak);
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
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

/** A string literal with the quotes that need fewer escapes. */
export function stringText(text: string): string {
  const body = escapeHidden(JSON.stringify(text).slice(1, -1));
  const double = text.split('"').length;
  const single = text.split("'").length;
  return double > single ? `'${body.replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : `"${body}"`;
}

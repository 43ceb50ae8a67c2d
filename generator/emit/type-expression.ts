import { LINE_WIDTH, stringText } from "./literal.js";

/** A type, before it is text. */
export type TypeExpression =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "literal"; readonly value: string | number }
  | { readonly kind: "generic"; readonly name: string; readonly args: readonly TypeExpression[] }
  | { readonly kind: "union"; readonly members: readonly TypeExpression[] }
  | { readonly kind: "list"; readonly items: readonly TypeExpression[] };

export function named(name: string): TypeExpression {
  return { kind: "name", name };
}

export function literalType(value: string | number): TypeExpression {
  return { kind: "literal", value };
}

export function generic(name: string, ...args: readonly TypeExpression[]): TypeExpression {
  return { kind: "generic", name, args };
}

/** A union; of one member, that member; of none, never. */
export function union(...members: readonly TypeExpression[]): TypeExpression {
  const [only, ...others] = members;
  if (!only) return named("never");
  return others.length === 0 ? only : { kind: "union", members };
}

/**
 * The text of a type as a formatter would print it.
 *
 * @param indent of the line that the type begins on
 * @param column that the type begins at
 */
export function typeText(type: TypeExpression, indent: number, column: number): string {
  const flat = flatTypeText(type);
  // One more column for the semicolon that follows.
  return column + flat.length + 1 <= LINE_WIDTH ? flat : brokenText(type, indent, flat);
}

/** The text of a type on one line. */
export function flatTypeText(type: TypeExpression): string {
  switch (type.kind) {
    case "name":
      return type.name;
    case "literal":
      return typeof type.value === "string" ? stringText(type.value) : String(type.value);
    case "generic":
      return `${type.name}<${type.args.map(flatTypeText).join(", ")}>`;
    case "union":
      return type.members.map(flatTypeText).join(" | ");
    case "list":
      return `readonly [${type.items.map(flatTypeText).join(", ")}]`;
  }
}

function brokenText(type: TypeExpression, indent: number, flat: string): string {
  const inner = " ".repeat(indent + 2);
  switch (type.kind) {
    case "name":
    case "literal":
      return flat;
    case "generic":
      if (type.args.length === 1 && isMereName(type.args[0])) return flat;
      return `${type.name}<${brokenArgs(type.args, indent)}\n${" ".repeat(indent)}>`;
    case "union":
      return type.members
        .map((member, index) => {
          // Only the last line holds the semicolon.
          const column = indent + (index === type.members.length - 1 ? 4 : 3);
          return `\n${inner}| ${typeText(member, indent + 4, column)}`;
        })
        .join("");
    case "list":
      return `readonly [\n${type.items.map((item) => `${inner}${typeText(item, indent + 2, indent + 2)},\n`).join("")}${" ".repeat(indent)}]`;
  }
}

function isMereName(type: TypeExpression | undefined): boolean {
  return type?.kind === "name" && !type.name.startsWith("typeof ");
}

/** A union as the only argument begins its own line; a mere name as such stays where it is. */
function brokenArgs(args: readonly TypeExpression[], indent: number): string {
  const [only, ...others] = args;
  if (only?.kind === "union" && others.length === 0) {
    const flat = flatTypeText(only);
    return indent + 2 + flat.length <= LINE_WIDTH
      ? `\n${" ".repeat(indent + 2)}${flat}`
      : brokenText(only, indent, flat);
  }
  return args
    .map((arg) => `\n${" ".repeat(indent + 2)}${typeText(arg, indent + 2, indent + 2)}`)
    .join(",");
}

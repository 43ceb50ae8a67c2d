import { LINE_WIDTH, propertyName, stringText } from "./literal.js";

/** A type, before it is text. */
export type TypeExpression =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "literal"; readonly value: string | number }
  | { readonly kind: "generic"; readonly name: string; readonly args: readonly TypeExpression[] }
  | { readonly kind: "union"; readonly members: readonly TypeExpression[] }
  | { readonly kind: "list"; readonly items: readonly TypeExpression[] }
  | { readonly kind: "array"; readonly item: TypeExpression }
  | { readonly kind: "object"; readonly members: readonly ObjectMember[] };

/** A property of an object that is described in its place. */
export interface ObjectMember {
  readonly name: string;
  readonly type: TypeExpression;
  readonly optional: boolean;
  /** Lines of its doc comment. */
  readonly comment: readonly string[];
}

export function named(name: string): TypeExpression {
  return { kind: "name", name };
}

export function literalType(value: string | number): TypeExpression {
  return { kind: "literal", value };
}

export function generic(name: string, ...args: readonly TypeExpression[]): TypeExpression {
  return { kind: "generic", name, args };
}

/** `readonly T[]` */
export function arrayOf(item: TypeExpression): TypeExpression {
  return { kind: "array", item };
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
  return column + flat.length + 1 <= LINE_WIDTH && !hasLongObject(type)
    ? flat
    : brokenText(type, indent, flat);
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
    case "array":
      return `readonly ${type.item.kind === "union" ? `(${flatTypeText(type.item)})` : flatTypeText(type.item)}[]`;
    case "object":
      return `{ ${type.members.map((member) => `${memberHead(member)} ${flatTypeText(member.type)}`).join("; ")} }`;
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
    case "array": {
      const item = brokenText(type.item, indent, flatTypeText(type.item));
      return type.item.kind === "union"
        ? `readonly (${item}\n${" ".repeat(indent)})[]`
        : `readonly ${item}[]`;
    }
    case "object":
      return objectBody(type.members, indent);
  }
}

/** Up to the colon. */
function memberHead({ name, optional }: ObjectMember): string {
  return `readonly ${propertyName(name)}${optional ? "?" : ""}:`;
}

/** One property a line. */
function objectBody(members: readonly ObjectMember[], indent: number): string {
  const inner = " ".repeat(indent + 2);
  const lines = members.map((member) => {
    const head = `${inner}${memberHead(member)}`;
    const type = typeText(member.type, indent + 2, head.length + 1);
    const space = type.startsWith("\n") ? "" : " ";
    const comment = commentBlock(member.comment).map((line) => `${inner}${line}\n`);
    return `${comment.join("")}${head}${space}${type};\n`;
  });
  return `{\n${lines.join("")}${" ".repeat(indent)}}`;
}

function commentBlock(lines: readonly string[]): readonly string[] {
  const [only, ...others] = lines;
  if (only === undefined) return [];
  return others.length === 0
    ? [`/** ${only} */`]
    : ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"];
}

/** Objects of more than two properties have one a line, and so have those with comments. */
function hasLongObject(type: TypeExpression): boolean {
  if (type.kind === "array") return hasLongObject(type.item);
  return (
    type.kind === "object" &&
    (type.members.length > 2 ||
      type.members.some(({ comment, type: own }) => comment.length > 0 || hasLongObject(own)))
  );
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

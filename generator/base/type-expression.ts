import { tagLine } from "./doc-comment.js";
import { propertyName, stringText } from "./literal.js";

/** A type as data: alternatives by `kind`. */
export type TypeExpression =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "literal"; readonly value: string | number | bigint | boolean | null }
  | { readonly kind: "generic"; readonly name: string; readonly args: readonly TypeExpression[] }
  | { readonly kind: "union"; readonly members: readonly TypeExpression[] }
  | { readonly kind: "list"; readonly items: readonly TypeExpression[] }
  | { readonly kind: "array"; readonly item: TypeExpression }
  | { readonly kind: "object"; readonly members: readonly ObjectMember[] };

/** A property of an inline object type. */
export interface ObjectMember {
  readonly name: string;
  readonly type: TypeExpression;
  readonly optional: boolean;
  /** Lines of its doc comment. */
  readonly comment: readonly string[];
  /** Block tags at the end of the comment. */
  readonly tags?: readonly string[];
}

export function named(name: string): TypeExpression {
  return { kind: "name", name };
}

export function literalType(value: string | number | bigint | boolean | null): TypeExpression {
  return { kind: "literal", value };
}

export function generic(name: string, ...args: readonly TypeExpression[]): TypeExpression {
  return { kind: "generic", name, args };
}

/** `readonly T[]` */
export function arrayOf(item: TypeExpression): TypeExpression {
  return { kind: "array", item };
}

/** Creates a union. A single member is returned unchanged; no members result in `never`. */
export function union(...members: readonly TypeExpression[]): TypeExpression {
  const [only, ...others] = members;
  if (!only) return named("never");
  return others.length === 0 ? only : { kind: "union", members };
}

/**
 * Formats a type on one line, unless it contains objects with line breaks. The formatter breaks
 * long lines.
 */
export function typeText(type: TypeExpression): string {
  switch (type.kind) {
    case "name":
      return type.name;
    case "literal":
      if (typeof type.value === "bigint") return `${type.value}n`;
      return typeof type.value === "string" ? stringText(type.value) : String(type.value);
    case "generic":
      return `${type.name}<${type.args.map(typeText).join(", ")}>`;
    case "union":
      return type.members.map(typeText).join(" | ");
    case "list":
      return `readonly [${type.items.map(typeText).join(", ")}]`;
    case "array":
      return `readonly ${itemText(type.item)}[]`;
    case "object":
      return objectTypeText(type.members);
  }
}

/** A list's item type, in parentheses if the following brackets would bind to part of it. */
function itemText(item: TypeExpression): string {
  switch (item.kind) {
    case "union":
    case "list":
    case "array":
      return `(${typeText(item)})`;
    case "name":
    case "literal":
    case "generic":
    case "object":
      return typeText(item);
  }
}

/**
 * Objects with more than two members or with comments get a line break before the first member,
 * which the formatter keeps.
 */
function objectTypeText(members: readonly ObjectMember[]): string {
  const isExpanded =
    members.length > 2 ||
    members.some(({ comment, tags = [] }) => comment.length + tags.length > 0);
  const space = isExpanded ? "\n" : " ";
  return `{${space}${members.map(memberText).join(`;${space}`)}${space}}`;
}

function memberText({ name, type, optional, comment, tags = [] }: ObjectMember): string {
  return `${commentText([...comment, ...tags.map(tagLine)])}readonly ${propertyName(name)}${optional ? "?" : ""}: ${typeText(type)}`;
}

function commentText(lines: readonly string[]): string {
  const [only, ...others] = lines;
  if (only === undefined) return "";
  return others.length === 0
    ? `/** ${only} */\n`
    : `/**\n${lines.map((line) => ` * ${line}\n`).join("")} */\n`;
}

import { isObject, listOf, objectOf } from "../../json/value.js";
import { below } from "../../read/document.js";
import type { Selection, SelectionJoin } from "../../spec/types.js";
import { schemaNode } from "../../spec/schema-node.js";
import type { SchemaNode } from "../../spec/schema.js";

/** A name in a selection, with the scope that defines it. */
export type SelectionName =
  | {
      readonly kind: "parameter" | "table" | "field" | "function" | "show" | "version";
      readonly name: string;
    }
  /** A value of a parameter. */
  | { readonly kind: "argument"; readonly parameter: string; readonly value: unknown }
  /** A column of a table. If `isStored`, it must not be computed or belong to a related row. */
  | {
      readonly kind: "column";
      readonly table: string;
      readonly name: string;
      readonly isStored: boolean;
    };

/** A name with its JSON pointer. */
export type LocatedName = SelectionName & { readonly pointer: string };

/**
 * Returns every name in a valid selection. The schema defines which texts are names: those that
 * refer to `SelectionParameter`, `SelectionColumn` and so on. New forms need no change here.
 */
export function selectionNames(selection: Selection): readonly LocatedName[] {
  const table = "from" in selection ? (selection.from ?? PAGES) : PAGES;
  const joined = new Set(joinsIn(selection).flatMap(({ columns }) => columns));
  const names: LocatedName[] = [];
  collectNames({ $ref: SCHEMA }, selection, "", { scope: { table, other: table }, names });
  return names.filter(
    (found) => found.kind !== "column" || found.isStored || !joined.has(found.name),
  );
}

/** The joins of a selection. Joined rows have the columns of both tables. */
function joinsIn(selection: Selection): readonly SelectionJoin[] {
  if (selection.kind !== "rows" && selection.kind !== "rows of pages") return [];
  return [selection, ...(selection.variants ?? [])].flatMap(({ join }) => join ?? []);
}

const SCHEMA = "selection.schema.json";

/** The table of selections of pages. */
const PAGES = "pages";

/** The tables and parameters that the names at a location refer to. */
interface Scope {
  readonly table: string;
  /** The table that `exists` or a join refers to. */
  readonly other: string;
  /** The parameter that a value belongs to. */
  readonly parameter?: string;
  /** True below a condition on the version: the catalogue's wiki may be older. */
  readonly isOfLaterVersion?: true;
}

interface Walk {
  readonly scope: Scope;
  /** The names found so far, in the order of the text. */
  readonly names: LocatedName[];
}

function collectNames(
  given: SchemaNode,
  value: unknown,
  pointer: string,
  { scope, names }: Walk,
): void {
  const { node, name } = resolveReference(given, value);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    const found = nameOf(name, value, scope);
    if (found) names.push({ ...found, pointer });
    return;
  }
  if (Array.isArray(value)) {
    const { items } = node;
    if (items)
      for (const [index, item] of value.entries())
        collectNames(items, item, below(pointer, index), { scope, names });
    return;
  }
  const members: Members = objectOf(value);
  const inner = scopeIn(members, scope);
  for (const [key, member] of Object.entries(members)) {
    const memberPointer = below(pointer, key);
    if (isNode(node["propertyNames"]))
      collectNames(node["propertyNames"], key, memberPointer, { scope: inner, names });
    const schema = schemaOf(node, key);
    if (schema)
      collectNames(schema, member, memberPointer, { scope: scopeOf(key, members, inner), names });
  }
}

type Members = Readonly<Record<string, unknown>>;

function scopeIn({ param, from, exists, table, when }: Members, scope: Scope): Scope {
  return {
    ...scope,
    ...(isLaterVersion(when) && { isOfLaterVersion: true }),
    ...(typeof param === "string" && { parameter: param }),
    ...(typeof from === "string" && { table: from }),
    ...(typeof exists === "string" && { other: exists }),
    ...(typeof table === "string" && { other: table }),
  };
}

/** Returns true if a condition requires a version of MediaWiki or a newer one. */
function isLaterVersion(when: unknown): boolean {
  return listOf(when).some((each) => isObject(each) && Object.hasOwn(each, "since"));
}

/** The conditions inside of `exists` refer to the rows of its table. */
function scopeOf(key: string, { exists }: Members, scope: Scope): Scope {
  return key === "where" && typeof exists === "string" ? { ...scope, table: exists } : scope;
}

function nameOf(
  schema: string | undefined,
  value: string | number | boolean,
  { table, other, parameter, isOfLaterVersion }: Scope,
): SelectionName | undefined {
  const name = String(value);
  switch (schema) {
    case "SelectionParameter":
      return isOfLaterVersion ? undefined : { kind: "parameter", name };
    case "SelectionArgument":
    case "SelectionArgumentText":
      return parameter === undefined || isOfLaterVersion
        ? undefined
        : { kind: "argument", parameter, value };
    case "SelectionTable":
      return { kind: "table", name };
    case "SelectionColumn":
      return { kind: "column", table, name, isStored: false };
    case "SelectionOtherColumn":
      return { kind: "column", table: other, name, isStored: true };
    case "SelectionField":
      return { kind: "field", name };
    case "SelectionFunction":
      return { kind: "function", name };
    case "SelectionShow":
      return { kind: "show", name };
    case "SelectionVersion":
      return { kind: "version", name };
    default:
      return undefined;
  }
}

interface ResolvedNode {
  readonly node: SchemaNode;
  /** The name of the definition. */
  readonly name?: string;
}

/** Follows references and selects the alternative whose form the value has. */
function resolveReference(node: SchemaNode, value: unknown): ResolvedNode {
  const { $ref, anyOf, oneOf } = node;
  if ($ref !== undefined) {
    const slash = $ref.lastIndexOf("/");
    const name = slash < 0 ? undefined : $ref.slice(slash + 1);
    const target = resolveReference(schemaNode(SCHEMA, name), value);
    return { node: target.node, ...(name !== undefined && { name: target.name ?? name }) };
  }
  const alternatives = anyOf ?? (Array.isArray(oneOf) ? oneOf.filter(isNode) : []);
  for (const each of alternatives) {
    const found = resolveReference(each, value);
    if (matchesForm(found.node, value)) return found;
  }
  return { node };
}

/** Returns true if a value has the keys and the type of a form. The value is known to be valid. */
function matchesForm(node: SchemaNode, value: unknown): boolean {
  if (Array.isArray(value)) return node.type === "array";
  if (typeof value !== "object" || value === null)
    return isOfType(node.type, value === null ? "null" : typeof value);
  const { properties = {}, required = [] } = node;
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, member]) => {
      const wanted = properties[key];
      return wanted !== undefined && (wanted["const"] ?? member) === member;
    })
  );
}

function isOfType(given: SchemaNode["type"], type: string): boolean {
  return Array.isArray(given) ? given.includes(type) : given === type;
}

function schemaOf(node: SchemaNode, key: string): SchemaNode | undefined {
  const { properties, additionalProperties } = node;
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === "object" ? additionalProperties : undefined;
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { below } from "../../read/document.js";
import type { Selection, SelectionJoin } from "../../spec/types.js";
import { schemaNode } from "../../spec/schema-node.js";
import type { SchemaNode } from "../../spec/schema.js";

/** A name that stands in a selection, with what it is to be looked up in. */
export type SelectionName =
  | { readonly kind: "parameter" | "table" | "field" | "function" | "show"; readonly name: string }
  /** A value of a parameter. */
  | { readonly kind: "argument"; readonly parameter: string; readonly value: unknown }
  /** A column of a table; one that is stored is neither worked out nor of a row that belongs to it. */
  | {
      readonly kind: "column";
      readonly table: string;
      readonly name: string;
      readonly isStored: boolean;
    };

/** A name with its place: a JSON pointer. */
export type PlacedName = SelectionName & { readonly pointer: string };

/**
 * Every name in a selection that fits its schema. The schema says which texts are names: what refers
 * to its `SelectionParameter`, `SelectionColumn` and so on. A new form needs nothing here.
 */
export function namesIn(selection: Selection): readonly PlacedName[] {
  const table = "from" in selection ? (selection.from ?? PAGES) : PAGES;
  const joined = new Set(joinsIn(selection).flatMap(({ columns }) => columns));
  const names: PlacedName[] = [];
  walk({ $ref: SCHEMA }, selection, "", { scope: { table, other: table }, names });
  return names.filter(
    (found) => found.kind !== "column" || found.isStored || !joined.has(found.name),
  );
}

/** Rows that are joined have columns of both tables. */
function joinsIn(selection: Selection): readonly SelectionJoin[] {
  if (selection.kind !== "rows" && selection.kind !== "rows of pages") return [];
  return [selection, ...(selection.variants ?? [])].flatMap(({ join }) => join ?? []);
}

const SCHEMA = "selection.schema.json";

/** What selections of pages are about. */
const PAGES = "pages";

/** What the names of a place are to be looked up in. */
interface Scope {
  readonly table: string;
  /** Of the rows that must exist, or belong to these. */
  readonly other: string;
  /** The parameter that is named beside a value. */
  readonly parameter?: string;
}

interface Walk {
  readonly scope: Scope;
  /** Those that were found, in the order of the text; it is added to. */
  readonly names: PlacedName[];
}

function walk(given: SchemaNode, value: unknown, pointer: string, { scope, names }: Walk): void {
  const { node, name } = resolved(given, value);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    const found = nameOf(name, value, scope);
    if (found) names.push({ ...found, pointer });
    return;
  }
  if (Array.isArray(value)) {
    const { items } = node;
    if (items)
      for (const [index, item] of value.entries())
        walk(items, item, below(pointer, index), { scope, names });
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const members: Members = { ...value };
  const inner = scopeIn(members, scope);
  for (const [key, member] of Object.entries(members)) {
    const place = below(pointer, key);
    if (isNode(node["propertyNames"]))
      walk(node["propertyNames"], key, place, { scope: inner, names });
    const schema = schemaOf(node, key);
    if (schema) walk(schema, member, place, { scope: scopeOf(key, members, inner), names });
  }
}

type Members = Readonly<Record<string, unknown>>;

function scopeIn({ param, from, exists, table }: Members, scope: Scope): Scope {
  return {
    ...scope,
    ...(typeof param === "string" && { parameter: param }),
    ...(typeof from === "string" && { table: from }),
    ...(typeof exists === "string" && { other: exists }),
    ...(typeof table === "string" && { other: table }),
  };
}

/** Conditions on the rows that must exist are about those. */
function scopeOf(key: string, { exists }: Members, scope: Scope): Scope {
  return key === "where" && typeof exists === "string" ? { ...scope, table: exists } : scope;
}

function nameOf(
  schema: string | undefined,
  value: string | number | boolean,
  { table, other, parameter }: Scope,
): SelectionName | undefined {
  const name = String(value);
  switch (schema) {
    case "SelectionParameter":
      return { kind: "parameter", name };
    case "SelectionArgument":
    case "SelectionArgumentText":
      return parameter === undefined ? undefined : { kind: "argument", parameter, value };
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
    default:
      return undefined;
  }
}

interface Resolved {
  readonly node: SchemaNode;
  /** The name of the definition that it is. */
  readonly name?: string;
}

/** Follows references, and of alternatives the one that the value has the form of. */
function resolved(node: SchemaNode, value: unknown): Resolved {
  const { $ref, anyOf, oneOf } = node;
  if ($ref !== undefined) {
    const slash = $ref.lastIndexOf("/");
    const name = slash < 0 ? undefined : $ref.slice(slash + 1);
    const target = resolved(schemaNode(SCHEMA, name), value);
    return { node: target.node, ...(name !== undefined && { name: target.name ?? name }) };
  }
  const alternatives = anyOf ?? (Array.isArray(oneOf) ? oneOf.filter(isNode) : []);
  for (const each of alternatives) {
    const found = resolved(each, value);
    if (fits(found.node, value)) return found;
  }
  return { node };
}

/** Whether a value has the keys and the kind of a form; that it fits all of it is known. */
function fits(node: SchemaNode, value: unknown): boolean {
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

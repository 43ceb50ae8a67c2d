import { oncePerObject } from "../../base/shared-parts.js";
import { isObject, objectOf } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { below } from "../../base/document.js";
import { schemaNode } from "../source/validate-shape.js";
import type { SchemaNode } from "../source/validate-shape.js";

/** The document schema. Its definitions are the types of document parts. */
export const SCHEMA_FILE = "openapi.schema.json";

/** The type of the document itself. Other types are the schema's definitions. */
export const DOCUMENT_TYPE = "OpenApiDocument";

/** The sections of components, by the definition that allows a reference to them. */
export const SECTIONS: Readonly<Record<string, string>> = {
  ParameterOrReference: "parameters",
  ResponseOrReference: "responses",
  RequestBodyOrReference: "requestBodies",
  HeaderOrReference: "headers",
  SecuritySchemeOrReference: "securitySchemes",
  OpenApiSchema: "schemas",
};

/** An object in an OpenAPI document with a type known from its location. */
export interface Part {
  /** The definition in `openapi.schema.json`, or {@link DOCUMENT_TYPE}. */
  readonly type: string;
  /** For a reference: the definition that allows it, such as `ParameterOrReference`. */
  readonly holder?: string;
  readonly value: UnknownObject;
  readonly pointer: string;
}

/**
 * Lists the parts of an OpenAPI document, from the outside in. Examples, defaults and other values
 * of any shape are not divided into parts. Values of a wrong type are skipped.
 */
export function openApiParts(value: unknown): readonly Part[] {
  return isObject(value) ? partsOf(value) : [];
}

/** Several checks list the parts of one document. */
const partsOf = oncePerObject((value: UnknownObject): readonly Part[] => {
  const parts: Part[] = [];
  collect({ node: schemaNode(SCHEMA_FILE), type: DOCUMENT_TYPE }, value, "", parts);
  return parts;
});

interface TypedNode {
  readonly node: SchemaNode;
  /** Absent if the schema has no name. */
  readonly type?: string;
  readonly holder?: string;
}

function collect(source: TypedNode, value: unknown, pointer: string, parts: Part[]): void {
  const { node, type, holder } = resolved(source, value);
  if (Array.isArray(value)) {
    const { items } = node;
    if (!items) return;
    for (const [index, item] of value.entries())
      collect({ node: items }, item, below(pointer, index), parts);
    return;
  }
  if (!isObject(value)) return;
  if (type !== undefined && node.properties)
    parts.push(holder === undefined ? { type, value, pointer } : { type, holder, value, pointer });
  for (const [name, member] of Object.entries(value)) {
    const next = memberNode(node, name);
    if (next) collect({ node: next }, member, below(pointer, name), parts);
  }
}

/** Follows references and selects the alternative that a value matches. */
function resolved(source: TypedNode, value: unknown): TypedNode {
  const { node, type } = source;
  if (node.$ref !== undefined) return resolved(referencedNode(node), value);
  for (const each of node.anyOf ?? []) {
    const alternative = resolved({ node: each }, value);
    if (fits(alternative.node, value))
      return type === undefined ? alternative : { ...alternative, holder: type };
  }
  return source;
}

/** The definition that a node refers to. */
const referencedNode = oncePerObject(({ $ref: reference = "" }: SchemaNode): TypedNode => {
  const [file = "", pointer = ""] = reference.split("#");
  const name = pointer.replace("/$defs/", "");
  return { node: schemaNode(file === "" ? SCHEMA_FILE : file, name), type: name };
});

function fits({ type, required = [] }: SchemaNode, value: unknown): boolean {
  const kind = Array.isArray(value) ? "array" : typeof value;
  if (typeof type === "string" ? type !== kind : type?.includes(kind) === false) return false;
  return !isObject(value) || required.every((name) => Object.hasOwn(value, name));
}

/**
 * Replaces the parts of an OpenAPI document, from the outside in. Boolean schemas become objects
 * first.
 *
 * @param replace returns the part itself, or an object in its place
 */
export function mapOpenApi(
  value: unknown,
  replace: (part: Part) => UnknownObject,
  {
    type = DOCUMENT_TYPE,
    pointer = "",
  }: { readonly type?: string; readonly pointer?: string } = {},
): unknown {
  const node = type === DOCUMENT_TYPE ? schemaNode(SCHEMA_FILE) : schemaNode(SCHEMA_FILE, type);
  return mapped({ node, type }, value, pointer, replace);
}

function mapped(
  source: TypedNode,
  value: unknown,
  pointer: string,
  replace: (part: Part) => UnknownObject,
): unknown {
  const { node, type, holder } = resolved(source, value);
  const mapBelow = (next: SchemaNode | undefined, nested: unknown, key: string | number): unknown =>
    next ? mapped({ node: next }, nested, below(pointer, key), replace) : nested;
  if (Array.isArray(value)) return value.map((item, index) => mapBelow(node.items, item, index));
  if (typeof value === "boolean" && type === "OpenApiSchema") return value ? {} : { not: {} };
  if (!isObject(value)) return value;
  const own =
    type !== undefined && node.properties
      ? replace({ type, ...(holder !== undefined && { holder }), value, pointer })
      : value;
  return Object.fromEntries(
    Object.entries(own).map(([name, member]) => [
      name,
      mapBelow(memberNode(node, name), member, name),
    ]),
  );
}

/** The schema of a member; undefined if the member does not have one. */
function memberNode(node: SchemaNode, name: string): SchemaNode | undefined {
  const { properties, additionalProperties: others } = node;
  const known = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return known ?? (typeof others === "object" ? others : undefined);
}

/** The pointer of the component that a reference names; undefined for other references. */
export function componentAt(
  components: UnknownObject,
  section: string,
  text: string,
): string | undefined {
  const prefix = `#/components/${section}/`;
  const name = text.slice(prefix.length);
  return text.startsWith(prefix) && Object.hasOwn(objectOf(components[section]), name)
    ? below("/components", section, name)
    : undefined;
}

import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { below } from "../read/document.js";
import type { Document } from "../read/document.js";
import { schemaNode } from "../spec/schema-node.js";
import type { SchemaNode } from "../spec/schema.js";

/** A key that a schema does not list. */
interface UnknownKey {
  readonly name: string;
  /** JSON pointer of the member. */
  readonly pointer: string;
}

/** Reports the keys of a catalogue that the generator ignores. */
export function unknownKeyDiagnostics(document: Document): readonly Diagnostic[] {
  return unknownKeys("catalogue.schema.json", document.value).map(({ name, pointer }) =>
    diagnostic("unknown-key", { name }, document.locate(pointer)),
  );
}

/**
 * Returns the keys of a value that its schema (a file of spec/schemas/) does not list. Keys that
 * begin with `x-` are extensions and are ignored.
 */
function unknownKeys(schemaFile: string, value: unknown): readonly UnknownKey[] {
  return collectUnknownKeys({ $ref: schemaFile }, schemaFile, value, "");
}

function collectUnknownKeys(
  given: SchemaNode,
  givenFile: string,
  value: unknown,
  pointer: string,
): UnknownKey[] {
  const { node, file } = resolveReference(given, givenFile, value);
  if (Array.isArray(value)) {
    const items = node.items;
    return items
      ? value.flatMap((item, index) => collectUnknownKeys(items, file, item, below(pointer, index)))
      : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const memberPointer = below(pointer, name);
    const known =
      node.properties && Object.hasOwn(node.properties, name) ? node.properties[name] : undefined;
    if (known) return collectUnknownKeys(known, file, member, memberPointer);
    if (typeof node.additionalProperties === "object")
      return collectUnknownKeys(node.additionalProperties, file, member, memberPointer);
    return node.properties && !name.startsWith("x-") ? [{ name, pointer: memberPointer }] : [];
  });
}

interface ResolvedNode {
  readonly node: SchemaNode;
  readonly file: string;
}

/** Follows references and selects the alternative that the value matches. */
function resolveReference(given: SchemaNode, givenFile: string, value: unknown): ResolvedNode {
  let [node, file] = [given, givenFile];
  for (;;) {
    if (node.$ref !== undefined) {
      const [target = "", pointer = ""] = node.$ref.split("#");
      file = target === "" ? file : target;
      node = schemaNode(file, pointer === "" ? undefined : pointer.replace("/$defs/", ""));
    } else if (node.anyOf) {
      const alternatives = node.anyOf.map((alternative) =>
        resolveReference(alternative, file, value),
      );
      return (
        alternatives.find((alternative) => hasMatchingType(alternative.node, value)) ?? {
          node,
          file,
        }
      );
    } else return { node, file };
  }
}

function hasMatchingType(node: SchemaNode, value: unknown): boolean {
  const kind = Array.isArray(value) ? "array" : typeof value;
  if (node.type !== undefined && ![node.type].flat().includes(kind)) return false;
  const required = node.required ?? [];
  return (
    typeof value !== "object" ||
    value === null ||
    required.every((name) => Object.hasOwn(value, name))
  );
}

import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { isObject } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { schemaNode } from "../source/schema-node.js";
import type { SchemaNode } from "../source/validate-shape.js";

/** The schema of catalogues. Its only alternatives, the types of parameters, have no keys. */
const SCHEMA = "catalogue.schema.json";

/** A key that the schema does not list. */
interface UnknownKey {
  readonly name: string;
  /** JSON pointer of the member. */
  readonly pointer: string;
}

/** Reports the keys of a catalogue that the generator ignores. */
export function unknownKeyDiagnostics(document: Document): readonly Diagnostic[] {
  return unknownKeys(schemaNode(SCHEMA), document.value, "").map(({ name, pointer }) =>
    diagnostic("unknown-key", { name }, document.locate(pointer)),
  );
}

/**
 * Returns the keys of a value that its schema does not list. Keys that begin with `x-` are extensions
 * and are ignored, and so are those of objects whose schema lists none.
 */
function unknownKeys(given: SchemaNode, value: unknown, pointer: string): readonly UnknownKey[] {
  const { items, properties } = referenced(given);
  if (Array.isArray(value))
    return items
      ? value.flatMap((item, index) => unknownKeys(items, item, below(pointer, index)))
      : [];
  if (!properties || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const memberPointer = below(pointer, name);
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) return unknownKeys(known, member, memberPointer);
    return name.startsWith("x-") ? [] : [{ name, pointer: memberPointer }];
  });
}

/** The definition that a schema refers to; the schema itself if it is no reference. */
function referenced(node: SchemaNode): SchemaNode {
  return node.$ref === undefined ? node : schemaNode(SCHEMA, node.$ref.replace("#/$defs/", ""));
}

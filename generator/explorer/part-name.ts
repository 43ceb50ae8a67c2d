import type { ModuleOperation } from "../spec/model/operation.js";

/** The part of an operation in addresses: its name, or its path if the spec has two of that name. */
export function partNames(
  operations: readonly (Pick<ModuleOperation, "name"> & { readonly path: string })[],
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of operations) counts.set(name, (counts.get(name) ?? 0) + 1);
  return operations.map(({ name, path }) => (counts.get(name) === 1 ? name : path));
}

/** The part of a schema in addresses. No operation id begins so. */
export function schemaPart(name: string): string {
  return `${SCHEMA}${name}`;
}

/** The name of the schema of a part; undefined for other parts. */
export function schemaOfPart(part: string): string | undefined {
  return part.startsWith(SCHEMA) ? part.slice(SCHEMA.length) : undefined;
}

const SCHEMA = "schema:";

/** The fragment of a part, or of a spec without one. */
export function partAddress(spec: string, ...path: readonly string[]): string {
  return `#/${[spec, ...path].map(encodePart).join("/")}`;
}

/** Encodes what would end a part of the path. Other characters stay readable. */
export function encodePart(part: string): string {
  return encodeURIComponent(part)
    .replaceAll(/%(?:3A|2B|7C|40|2C|24|7B|7D)/gi, decodeURIComponent)
    .replaceAll("!", "%21");
}

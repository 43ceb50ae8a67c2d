import { below } from "../base/document.js";
import { byCodeUnits, isObject, listOf, member, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { OPERATION_KEYS } from "../spec/openapi/units.js";
import type { Finding } from "./finding.js";

const SCHEMAS = "#/components/schemas";

/**
 * Adds to findings about named schemas the operations that contain the schema. A schema is compared
 * once, wherever it is used.
 */
export function withPlaces(
  findings: readonly Finding[],
  old: UnknownObject,
  next: UnknownObject,
): readonly Finding[] {
  if (!findings.some(isOfSchema)) return findings;
  const sides = [operationFinder(next), operationFinder(old)];
  return findings.map((finding) => {
    if (!isOfSchema(finding)) return finding;
    const part = below(SCHEMAS, finding.module.slice(SCHEMAS.length + 1));
    const places = sides.map((find) => find(part)).find(({ length }) => length > 0);
    return places ? { ...finding, places } : finding;
  });
}

function isOfSchema({ module }: Finding): boolean {
  return module.startsWith(`${SCHEMAS}/`);
}

/** What contains a component: an operation, or the pointer of another component. */
type Holder = { readonly id: string } | string;

/** Returns a function that finds the operations that contain a component, directly or in others. */
function operationFinder(root: UnknownObject): (component: string) => readonly string[] {
  const holders = new Map<string, Holder[]>();
  const parts = [...operationParts(root), ...componentParts(root)];
  for (const [holder, value] of parts)
    for (const component of referencedComponents(value)) {
      const known = holders.get(component);
      if (known) known.push(holder);
      else holders.set(component, [holder]);
    }
  return (component) => {
    const found = new Set<Holder>([component]);
    // The set grows while it is read.
    for (const part of found)
      if (typeof part === "string") for (const holder of holders.get(part) ?? []) found.add(holder);
    const ids = [...found].flatMap((part) => (typeof part === "string" ? [] : [part.id]));
    return ids.toSorted(byCodeUnits);
  };
}

type HolderPart = readonly [holder: Holder, value: unknown];

function operationParts(root: UnknownObject): readonly HolderPart[] {
  return Object.entries(objectOf(root["paths"])).flatMap(([path, pathItem]) => {
    const item = objectOf(pathItem);
    return OPERATION_KEYS.filter((method) => Object.hasOwn(item, method)).map(
      (method): HolderPart => {
        const id = member(objectOf(item[method]), "operationId");
        const name = typeof id === "string" ? id : `${method.toUpperCase()} ${path}`;
        return [{ id: name }, [item[method], item["parameters"]]];
      },
    );
  });
}

function componentParts(root: UnknownObject): readonly HolderPart[] {
  return Object.entries(objectOf(root["components"])).flatMap(([section, components]) =>
    Object.entries(objectOf(components)).map(([name, value]): HolderPart => [
      below("#/components", section, name),
      value,
    ]),
  );
}

/** The components that a value refers to directly. */
function referencedComponents(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const part = stack.pop();
    const { $ref, discriminator } = objectOf(part);
    for (const target of [$ref, ...Object.values(objectOf(objectOf(discriminator)["mapping"]))])
      if (typeof target === "string")
        for (const [component] of target.matchAll(/^#\/components\/[^/]+\/[^/]+/g))
          found.add(component);
    const members: readonly unknown[] = isObject(part) ? Object.values(part) : listOf(part);
    for (const each of members) stack.push(each);
  }
  return found;
}

import { groupBy } from "../../base/group.js";
import { memberAt, objectOf } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { SCHEMA_PREFIX } from "./json-schema.js";
import { mapOpenApi, openApiParts } from "./parts.js";
import { circularEdges, componentReferences } from "./references.js";
import { bundledName } from "./resolve.js";

/** The pointer of a reference, from its component: in a list of alternatives, or in `allOf`. */
const ALTERNATIVE = /^\/(?:oneOf|anyOf)\/\d+$/;
const INHERITED = /^(?:\/allOf\/\d+)+$/;

/**
 * Separates base schemas from their subtypes: if a schema lists its subtypes in `oneOf` or `anyOf`,
 * and they refer to it in `allOf`, their references lead to a new component without the list and
 * the discriminator, such as `VehicleBase` for `Vehicle`. Diagnostics about it point to the base.
 */
export function withBaseSchemas(document: Document): Document {
  const inherited = inheritedReferences(document.value);
  if (inherited.size === 0) return document;
  const taken = new Set(Object.keys(objectOf(memberAt(document.value, "/components/schemas"))));
  const names = new Map<string, string>();
  for (const base of new Set(inherited.values())) {
    const part = { document, pointer: below(base, "base"), value: undefined };
    const name = bundledName(part, true, (each) => taken.has(each));
    names.set(base, name);
    taken.add(name);
  }
  const value = mapOpenApi(document.value, ({ value: part, pointer }) => {
    const name = names.get(inherited.get(pointer) ?? "");
    return name === undefined ? part : { ...part, $ref: SCHEMA_PREFIX + name };
  });
  const added = [...names].map(([base, name]) => {
    const {
      oneOf: _oneOf,
      anyOf: _anyOf,
      discriminator: _,
      ...rest
    } = objectOf(memberAt(value, base));
    return [name, rest] as const;
  });
  const components = objectOf(memberAt(value, "/components"));
  const schemas = { ...objectOf(components["schemas"]), ...Object.fromEntries(added) };
  const origins = new Map([...names].map(([base, name]) => [name, base]));
  return {
    ...document,
    value: { ...objectOf(value), components: { ...components, schemas } },
    locate(pointer) {
      const [, holder, kind, name = "", ...rest] = pointer.split("/");
      const isSchema = holder === "components" && kind === "schemas";
      const base = isSchema ? origins.get(name) : undefined;
      return document.locate(base === undefined ? pointer : [base, ...rest].join("/"));
    },
  };
}

/** The base schemas of subtypes, by the pointers of the references to them. */
function inheritedReferences(value: unknown): ReadonlyMap<string, string> {
  const edges = circularEdges(componentReferences(value, openApiParts(value)));
  const leaving = groupBy(edges, ({ from }) => from);
  const arriving = groupBy(edges, ({ to }) => to);
  const inherited = new Map<string, string>();
  for (const [base, references] of leaving) {
    const subtypes = new Set(
      references
        .filter(({ pointer }) => ALTERNATIVE.test(pointer.slice(base.length)))
        .map(({ to }) => to),
    );
    for (const subtype of subtypes)
      for (const { to } of leaving.get(subtype) ?? []) subtypes.add(to);
    for (const { from, pointer } of arriving.get(base) ?? [])
      if (subtypes.has(from) && INHERITED.test(pointer.slice(from.length)))
        inherited.set(pointer, base);
  }
  return inherited;
}

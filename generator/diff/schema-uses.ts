import { byCodeUnits, listOf, member, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { below } from "../base/document.js";
import type { Change } from "./change.js";
import type { LocatedOperation } from "./operations.js";
import { reachableReferences, resolved, schemaName } from "./openapi-part.js";
import { successStatuses } from "./statuses.js";

/** The named schemas of a document by their use. */
export interface SchemaUses {
  /** The uses in operations or webhooks. */
  readonly all: ReadonlySet<string>;
  /** The uses in successful responses. */
  readonly received: ReadonlySet<string>;
  /** The uses in request bodies, and in lists and objects of parameters. */
  readonly sent: ReadonlySet<string>;
  /** The uses in complete responses. */
  readonly tops: ReadonlySet<string>;
  /** The ids of the operations that contain each schema, directly or in others. */
  readonly operations: ReadonlyMap<string, readonly string[]>;
}

/** Finds the uses of a document's named schemas. */
export function schemaUses(
  root: UnknownObject,
  operations: readonly LocatedOperation[],
): SchemaUses {
  const responses = operations.flatMap(({ value }) => successContents(root, value));
  const requests = operations.flatMap((operation) => [
    ...contentsOf(followed(root, operation.value["requestBody"])),
    ...parameterSchemas(root, operation),
  ]);
  const reachable = (from: readonly unknown[]): ReadonlySet<string> =>
    new Set([...reachableReferences(root, from)].flatMap(($ref) => schemaName({ $ref }) ?? []));
  const users = new Map<string, string[]>();
  for (const { id, value, item } of operations)
    for (const part of componentsIn(root, [value, item.value["parameters"]])) {
      const known = users.get(part);
      if (known) known.push(id);
      else users.set(part, [id]);
    }
  return {
    all: reachable([root["paths"], root["webhooks"]]),
    received: reachable(responses),
    sent: reachable(requests),
    tops: new Set(responses.flatMap((schema) => schemaName(objectOf(schema)) ?? [])),
    operations: users,
  };
}

/** The components that contain values' references, or parts of them. */
function componentsIn(root: UnknownObject, from: readonly unknown[]): ReadonlySet<string> {
  const references = [...reachableReferences(root, from)];
  return new Set(references.map((each) => each.split("/").slice(0, 4).join("/")));
}

const SCHEMAS = "#/components/schemas";

/** Adds to a change of a named schema the operations that contain it, in the base if none does anymore. */
export function withPlaces(change: Change, old: SchemaUses, next: SchemaUses): Change {
  if (!change.module.startsWith(`${SCHEMAS}/`)) return change;
  const part = below(SCHEMAS, change.module.slice(SCHEMAS.length + 1));
  const places = next.operations.get(part) ?? old.operations.get(part);
  return places ? { ...change, places: places.toSorted(byCodeUnits) } : change;
}

function successContents(root: UnknownObject, operation: UnknownObject): readonly unknown[] {
  const responses = objectOf(operation["responses"]);
  return successStatuses(responses).flatMap((status) =>
    contentsOf(followed(root, responses[status])),
  );
}

/** Parameters are compared with the schema that they refer to, which names none itself. */
function parameterSchemas(root: UnknownObject, operation: LocatedOperation): readonly unknown[] {
  return [operation.item.value, operation.value].flatMap(({ parameters }) =>
    listOf(parameters).flatMap((part) => {
      const parameter = followed(root, part);
      return [parameter["schema"], ...contentsOf(parameter)].map((schema) =>
        followed(root, schema),
      );
    }),
  );
}

function contentsOf(holder: UnknownObject): readonly unknown[] {
  return Object.values(objectOf(holder["content"])).map((media) =>
    member(objectOf(media), "schema"),
  );
}

/** A component, or the component that a reference leads to. */
function followed(root: UnknownObject, value: unknown): UnknownObject {
  const part = { value: objectOf(value), origin: { file: "", pointer: "" }, root };
  return resolved(part).value;
}

import { OPERATION_KEYS } from "../spec/openapi/units.js";
import { listOf, member, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { reachableSchemas, resolved, schemaName } from "./schema-references.js";
import { successStatuses } from "./statuses.js";

/** The named schemas that successful responses contain. */
export function receivedSchemas(root: UnknownObject): ReadonlySet<string> {
  return reachableSchemas(root, successContents(root));
}

/** The named schemas that bodies of requests contain, and lists and objects of parameters. */
export function sentSchemas(root: UnknownObject): ReadonlySet<string> {
  return reachableSchemas(root, [bodyContents(root), parameterSchemas(root)]);
}

/** The schemas of complete responses. */
export function topSchemas(root: UnknownObject): readonly string[] {
  return successContents(root).flatMap((schema) => schemaName(objectOf(schema)) ?? []);
}

function successContents(root: UnknownObject): readonly unknown[] {
  return operationsIn(root).flatMap(({ responses }) =>
    successStatuses(objectOf(responses)).flatMap((status) =>
      contentsOf(followed(root, objectOf(responses)[status])),
    ),
  );
}

function bodyContents(root: UnknownObject): readonly unknown[] {
  return operationsIn(root).flatMap(({ requestBody }) => contentsOf(followed(root, requestBody)));
}

/** Parameters are compared with the schema that they refer to, which names none itself. */
function parameterSchemas(root: UnknownObject): readonly unknown[] {
  const items = Object.values(objectOf(root["paths"])).map(objectOf);
  return [...items, ...operationsIn(root)].flatMap(({ parameters }) =>
    listOf(parameters).flatMap((given) => {
      const parameter = followed(root, given);
      return [parameter["schema"], ...contentsOf(parameter)].map((schema) =>
        followed(root, schema),
      );
    }),
  );
}

function operationsIn(root: UnknownObject): readonly UnknownObject[] {
  return Object.values(objectOf(root["paths"])).flatMap((item) =>
    OPERATION_KEYS.map((method) => objectOf(member(objectOf(item), method))),
  );
}

function contentsOf(holder: UnknownObject): readonly unknown[] {
  return Object.values(objectOf(holder["content"])).map((media) => objectOf(media)["schema"]);
}

/** A component, or the component that a reference leads to. */
function followed(root: UnknownObject, given: unknown): UnknownObject {
  const part = { value: objectOf(given), origin: { file: "", pointer: "" }, root };
  return resolved(part).value;
}

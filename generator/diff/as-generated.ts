import type { Change } from "./change.js";
import { canonical, isObject, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { OpenApiContract } from "../spec/model/spec-model.js";
import { withImpliedTypes } from "../spec/openapi/contract-schema.js";
import { directionOf } from "./schema-direction.js";

/** The contract with the types that generated code implies. */
export function asGenerated(contract: OpenApiContract): OpenApiContract {
  return { ...contract, root: withTypes(contract.root) };
}

/** Returns true if generated code implies types that the contract does not state. */
export function leavesTypesOpen({ root }: OpenApiContract): boolean {
  return canonical(withTypes(root)) !== canonical(root);
}

/** Adds implied types to named schemas, and to those of bodies and responses. */
function withTypes(root: UnknownObject): UnknownObject {
  const { components, paths } = root;
  const { schemas, responses, requestBodies } = objectOf(components);
  return {
    ...root,
    ...(isObject(components) && {
      components: {
        ...components,
        ...(isObject(schemas) && { schemas: mapped(schemas, withImpliedTypes) }),
        ...(isObject(responses) && { responses: mapped(responses, contentWithTypes) }),
        ...(isObject(requestBodies) && { requestBodies: mapped(requestBodies, contentWithTypes) }),
      },
    }),
    ...(isObject(paths) && { paths: mapped(paths, (item) => mapped(item, operationWithTypes)) }),
  };
}

function operationWithTypes(operation: UnknownObject): UnknownObject {
  const { responses, requestBody } = operation;
  return {
    ...operation,
    ...(isObject(requestBody) && { requestBody: contentWithTypes(requestBody) }),
    ...(isObject(responses) && { responses: mapped(responses, contentWithTypes) }),
  };
}

function contentWithTypes(holder: UnknownObject): UnknownObject {
  const { content } = holder;
  if (!isObject(content)) return holder;
  return {
    ...holder,
    content: mapped(content, (media) =>
      isObject(media["schema"]) ? { ...media, schema: withImpliedTypes(media["schema"]) } : media,
    ),
  };
}

function mapped(
  object: UnknownObject,
  replace: (value: UnknownObject) => UnknownObject,
): UnknownObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, isObject(value) ? replace(value) : value]),
  );
}

/** Returns true if a change has no direction that the others at its location do not have. */
export function isCovered(change: Change, others: readonly Change[]): boolean {
  const { wider, narrower } = directionOf(change);
  const there = others
    .filter(({ module, parameter }) => module === change.module && parameter === change.parameter)
    .map(directionOf);
  return (
    (!wider || there.some((each) => each.wider)) &&
    (!narrower || there.some((each) => each.narrower))
  );
}

import { isObject, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { OpenApiContract } from "../spec/model/spec-model.js";

/**
 * Adds the extensions among paths and responses to a contract. They are neither paths nor
 * responses, so that no code is generated from them, but they are compared.
 *
 * @param written the document before its conversion to OpenAPI 3.1
 */
export function withExtensions(contract: OpenApiContract, written: unknown): OpenApiContract {
  const given = objectOf(objectOf(written)["paths"]);
  const paths = mapObjects(objectOf(contract.root["paths"]), (item, path) =>
    mapObjects(item, (operation, method) => {
      const { responses } = objectOf(objectOf(given[path])[method]);
      const found = extensionsOf(responses);
      return Object.keys(found).length === 0
        ? operation
        : { ...operation, responses: { ...objectOf(operation["responses"]), ...found } };
    }),
  );
  return { ...contract, root: { ...contract.root, paths: { ...paths, ...extensionsOf(given) } } };
}

function extensionsOf(members: unknown): UnknownObject {
  return Object.fromEntries(
    Object.entries(objectOf(members)).filter(([name]) => name.startsWith("x-")),
  );
}

function mapObjects(
  members: UnknownObject,
  replace: (member: UnknownObject, name: string) => UnknownObject,
): UnknownObject {
  return Object.fromEntries(
    Object.entries(members).map(([name, each]) => [
      name,
      isObject(each) ? replace(each, name) : each,
    ]),
  );
}

/** The document of the real server, with links from the items of responses to other operations. */
import { readFileSync } from "node:fs";
import { objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { DOCUMENT } from "./stub.ts";

/** Methods of items that links lead to. */
const METHODS = ["get", "put", "patch", "delete"];

/** The document with links (OpenAPI 3.1, Link Object) of the first item of a list, and of a new item. */
export function linkedDocument(): UnknownObject {
  const document = objectOf(JSON.parse(readFileSync(DOCUMENT, "utf8")));
  const paths = objectOf(document["paths"]);
  const linked = Object.entries(paths).map(([path, given]): readonly [string, unknown] => {
    const item = objectOf(paths[`${path}/{id}`]);
    const links = METHODS.filter((method) => method in item).map((method) => [
      method,
      objectOf(item[method])["operationId"],
    ]);
    const rel = path.slice(1);
    const changed = Object.entries(objectOf(given)).map(([method, operation]) => [
      method,
      withLinks(objectOf(operation), links, rel),
    ]);
    return [path, links.length === 0 ? given : Object.fromEntries(changed)];
  });
  return { ...document, paths: Object.fromEntries(linked) };
}

/** The operation with links of its successful responses. */
function withLinks(
  operation: UnknownObject,
  links: readonly (readonly unknown[])[],
  rel: string,
): UnknownObject {
  const ids: Readonly<Record<string, string>> = {
    200: `$response.body#/_embedded/${rel}/0/id`,
    201: "$response.body#/id",
  };
  const responses = Object.entries(objectOf(operation["responses"])).map(([status, response]) => {
    const id = ids[status];
    const linked = links.map(([method, operationId]) => [
      `${String(method)}Item`,
      { operationId, parameters: { id } },
    ]);
    return [
      status,
      id === undefined ? response : { ...objectOf(response), links: Object.fromEntries(linked) },
    ];
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

import { int64Integers, int64Json } from "../../../templates/runtime/content/int64-json.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { AnyEndpoint } from "../../../templates/runtime/directory/endpoint.js";
import type { DirectoryApi } from "../../../templates/runtime/directory/service.js";
import { mapMembers } from "../../base/json.js";
import type { DirectoryModel } from "../../spec/model/spec-model.js";
import { endpointDescriptor } from "./descriptor.js";

/** The endpoints of a directory by operation id, as in generated code, as plain data. */
export function endpointData({
  operations,
}: Pick<DirectoryModel, "operations">): Readonly<Record<string, AnyEndpoint>> {
  const endpoints = operations.map((operation) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler proves this of the same literal in each generated file
    const endpoint = endpointDescriptor(operation) as unknown as AnyEndpoint;
    return [operation.name, endpoint] as const;
  });
  return Object.fromEntries(endpoints);
}

/** Adds the functions of generated code that keep the digits of 64-bit integers, if they are no numbers. */
export function withExactIntegers<Api extends Pick<DirectoryApi, "endpoints" | "shapes">>(
  api: Api,
  { int64 }: Pick<DirectoryModel, "int64">,
): Api & Pick<DirectoryApi, "integers"> {
  if (int64 === undefined) return api;
  const { endpoints, shapes } = api;
  return {
    ...api,
    endpoints: mapMembers(endpoints, (endpoint) => ({
      ...endpoint,
      json: int64Json(shapes, endpointLabel(endpoint)),
    })),
    integers: int64Integers,
  };
}

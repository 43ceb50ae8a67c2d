import { int64Json } from "../../../templates/runtime/content/int64-json.js";
import type { JsonShape } from "../../../templates/runtime/model/json.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { AnyEndpoint } from "../../../templates/runtime/directory/endpoint.js";
import type { DirectoryModel } from "../../model/spec-model.js";
import { endpointDescriptor } from "../requests/descriptor.js";

/**
 * The endpoints of a directory by operation id, as in generated code.
 *
 * @param shapes the locations of 64-bit integers, if they are no numbers
 */
export function directoryEndpoints(
  { operations, int64 }: Pick<DirectoryModel, "operations" | "int64">,
  shapes: Readonly<Record<string, JsonShape>>,
): Readonly<Record<string, AnyEndpoint>> {
  const endpoints = operations.map((operation) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler proves this of the same literal in each generated file
    const endpoint = endpointDescriptor(operation) as unknown as AnyEndpoint;
    const json = int64 && { json: int64Json(shapes, endpointLabel(endpoint)) };
    return [operation.name, { ...endpoint, ...json }] as const;
  });
  return Object.fromEntries(endpoints);
}

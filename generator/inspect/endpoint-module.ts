import type { AnyEndpoint } from "../../templates/runtime/openapi/endpoint.js";
import type { AnyModule } from "../../templates/runtime/model/descriptor.js";

/** An endpoint as a module without prefix, to describe both with one set of functions. */
export function endpointModule({ operationId, params }: AnyEndpoint): AnyModule {
  return {
    name: operationId,
    path: operationId,
    group: "",
    prefix: "",
    select: {},
    generator: false,
    params,
  };
}

import type { NamedService } from "../../../generator/serve/services.js";
import { serviceHandler } from "../../../templates/runtime/http/service.js";
import type { ServiceHandler } from "../../../templates/runtime/http/service.js";
import { openApiDocument, openApiModel } from "../support/specs.js";

/** Responds with a text. */
function echo(body: string): ServiceHandler {
  return serviceHandler(async () => ({ status: 200, headers: {}, body }));
}

/** A catalogue without modules at a path, which responds with its name. */
export function catalogueService(name: string, at: string): NamedService {
  const spec = { kind: "catalogue", name, modules: [], results: [] } as const;
  return { name, at, spec, handler: echo(name) };
}

/** An OpenAPI document with one operation at a base path, which responds with its name. */
export function openApiService(name: string, at: string, path = "/pets"): NamedService {
  const endpoint = { operationId: "list", method: "GET", path, params: {} } as const;
  return {
    name,
    at,
    handler: echo(name),
    spec: {
      kind: "openapi",
      name,
      model: openApiModel(openApiDocument()),
      stub: {
        endpoints: { list: endpoint },
        collections: {},
        shapes: {},
        operations: {},
        samples: {},
      },
      payloads: {},
      headers: {},
      bodies: {},
      items: {},
      parameters: {},
      schemas: {},
    },
  };
}

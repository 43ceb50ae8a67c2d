import type { ServiceHandler, Service } from "../../templates/runtime/http/service.js";
import { mountSpecs } from "./mount.js";
import type { NamedService } from "./mount.js";
import type { ServiceOptions, ServedSpec } from "./served-spec.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";

/** Creates a service for each spec, at the paths of {@link mountSpecs}. */
export function makeServices(
  specs: readonly ServedSpec[],
  options: ServiceOptions,
): readonly NamedService[] {
  return mountSpecs(specs, options.path).map(({ spec, at }) => ({
    name: spec.name,
    spec,
    at,
    handler: lazyService(() => createHandler(spec, at, options)),
  }));
}

/** The code of stubs and the wiki are loaded at the first request. */
async function createHandler(
  spec: ServedSpec,
  at: string,
  options: ServiceOptions,
): Promise<ServiceHandler> {
  const { stubOfCatalogue, stubOfOpenApi } = await import("./stubs.js");
  switch (spec.kind) {
    case "catalogue":
      return stubOfCatalogue(spec, options);
    case "openapi":
      return stubOfOpenApi(spec, at, options);
  }
}

/**
 * A service that is made at its first request, so that a server listens before its code and data
 * are loaded. A failure is repeated at each request.
 */
export function lazyService(make: () => Promise<ServiceHandler>): ServiceHandler {
  let made: Promise<ServiceHandler> | undefined;
  let ready: Service | undefined;
  return serviceHandler((request) => {
    // Without a promise, which takes longer than a cached response.
    if (ready) return ready(request);
    made ??= make();
    return made.then(({ service }) => {
      ready = service;
      return service(request);
    });
  });
}

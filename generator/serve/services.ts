import type { ServiceHandler } from "../../templates/runtime/http/service.js";
import { lazyService } from "./lazy-service.js";
import { mountSpecs } from "./mount.js";
import type { NamedService } from "./mount.js";
import type { ServiceOptions } from "./service-options.js";
import type { ServedSpec } from "./served-spec.js";

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

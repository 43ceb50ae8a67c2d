import type { Target } from "../../spec/model/target.js";
import type {
  OpenApiUnitKind,
  PlannedCatalogue,
  PlannedOpenApi,
  PlannedSpec,
  Unit,
} from "./planned.js";
import { moduleFolder } from "./replace-roots.js";

/** The files about all endpoints of an OpenAPI document take longest, so they come first. */
const OPENAPI_UNITS: readonly OpenApiUnitKind[] = ["payload-types", "stub", "service"];

/**
 * Divides a spec into the parts that are emitted and printed one by one, so that the structures of
 * all files are never in memory at once.
 *
 * @param targets the kinds of code that are generated, with those that they need
 */
export function unitsOf(spec: PlannedSpec, targets: readonly Target[]): readonly Unit[] {
  switch (spec.kind) {
    case "catalogue":
      return catalogueUnits(spec, targets);
    case "openapi":
      return openApiUnits(spec, targets);
  }
}

function openApiUnits(openapi: PlannedOpenApi, targets: readonly Target[]): readonly Unit[] {
  return [
    ...OPENAPI_UNITS.map((kind): Unit => ({ kind, openapi, targets })),
    ...openapi.endpoints.map((endpoint): Unit => ({
      kind: "endpoint",
      openapi: { ...openapi, endpoints: [endpoint] },
      targets,
    })),
  ];
}

/** Root modules of another catalogue are generated in its folder. */
function catalogueUnits(catalogue: PlannedCatalogue, targets: readonly Target[]): readonly Unit[] {
  const { names, modules } = catalogue;
  const own = modules.filter((module) => moduleFolder(names, module) === names.folder);
  return [
    ...own.map((module): Unit => ({ kind: "module", module, catalogue, targets })),
    { kind: "catalogue", catalogue, targets },
  ];
}

import type { Target } from "../../spec/model/target.js";
import type {
  DirectoryUnitKind,
  PlannedCatalogue,
  PlannedDirectory,
  PlannedSpec,
  Unit,
} from "./planned.js";
import { moduleFolder } from "./replace-roots.js";

/** The files about all endpoints of a directory take longest, so they come first. */
const DIRECTORY_UNITS: readonly DirectoryUnitKind[] = [
  "payload-validators",
  "payload-types",
  "stub",
  "service",
];

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
    case "directory":
      return directoryUnits(spec, targets);
  }
}

function directoryUnits(directory: PlannedDirectory, targets: readonly Target[]): readonly Unit[] {
  return [
    ...DIRECTORY_UNITS.map((kind): Unit => ({ kind, directory, targets })),
    ...directory.endpoints.map((endpoint): Unit => ({
      kind: "endpoint",
      directory: { ...directory, endpoints: [endpoint] },
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

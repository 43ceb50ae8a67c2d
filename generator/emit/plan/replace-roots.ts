import type { ModuleOperation } from "../../spec/model/operation.js";
import type { PlannedModule, PlannedSpec, SpecNames } from "./planned.js";

/** Uses the planned root modules of another catalogue, whose code is in that catalogue's folder. */
export function replacePlannedRoots(planned: PlannedSpec, other: PlannedSpec): PlannedSpec {
  if (planned.kind !== "catalogue" || other.kind !== "catalogue") return planned;
  const { root: _, ...rest } = planned;
  return {
    ...rest,
    names: { ...planned.names, roots: other.names.folder },
    modules: [
      ...other.modules.filter(isRoot),
      ...planned.modules.filter((module) => !isRoot(module)),
    ],
    ...(other.root && { root: other.root }),
  };
}

function isRoot({ operation }: Pick<PlannedModule, "operation">): boolean {
  return operation.role !== "request";
}

/** The folder of the root modules of a catalogue, and of the options of its requests. */
export function rootFolder({ folder, roots = folder }: SpecNames): string {
  return roots;
}

/** The folder of the files of a module. */
export function moduleFolder(
  names: SpecNames,
  { operation }: { readonly operation: Pick<ModuleOperation, "role"> },
): string {
  return operation.role === "request" ? names.folder : rootFolder(names);
}

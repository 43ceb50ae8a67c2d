import type { UnitContent } from "../plan/planned.js";
import type { Fragment } from "../typescript/fragment.js";
import { catalogueTargets, directoryTargets, moduleTargets } from "./registry.js";

/** Runs all targets for a unit and returns the fragments of its files. */
export async function emit(content: UnitContent): Promise<readonly Fragment[]> {
  switch (content.kind) {
    case "module":
      return moduleTargets.flatMap((target) => target(content.module, content.catalogue));
    case "catalogue":
      return catalogueTargets.flatMap((target) => target(content.catalogue));
    case "directory": {
      const { directory } = content;
      const each = await Promise.all(directoryTargets.map(async (target) => target(directory)));
      return each.flat();
    }
  }
}

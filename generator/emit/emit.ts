import type { UnitContent } from "../plan/planned.js";
import type { Fragment } from "../typescript/fragment.js";
import {
  catalogueTargets,
  directoryTargets,
  endpointTargets,
  moduleTargets,
  payloadTargets,
} from "./registry.js";

/** Runs all targets for a unit and returns the fragments of its files. */
export async function emit(content: UnitContent): Promise<readonly Fragment[]> {
  switch (content.kind) {
    case "module":
      return moduleTargets.flatMap((target) => target(content.module, content.catalogue));
    case "catalogue":
      return catalogueTargets.flatMap((target) => target(content.catalogue));
    case "endpoint":
      return endpointTargets.flatMap((target) => target(content.directory));
    case "payload-types":
    case "payload-validators":
      return payloadTargets[content.kind](content.directory);
    case "stub":
    case "service":
      return directoryTargets[content.kind].flatMap((target) => target(content.directory));
  }
}

import type { ModuleHelp } from "../../../templates/runtime/wiki/server/help-page.js";
import type { ModuleOperation } from "../../model/operation.js";

/** The help texts of modules by path, for the page that a stub shows in a browser. */
export function moduleHelp(
  operations: readonly Pick<ModuleOperation, "path" | "role" | "description" | "manual">[],
): Readonly<Record<string, ModuleHelp>> {
  return Object.fromEntries(
    operations.flatMap(({ path, role, description, manual }): [string, ModuleHelp][] => {
      const [line = ""] = description?.split("\n") ?? [];
      if (role !== "request" || line === "") return [];
      return [[path, { description: line, ...(manual !== undefined && { manual }) }]];
    }),
  );
}

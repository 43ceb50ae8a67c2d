import type { ModuleHelp } from "../../../templates/runtime/wiki/call/module-help.js";
import type { ModuleOperation } from "../../model/operation.js";

/** The help texts of modules and of their parameters by path, for the stub that `serve` starts. */
export function detailedHelp(
  operations: readonly ModuleOperation[],
): Readonly<Record<string, ModuleHelp>> {
  const help = Object.entries(moduleHelp(operations));
  const byPath = new Map(operations.map((operation) => [operation.path, operation]));
  return Object.fromEntries(
    help.map(([path, texts]) => {
      const { parameters = [], templated = [] } = byPath.get(path) ?? {};
      const described = [...parameters, ...templated].flatMap(({ name, description }) =>
        description === undefined ? [] : [[name, description] as const],
      );
      return [
        path,
        described.length === 0 ? texts : { ...texts, parameters: Object.fromEntries(described) },
      ];
    }),
  );
}

/** The help texts of modules by path, for generated stubs; those of parameters are in the files of the modules only. */
export function moduleHelp(
  operations: readonly Pick<ModuleOperation, "path" | "description" | "manual">[],
): Readonly<Record<string, ModuleHelp>> {
  return Object.fromEntries(
    operations.flatMap(({ path, description = "", manual }): [string, ModuleHelp][] =>
      description === "" ? [] : [[path, { description, ...(manual !== undefined && { manual }) }]],
    ),
  );
}

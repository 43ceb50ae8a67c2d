import type { ModuleHelp } from "../../../templates/wiki/call/module-help.js";
import type { ModuleOperation } from "../../spec/model/operation.js";

/** The help texts of modules and of their parameters by path, for the stub that `serve` starts. */
export function detailedHelp(
  operations: readonly ModuleOperation[],
): Readonly<Record<string, ModuleHelp>> {
  return helpByPath(operations, (operation) => {
    const described = [...operation.parameters, ...operation.templated].flatMap(
      ({ name, description }) => (description === undefined ? [] : [[name, description] as const]),
    );
    return described.length === 0 ? {} : { parameters: Object.fromEntries(described) };
  });
}

type Described = Pick<ModuleOperation, "path" | "description" | "manual">;

/** The help texts of modules by path, for generated stubs; those of parameters are in the files of the modules only. */
export function moduleHelp(operations: readonly Described[]): Readonly<Record<string, ModuleHelp>> {
  return helpByPath(operations, () => ({}));
}

function helpByPath<Operation extends Described>(
  operations: readonly Operation[],
  detailsOf: (operation: Operation) => Pick<ModuleHelp, "parameters">,
): Readonly<Record<string, ModuleHelp>> {
  return Object.fromEntries(
    operations.flatMap((operation): [string, ModuleHelp][] => {
      const { path, description = "", manual } = operation;
      const texts = { description, ...(manual !== undefined && { manual }) };
      return description === "" ? [] : [[path, { ...texts, ...detailsOf(operation) }]];
    }),
  );
}

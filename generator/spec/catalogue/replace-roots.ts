import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../../base/diagnostic.js";
import { parentPath } from "./roots.js";
import type { ModuleOperation } from "../model/operation.js";
import type { Origin } from "../model/parameter.js";
import type { SpecModel } from "../model/spec-model.js";
import type { NamedSpec } from "./named-spec.js";

/**
 * Replaces the root modules of a catalogue, its formats and the defaults of its requests with those
 * of another catalogue. Reports modules that these roots do not select.
 */
export function replaceRoots(
  { model, file }: NamedSpec,
  roots: NamedSpec,
  locate: (origin: Origin) => Position,
): Staged<SpecModel> {
  if (model.kind !== "catalogue" || roots.model.kind !== "catalogue") {
    const { name } = roots;
    const found = diagnostic("roots-of-openapi", { name }, { file, line: 1, column: 1 });
    return { value: undefined, diagnostics: [found] };
  }
  const shared = roots.model.operations.filter(({ role }) => role !== "request");
  const own = model.operations.filter(({ role }) => role === "request");
  return {
    value: {
      ...model,
      requestDefaults: roots.model.requestDefaults,
      operations: [...shared, ...own],
    },
    diagnostics: own.flatMap((each): readonly Diagnostic[] => {
      const { path: module, origin } = each;
      return isSelected(each, shared)
        ? []
        : [diagnostic("roots-lack-module", { module, name: roots.name }, locate(origin))];
    }),
  };
}

/** Returns false if the parent's parameter lists values, and the module is not one of them. */
function isSelected(
  { path, name, group }: ModuleOperation,
  roots: readonly ModuleOperation[],
): boolean {
  const parent = roots.find((each) => each.path === parentPath(path));
  const type = parent?.parameters.find((each) => each.name === (group || "action"))?.type;
  return type?.kind !== "enum" || type.values.includes(name);
}

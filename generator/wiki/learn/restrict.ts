import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Parameter } from "../../spec/model/parameter.js";

/**
 * The modules, parameters and values that both catalogues have. Other ones are neither requested
 * from the wiki nor described by the spec.
 */
export function sharedModules(
  wiki: readonly ModuleOperation[],
  spec: readonly ModuleOperation[],
): readonly ModuleOperation[] {
  const known = new Map(spec.map((module) => [module.path, module]));
  return wiki.flatMap((module) => {
    const own = known.get(module.path);
    if (!own) return [];
    const parameters = module.parameters.flatMap((parameter) => {
      const other = own.parameters.find(({ name }) => name === parameter.name);
      return other ? [withSharedValues(parameter, other)] : [];
    });
    return [{ ...module, parameters }];
  });
}

function withSharedValues(parameter: Parameter, other: Parameter): Parameter {
  const { type } = parameter;
  if (type.kind !== "enum" || other.type.kind !== "enum") return parameter;
  const { values } = other.type;
  return {
    ...parameter,
    type: { ...type, values: type.values.filter((value) => values.includes(value)) },
  };
}

/** Actions that may be posted only, such as `login`, change sessions or are for browsers. */
export function isReadingAction({ group, writerights, mustbeposted }: ModuleOperation): boolean {
  return group === "action" && !writerights && !mustbeposted;
}

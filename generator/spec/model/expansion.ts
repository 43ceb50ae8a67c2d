import { oncePerObject } from "../../base/once-per-object.js";
import type { ModuleOperation } from "./operation.js";
import type { Parameter, TemplatedParameter } from "./parameter.js";

/** A parameter of an expanded template, with its conditions. */
export interface ExpandedParameter {
  readonly parameter: Parameter;
  /** The source parameter and the value of each variable. */
  readonly when: Readonly<Record<string, string>>;
}

/**
 * The parameters of a module. Templates whose sources list their values are expanded; the others
 * stay open.
 */
export interface ModuleParameters {
  readonly closed: readonly ExpandedParameter[];
  readonly open: readonly TemplatedParameter[];
}

/** Expands the templates of a module. */
export function moduleParameters(module: ModuleOperation): ModuleParameters {
  const named = module.parameters.map((parameter) => ({ parameter, when: {} }));
  const closed = module.templated.flatMap((template) => expansionsOf(module, template) ?? []);
  const open = module.templated.filter((template) => !expansionsOf(module, template));
  return { closed: [...named, ...closed], open };
}

/** The first parameter of each name. */
const byName = oncePerObject(
  (parameters: readonly Parameter[]): ReadonlyMap<string, Parameter> =>
    new Map(parameters.toReversed().map((parameter) => [parameter.name, parameter])),
);

/** The expansions of a template; undefined if a source does not list its values. */
export function expansionsOf(
  { parameters }: ModuleOperation,
  template: TemplatedParameter,
): readonly ExpandedParameter[] | undefined {
  const sources = template.variables.map(({ source }) => source);
  if (new Set(sources).size < sources.length) return undefined;
  let found: readonly ExpandedParameter[] = [{ parameter: template, when: {} }];
  for (const { name, source } of template.variables) {
    const type = byName(parameters).get(source)?.type;
    if (type?.kind !== "enum") return undefined;
    // A value with braces would be another template.
    const values = type.values.filter((value) => !/[{}]/.test(value));
    found = found.flatMap(({ parameter, when }) =>
      values.map((value) => ({
        parameter: { ...parameter, name: parameter.name.replace(`{${name}}`, () => value) },
        when: { ...when, [source]: value },
      })),
    );
  }
  return found;
}

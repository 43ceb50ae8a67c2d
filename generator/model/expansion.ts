import type { ModuleOperation } from "./operation.js";
import type { Parameter, TemplatedParameter } from "./parameter.js";

/** A parameter with the name that it has once its template is expanded, and what must hold for it. */
export interface ExpandedParameter {
  readonly parameter: Parameter;
  /** Source and value that the name was expanded from. */
  readonly when: Readonly<Record<string, string>>;
}

/** A module's parameters, its templates among them where their sources list their values; the rest stay open. */
export interface ModuleParameters {
  readonly closed: readonly ExpandedParameter[];
  readonly open: readonly TemplatedParameter[];
}

/** Expands each template that can be. */
export function moduleParameters(module: ModuleOperation): ModuleParameters {
  const named = module.parameters.map((parameter) => ({ parameter, when: {} }));
  const closed = module.templated.flatMap((template) => expansionsOf(module, template) ?? []);
  const open = module.templated.filter((template) => !expansionsOf(module, template));
  return { closed: [...named, ...closed], open };
}

/** The parameters that a template stands for, where each of its variables has a source of its own that lists its values. */
export function expansionsOf(
  { parameters }: ModuleOperation,
  template: TemplatedParameter,
): readonly ExpandedParameter[] | undefined {
  const sources = template.variables.map(({ source }) => source);
  if (new Set(sources).size < sources.length) return undefined;
  let found: readonly ExpandedParameter[] = [{ parameter: template, when: {} }];
  for (const { name, source } of template.variables) {
    const type = parameters.find((parameter) => parameter.name === source)?.type;
    if (type?.kind !== "enum") return undefined;
    // A value with braces makes no name.
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

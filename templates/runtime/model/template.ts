import type { AnyModule, ParamDescriptor, TemplateDescriptor } from "./descriptor.js";

/** Returns the values that a parameter supplies to the names of other parameters. */
export type ValuesOf = (source: string) => readonly unknown[];

/** Returns the template from which a parameter name was expanded. */
export function templateOf(
  module: AnyModule,
  name: string,
  valuesOf: ValuesOf,
): TemplateDescriptor | undefined {
  return expandedTemplates(module, valuesOf).get(name);
}

/**
 * Whether a parameter exists. A parameter expanded from a template exists only if its sources have
 * the required values.
 */
export function exists(param: ParamDescriptor, valuesOf: ValuesOf): boolean {
  if (!param.when) return true;
  return Object.entries(param.when).every(([source, value]) => valuesOf(source).includes(value));
}

/** Returns the expanded parameters of a module's templates, by name. The server reads them last. */
export function expandedTemplates(
  module: AnyModule,
  valuesOf: ValuesOf,
): ReadonlyMap<string, TemplateDescriptor> {
  const expanded = new Map<string, TemplateDescriptor>();
  for (const [pattern, template] of Object.entries(module.templates ?? {})) {
    for (const name of expansions(pattern, template, valuesOf)) expanded.set(name, template);
  }
  return expanded;
}

/**
 * Returns the values that structured parameters supply to names: the values in the input or the
 * default, and all enum values for the allspecifier.
 */
export function suppliedBy(module: AnyModule, values: object): ValuesOf {
  return (source) => {
    const param = Object.hasOwn(module.params, source) ? module.params[source] : undefined;
    const argument: unknown = Object.hasOwn(values, source)
      ? Reflect.get(values, source)
      : undefined;
    const supplied = argument ?? param?.default;
    if (supplied === undefined) return [];
    const list: readonly unknown[] = Array.isArray(supplied) ? supplied : [supplied];
    const all = list.length === 1 && list[0] === param?.multi?.allspecifier;
    return all && param?.type === "enum" ? param.values : list;
  };
}

/** Returns every name that matches the pattern. Values with braces do not form names. */
function expansions(
  pattern: string,
  { templatevars }: TemplateDescriptor,
  valuesOf: ValuesOf,
): readonly string[] {
  let names = [pattern];
  for (const [variable, source] of Object.entries(templatevars)) {
    const values = valuesOf(source).flatMap((value) =>
      typeof value === "string" || typeof value === "number" ? String(value) : [],
    );
    const fitting = values.filter((value) => !/[{}]/.test(value));
    names = names.flatMap((name) =>
      fitting.map((value) => name.replace(`{${variable}}`, () => value)),
    );
  }
  return names;
}

// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule, TemplateDescriptor } from "./descriptor.js";

/**
 * The template that the name of a parameter was expanded from, where each variable's part of the
 * name is among the values of its source.
 */
export function templateOf(
  module: AnyModule,
  name: string,
  valuesOf: (source: string) => readonly unknown[],
): TemplateDescriptor | undefined {
  for (const [pattern, template] of Object.entries(module.templates ?? {})) {
    const names = expansions(pattern, Object.entries(template.templatevars), valuesOf);
    if (names.includes(name)) return template;
  }
  return undefined;
}

/** Every name that the pattern stands for, given the values of its sources; braces in a value make no name. */
export function expansions(
  pattern: string,
  variables: readonly (readonly [variable: string, source: string])[],
  valuesOf: (source: string) => readonly unknown[],
): readonly string[] {
  let names = [pattern];
  for (const [variable, source] of variables) {
    const values = valuesOf(source).filter(
      (value) => typeof value === "string" && !/[{}]/.test(value),
    );
    names = names.flatMap((name) =>
      values.map((value) => name.replace(`{${variable}}`, () => String(value))),
    );
  }
  return names;
}

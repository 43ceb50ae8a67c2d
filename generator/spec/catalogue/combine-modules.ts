import { highest, lowestOfBoth } from "./combine-bounds.js";
import type { ModuleOperation } from "../model/operation.js";
import type { Parameter, TemplatedParameter } from "../model/parameter.js";
import type { ModuleResult } from "../model/result.js";
import { intersectParameters, templatedBy, uniteParameters } from "./combine-parameters.js";
import { combineResults, withoutUnselectable } from "./combine-results.js";

/** The combination of a module of two specs, or the reason why there is none. */
export type CombinedModule =
  | { readonly kind: "combined"; readonly module: ModuleOperation }
  | { readonly kind: "refused"; readonly reason: string };

/** The module that accepts the requests that both modules accept. */
export function intersectModules(a: ModuleOperation, b: ModuleOperation): CombinedModule {
  const mismatch = mismatchOf(a, b);
  if (mismatch !== undefined) return { kind: "refused", reason: mismatch };
  const parameters = intersectLists(a.parameters, b.parameters, intersectParameters);
  const templated = intersectLists(
    a.templated,
    b.templated.filter((each) => hasSameVariables(each, a.templated)),
    templatedBy(intersectParameters),
  );
  const lost = [...a.parameters, ...b.parameters].find(
    ({ name, required }) => required && !parameters.some((each) => each.name === name),
  );
  if (lost)
    return {
      kind: "refused",
      reason: `the required parameter ${lost.name} has no values that all of them accept`,
    };
  const { dynamicParameters: _, ...rest } = shared(a, b, { parameters, templated });
  return {
    kind: "combined",
    module: {
      ...rest,
      generator: a.generator && b.generator,
      deprecated: a.deprecated || b.deprecated,
      // Rules that no catalogue describes become stricter with each version.
      ...versioned(highest(a.version, b.version)),
      ...((a.internal ?? b.internal) && { internal: true }),
      ...(a.dynamicParameters && b.dynamicParameters && { dynamicParameters: true }),
    },
  };
}

/** The module that accepts the requests that either module accepts. */
export function uniteModules(a: ModuleOperation, b: ModuleOperation): CombinedModule {
  const mismatch = mismatchOf(a, b);
  if (mismatch !== undefined) return { kind: "refused", reason: mismatch };
  const parameters = uniteLists(a.parameters, b.parameters, uniteParameters);
  const templated = uniteLists(
    a.templated,
    b.templated.filter(
      (each) =>
        hasSameVariables(each, a.templated) || !a.templated.some(({ name }) => name === each.name),
    ),
    templatedBy(uniteParameters),
  );
  const { internal: _, ...rest } = shared(a, b, { parameters, templated });
  return {
    kind: "combined",
    module: {
      ...rest,
      generator: a.generator || b.generator,
      deprecated: a.deprecated && b.deprecated,
      ...versioned(lowestOfBoth(a.version, b.version)),
      ...(a.internal && b.internal && { internal: true }),
      ...((a.dynamicParameters ?? b.dynamicParameters) && { dynamicParameters: true }),
    },
  };
}

function versioned(version: number | undefined): Pick<ModuleOperation, "version"> {
  return version === undefined ? {} : { version };
}

/** Modules of the same path are combined if requests select and prefix them alike. */
function mismatchOf(a: ModuleOperation, b: ModuleOperation): string | undefined {
  if (a.prefix !== b.prefix)
    return `its prefix is ${JSON.stringify(a.prefix)} and ${JSON.stringify(b.prefix)}`;
  if (a.group !== b.group || a.role !== b.role)
    return `it belongs to the group ${JSON.stringify(a.group)} and ${JSON.stringify(b.group)}`;
  return JSON.stringify(a.select) === JSON.stringify(b.select)
    ? undefined
    : "different parameters select it";
}

function intersectLists<Kind extends Parameter>(
  a: readonly Kind[],
  b: readonly Kind[],
  combine: (a: Kind, b: Kind) => Kind | undefined,
): readonly Kind[] {
  const others = new Map(b.map((each) => [each.name, each]));
  return a.flatMap((each) => {
    const other = others.get(each.name);
    return (other && combine(each, other)) ?? [];
  });
}

/** A parameter that only one spec has is not required, because the other does not know it. */
function uniteLists<Kind extends Parameter>(
  a: readonly Kind[],
  b: readonly Kind[],
  combine: (a: Kind, b: Kind) => Kind | undefined,
): readonly Kind[] {
  const others = new Map(b.map((each) => [each.name, each]));
  const names = new Set(a.map(({ name }) => name));
  return [
    ...a.flatMap((each) => {
      const other = others.get(each.name);
      return other ? (combine(each, other) ?? []) : { ...each, required: false };
    }),
    ...b.filter(({ name }) => !names.has(name)).map((each) => ({ ...each, required: false })),
  ];
}

function hasSameVariables(
  { name, variables }: TemplatedParameter,
  others: readonly TemplatedParameter[],
): boolean {
  const other = others.find((each) => each.name === name);
  return other !== undefined && JSON.stringify(variables) === JSON.stringify(other.variables);
}

/** The members that both combinations have alike. */
function shared(
  a: ModuleOperation,
  b: ModuleOperation,
  lists: Pick<ModuleOperation, "parameters" | "templated">,
): ModuleOperation {
  const { result: _, version: __, ...rest } = a;
  const description = a.description ?? b.description;
  const manual = a.manual ?? b.manual;
  const keep = keeper([...a.parameters, ...b.parameters], lists.parameters);
  const result = resultOf(a.result, b.result);
  return {
    ...rest,
    ...lists,
    readrights: a.readrights || b.readrights,
    writerights: a.writerights || b.writerights,
    mustbeposted: a.mustbeposted || b.mustbeposted,
    ...(description !== undefined && { description }),
    ...(manual !== undefined && { manual }),
    ...(result && { result: withoutUnselectable(result, keep) }),
  };
}

function resultOf(
  a: ModuleResult | undefined,
  b: ModuleResult | undefined,
): ModuleResult | undefined {
  return a && b ? combineResults(a, b) : (a ?? b);
}

/** Returns false for the parameters and values that a combination has lost. */
function keeper(
  before: readonly Parameter[],
  after: readonly Parameter[],
): (parameter: string, value?: string) => boolean {
  const kept = new Map(after.map((each) => [each.name, each]));
  const known = new Set(before.map(({ name }) => name));
  const values = new Set(before.flatMap(valueKeys));
  return (name, value) => {
    const parameter = kept.get(name);
    if (!parameter) return !known.has(name);
    if (value === undefined || !values.has(keyOf(name, value))) return true;
    return parameter.type.kind !== "enum" || parameter.type.values.includes(value);
  };
}

function valueKeys({ name, type }: Parameter): readonly string[] {
  return type.kind === "enum" ? type.values.map((value) => keyOf(name, value)) : [];
}

function keyOf(name: string, value: string): string {
  return JSON.stringify([name, value]);
}

import type { ModuleOperation } from "../model/operation.js";
import type { Parameter, TemplatedParameter } from "../model/parameter.js";
import type { ModuleResult } from "../model/result.js";
import { combineParameters } from "./combine-parameters.js";
import { highest, lowestOfBoth } from "./combine-types.js";
import type { Combination } from "./combine-types.js";
import { combinedRules } from "./rules.js";
import { combineResults, withoutUnselectable } from "./combine-results.js";

/** The combination of a module of two specs, or the reason why there is none. */
export type CombinedModule =
  | { readonly kind: "combined"; readonly module: ModuleOperation }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Combines two modules of the same path: `intersection` accepts the requests that both accept, and
 * `union` those that either accepts.
 */
export function combineModules(
  how: Combination,
  a: ModuleOperation,
  b: ModuleOperation,
): CombinedModule {
  const mismatch = mismatchOf(a, b);
  if (mismatch !== undefined) return { kind: "refused", reason: mismatch };
  const isUnion = how === "union";
  const combineLists = isUnion ? uniteLists : intersectLists;
  const parameters = combineLists(a.parameters, b.parameters, (x, y) =>
    combineParameters(how, x, y),
  );
  const templated = combineLists(
    a.templated,
    b.templated.filter(
      (each) =>
        hasSameVariables(each, a.templated) ||
        (isUnion && !a.templated.some(({ name }) => name === each.name)),
    ),
    (x, y) => {
      const combined = combineParameters(how, x, y);
      return combined && { ...combined, variables: x.variables };
    },
  );
  const lost = isUnion
    ? undefined
    : [...a.parameters, ...b.parameters].find(
        ({ name, required }) => required && !parameters.some((each) => each.name === name),
      );
  if (lost)
    return {
      kind: "refused",
      reason: `no value of the required parameter ${lost.name} is accepted by all of them`,
    };
  return {
    kind: "combined",
    module: { ...shared(how, a, b, { parameters, templated }), ...flagsOf(how, a, b) },
  };
}

/** The members of a module that depend on the combination. */
function flagsOf(
  how: Combination,
  a: ModuleOperation,
  b: ModuleOperation,
): Pick<
  ModuleOperation,
  "generator" | "deprecated" | "version" | "internal" | "dynamicParameters"
> {
  const isUnion = how === "union";
  // Rules that no catalogue describes become stricter with each version.
  const version = isUnion ? lowestOfBoth(a.version, b.version) : highest(a.version, b.version);
  const isInternal = isUnion ? a.internal && b.internal : (a.internal ?? b.internal);
  const isDynamic = isUnion
    ? (a.dynamicParameters ?? b.dynamicParameters)
    : a.dynamicParameters && b.dynamicParameters;
  return {
    generator: isUnion ? a.generator || b.generator : a.generator && b.generator,
    deprecated: isUnion ? a.deprecated && b.deprecated : a.deprecated || b.deprecated,
    ...(version !== undefined && { version }),
    ...(isInternal && { internal: true }),
    ...(isDynamic && { dynamicParameters: true }),
  };
}

/** Combines modules with the same path if requests select and prefix them in the same way. */
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

/** Members that both kinds of combination handle in the same way. */
function shared(
  how: Combination,
  a: ModuleOperation,
  b: ModuleOperation,
  lists: Pick<ModuleOperation, "parameters" | "templated">,
): ModuleOperation {
  const { result: _, version: __, internal: ___, dynamicParameters: ____, rules = [], ...rest } = a;
  const description = a.description ?? b.description;
  const manual = a.manual ?? b.manual;
  const keep = keeper([...a.parameters, ...b.parameters], lists.parameters);
  const result = resultOf(a.result, b.result);
  const combined = combinedRules(how, rules, b.rules ?? [], lists.parameters);
  return {
    ...rest,
    ...lists,
    readrights: a.readrights || b.readrights,
    writerights: a.writerights || b.writerights,
    mustbeposted: a.mustbeposted || b.mustbeposted,
    ...(combined.length > 0 && { rules: combined }),
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

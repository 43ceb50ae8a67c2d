import type { Fragment, MarkedFragment } from "../base/fragment.js";
import type { Target } from "../spec/input.js";
import { operationCodes } from "./parts/operation.js";
import type { PlannedSpec, Unit } from "./plan/planned.js";
import { moduleFolder } from "./plan/planned.js";
import type { SpecModel } from "../spec/model/spec-model.js";
import { DEFAULT_TARGETS, TARGETS } from "../spec/input.js";
import { targetTable } from "./target-table.js";
import type { TargetDefinition } from "./target.js";

/**
 * Divides a spec into the parts that are emitted and printed one by one, so that the structures of
 * all files are never in memory at once. Those about all operations take longest, so they come first.
 *
 * @param targets the kinds of code that are generated, with those that they need
 */
export function unitsOf(spec: PlannedSpec, targets: readonly Target[]): readonly Unit[] {
  const parts = ["payload-types", "stub", "spec"] as const;
  return [
    ...parts.map((part): Unit => ({ part, spec, targets })),
    ...specsOfOperations(spec).map((each): Unit => ({ part: "operation", spec: each, targets })),
  ];
}

/**
 * The spec with each of its operations. Root modules from a different catalogue are generated in
 * that catalogue's folder.
 */
function specsOfOperations(spec: PlannedSpec): readonly PlannedSpec[] {
  switch (spec.kind) {
    case "catalogue":
      return spec.modules
        .filter((module) => moduleFolder(spec.names, module) === spec.names.folder)
        .map((module) => ({ ...spec, modules: [module] }));
    case "openapi":
      return spec.endpoints.map((endpoint) => ({ ...spec, endpoints: [endpoint] }));
  }
}

/** Emits the code for a unit's targets, and returns the files' fragments. */
export async function emit({ part, spec, targets }: Unit): Promise<readonly MarkedFragment[]> {
  const emitters = new Set(definitionsOf(targets).flatMap((each) => each.emitters));
  const chosen = { targets, emitters };
  const origin = part === "operation" ? `${spec.model.source} (${names(spec)})` : spec.model.source;
  const operations = part === "operation" ? operationCodes(spec, chosen) : [];
  const emitted = [...emitters].map(async (emitter): Promise<readonly Fragment[]> =>
    part === "operation"
      ? operations.flatMap((operation) => emitter.operation?.(operation) ?? [])
      : (emitter[part]?.(spec, chosen) ?? []),
  );
  const fragments = (await Promise.all(emitted)).flat();
  return fragments.map((fragment) => ({ ...fragment, origin }));
}

/** The names of a spec's operations in comments. */
function names(spec: PlannedSpec): string {
  const texts =
    spec.kind === "catalogue"
      ? spec.modules.map(({ operation }) => operation.path)
      : spec.endpoints.map(({ operation }) => operation.name);
  return texts.join(", ");
}

/** The chosen targets, or the default ones, with those that they need, in the order of the documentation. */
export function completeTargets(
  kind: SpecModel["kind"],
  chosen: readonly Target[] = DEFAULT_TARGETS,
): readonly Target[] {
  const needed = chosen.flatMap((target) => targetTable[target].needs?.[kind] ?? []);
  const all = new Set([...chosen, ...needed]);
  return TARGETS.filter((target) => all.has(target));
}

/** The target definitions, in the documentation's order. */
export function definitionsOf(targets: readonly Target[]): readonly TargetDefinition[] {
  return TARGETS.filter((target) => targets.includes(target)).map((target) => targetTable[target]);
}

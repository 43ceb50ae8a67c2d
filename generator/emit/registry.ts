import type { SpecModel } from "../spec/model/spec-model.js";
import { DEFAULT_TARGETS, TARGETS } from "../spec/input.js";
import type { Target } from "../spec/input.js";
import { targetTable } from "./target-table.js";
import type { TargetDefinition } from "./target.js";

/** The chosen targets, or the default ones, with those that they need, in the order of the documentation. */
export function completeTargets(
  kind: SpecModel["kind"],
  chosen: readonly Target[] = DEFAULT_TARGETS,
): readonly Target[] {
  const needed = chosen.flatMap((target) => targetTable[target].needs?.[kind] ?? []);
  const all = new Set([...chosen, ...needed]);
  return TARGETS.filter((target) => all.has(target));
}

/** The definitions of targets, in the order of the documentation. */
export function definitionsOf(targets: readonly Target[]): readonly TargetDefinition[] {
  return TARGETS.filter((target) => targets.includes(target)).map((target) => targetTable[target]);
}

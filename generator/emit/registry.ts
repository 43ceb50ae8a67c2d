import type { SpecModel } from "../spec/model/spec-model.js";
import type { Target } from "../spec/input.js";
import type { TargetDefinition } from "./target.js";
import { handlers } from "./targets/handlers.js";
import { reading } from "./targets/reading.js";
import { requests } from "./targets/requests.js";
import { responses } from "./targets/responses.js";
import { schemas } from "./targets/schemas.js";
import { stub } from "./targets/stub.js";
import { validators } from "./targets/validators.js";

/** The targets, in the order of the documentation. */
const all: readonly TargetDefinition[] = [
  requests,
  validators,
  reading,
  responses,
  handlers,
  stub,
  schemas,
];

/** The targets if none are chosen. */
const DEFAULT_TARGETS = all.filter(({ optional }) => !optional).map(({ name }) => name);

/** The chosen targets, or the default ones, with those that they need, in the order of the documentation. */
export function completeTargets(
  kind: SpecModel["kind"],
  chosen: readonly Target[] = DEFAULT_TARGETS,
): readonly Target[] {
  const needed = definitionsOf(chosen).flatMap(({ needs }) => needs?.[kind] ?? []);
  return definitionsOf([...chosen, ...needed]).map(({ name }) => name);
}

/** The definitions of targets, in the order of the documentation. */
export function definitionsOf(targets: readonly Target[]): readonly TargetDefinition[] {
  return all.filter(({ name }) => targets.includes(name));
}

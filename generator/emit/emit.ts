import type { Fragment, MarkedFragment } from "../base/fragment.js";
import { endpointCode, moduleCode } from "./parts/operation.js";
import type { OperationCode } from "./target.js";
import type { PlannedOpenApi, PlannedSpec, Unit } from "./plan/planned.js";
import { definitionsOf } from "./registry.js";
import type { ChosenCode, Emitter } from "./target.js";

/** Emits the code of a unit's targets, and returns the fragments of its files. */
export async function emit(unit: Unit): Promise<readonly MarkedFragment[]> {
  const { targets } = unit;
  const emitters = new Set(definitionsOf(targets).flatMap((each) => each.emitters));
  const fragments = await fragmentsOf(unit, { targets, emitters });
  const origin = originOf(unit);
  return fragments.map((fragment) => ({ ...fragment, origin }));
}

function fragmentsOf(
  unit: Unit,
  chosen: ChosenCode,
): readonly Fragment[] | Promise<readonly Fragment[]> {
  switch (unit.kind) {
    case "module":
      return operationFragments(moduleCode(unit.module, unit.catalogue, chosen), chosen);
    case "endpoint":
      return unit.openapi.endpoints.flatMap((endpoint) =>
        operationFragments(endpointCode(endpoint, unit.openapi, chosen), chosen),
      );
    case "catalogue":
      return specFragments(unit.catalogue, chosen, ["spec", "stub"]);
    case "service":
      return specFragments(unit.openapi, chosen, ["spec"]);
    case "stub":
      return specFragments(unit.openapi, chosen, ["stub"]);
    case "payload-types":
      return payloadFragments(unit.openapi, chosen);
  }
}

function operationFragments(
  operation: OperationCode,
  { emitters }: ChosenCode,
): readonly Fragment[] {
  return [...emitters].flatMap((each) => each.operation?.(operation) ?? []);
}

function specFragments(
  spec: PlannedSpec,
  chosen: ChosenCode,
  parts: readonly ("spec" | "stub")[],
): readonly Fragment[] {
  const parted = (emitter: Emitter) => parts.flatMap((part) => emitter[part]?.(spec, chosen) ?? []);
  return [...chosen.emitters].flatMap(parted);
}

async function payloadFragments(
  openapi: PlannedOpenApi,
  { emitters }: ChosenCode,
): Promise<readonly Fragment[]> {
  const found = [...emitters].flatMap((each) => each["payload-types"]?.(openapi) ?? []);
  return (await Promise.all(found)).flat();
}

/** The origin of a unit's files: the source of the spec, with the operation if there is one. */
function originOf(unit: Unit): string {
  switch (unit.kind) {
    case "module":
      return `${unit.catalogue.model.source} (${unit.module.operation.path})`;
    case "endpoint": {
      const { endpoints, model } = unit.openapi;
      return `${model.source} (${endpoints.map(({ operation }) => operation.name).join(", ")})`;
    }
    case "catalogue":
      return unit.catalogue.model.source;
    case "payload-types":
    case "stub":
    case "service":
      return unit.openapi.model.source;
  }
}

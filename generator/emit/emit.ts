import { includesAny } from "../spec/model/target.js";
import type { Target } from "../spec/model/target.js";
import type { Unit } from "./plan/planned.js";
import type { Fragment } from "../base/fragment.js";
import {
  catalogueEmitters,
  directoryEmitters,
  endpointEmitters,
  moduleEmitters,
  payloadEmitters,
} from "./registry.js";
import type { Registered } from "./registry.js";

/** Emits the code of a unit's targets, and returns the fragments of its files. */
export async function emit(unit: Unit): Promise<readonly Fragment[]> {
  const { targets } = unit;
  switch (unit.kind) {
    case "module":
      return chosen(moduleEmitters, targets).flatMap((emitter) =>
        emitter(unit.module, unit.catalogue, targets),
      );
    case "catalogue":
      return chosen(catalogueEmitters, targets).flatMap((emitter) =>
        emitter(unit.catalogue, targets),
      );
    case "endpoint":
      return chosen(endpointEmitters, targets).flatMap((emitter) => emitter(unit.directory));
    case "payload-types":
    case "payload-validators": {
      const emitters = chosen([payloadEmitters[unit.kind]], targets);
      return (await Promise.all(emitters.map((emitter) => emitter(unit.directory)))).flat();
    }
    case "stub":
    case "service":
      return chosen(directoryEmitters[unit.kind], targets).flatMap((emitter) =>
        emitter(unit.directory, targets),
      );
  }
}

function chosen<Emitter>(
  emitters: readonly Registered<Emitter>[],
  targets: readonly Target[],
): readonly Emitter[] {
  return emitters
    .filter((each) => includesAny(targets, each.targets))
    .map(({ emit: emitter }) => emitter);
}

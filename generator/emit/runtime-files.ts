import type { Template } from "../files/input.js";
import { RUNTIME_DOORS, lastDoor } from "../files/runtime-door.js";
import type { RuntimeDoor, RuntimeVariant } from "../files/runtime-door.js";
import type { Target } from "../files/target.js";
import type { SpecModel } from "../model/spec-model.js";

/** A spec whose code needs the runtime. */
export interface RuntimeUser {
  readonly model: SpecModel;
  readonly targets: readonly Target[];
}

/**
 * The bundles of the runtime that are copied for the code of some specs: those that the code and its
 * users import from.
 *
 * @param bundles by paths such as `catalogue/client.ts`
 * @returns files with paths such as `client.ts`
 */
export function copiedBundles(
  bundles: readonly Template[],
  specs: readonly RuntimeUser[],
): readonly Template[] {
  const doors = specs.flatMap(({ targets }) => targets.flatMap((target) => doorFor(target) ?? []));
  const last = lastDoor(doors);
  if (last === undefined) return [];
  const needed = RUNTIME_DOORS.slice(0, RUNTIME_DOORS.indexOf(last) + 1);
  const variant = variantFor(specs);
  return needed.flatMap((door) => {
    const bundle = bundles.find(({ path }) => path === `${variant}/${door}.ts`);
    return bundle ? [{ ...bundle, path: `${door}.ts` }] : [];
  });
}

/** The door that the code of a target, or its users, import from. */
function doorFor(target: Target): RuntimeDoor | undefined {
  switch (target) {
    case "requests":
    case "responses":
      return "client";
    case "validators":
    case "reading":
      return "validate";
    case "handlers":
    case "stub":
      return "server";
    case "schemas":
      return undefined;
  }
}

function variantFor(specs: readonly RuntimeUser[]): RuntimeVariant {
  const kinds = new Set(specs.map(({ model }) => model.kind));
  if (kinds.size > 1) return "both";
  return kinds.has("catalogue") ? "catalogue" : "openapi";
}

import type { PlannedSpec } from "../plan/planned.js";
import type { Fragment } from "./fragment.js";
import { targets } from "./targets/registry.js";

/** Everything that is generated from a spec. */
export async function emit(spec: PlannedSpec): Promise<readonly Fragment[]> {
  const fragments = await Promise.all(targets.map(async (target) => target(spec)));
  return fragments.flat();
}

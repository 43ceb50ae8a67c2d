import type { RunRecord } from "../../project/record.js";
import { hasOrphans } from "./orphans.js";
import { fitsRuntime } from "./runtime-fit.js";

/** Returns true if `check` reports findings although nothing has changed since a recorded run. */
export function hasFindings(record: RunRecord): boolean {
  return hasOrphans(record) || !fitsRuntime(record);
}

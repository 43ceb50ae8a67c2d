import type { RuleId } from "./table.js";

/** Rules about additions that only code notices which lists all values or all operations. */
const ENUMERATING: ReadonlySet<RuleId> = new Set<RuleId>([
  "enum-value-added",
  "response-enum-value-added",
  "result-enum-value-added",
  "module-added",
  "operation-added",
]);

/** Returns true if only code that enumerates stops compiling. */
export function isEnumeratingRule(rule: RuleId): boolean {
  return ENUMERATING.has(rule);
}

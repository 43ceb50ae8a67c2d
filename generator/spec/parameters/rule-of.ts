import type { RuleSource } from "./traits.js";

/** The rule of a type that has its own file. */
export function ruleSourceOf(type: string): RuleSource {
  return { type, rule: type, check: `${type}Check`, file: "runtime/validate" };
}

import { moduleRules } from "./catalogue-modules.js";
import { parameterRules } from "./catalogue-parameters.js";
import { siteRules } from "./catalogue-site.js";
import { rangeRules } from "./catalogue-ranges.js";
import { resultRules } from "./catalogue-results.js";
import { typeRules } from "./catalogue-types.js";
import { valueRules } from "./catalogue-values.js";
import { requestRules } from "./directory-requests.js";
import { responseRules } from "./directory-responses.js";
import type { DiffRule } from "./rule.js";
import { sharedRules } from "./shared.js";

/** The rules of reviews. */
export const ruleTable = {
  ...moduleRules,
  ...parameterRules,
  ...typeRules,
  ...valueRules,
  ...rangeRules,
  ...resultRules,
  ...siteRules,
  ...requestRules,
  ...responseRules,
  ...sharedRules,
} as const satisfies Readonly<Record<string, DiffRule>>;

export type RuleId = keyof typeof ruleTable;

/** Returns true if a text is the id of a rule. */
export function isRuleId(word: string): word is RuleId {
  return Object.hasOwn(ruleTable, word);
}

/** The rule of an id. */
export function ruleById(id: RuleId): DiffRule {
  return ruleTable[id];
}

/** The ids in the order of the table. */
export function ruleIds(): readonly RuleId[] {
  return Object.keys(ruleTable).filter(isRuleId);
}

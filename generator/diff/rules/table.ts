import { moduleRules, siteRules } from "./catalogue-modules.js";
import { parameterRules } from "./catalogue-parameters.js";
import { rangeRules } from "./catalogue-ranges.js";
import { resultRules } from "./catalogue-results.js";
import { typeRules } from "./catalogue-types.js";
import { valueRules } from "./catalogue-values.js";
import { bodyRules } from "./openapi-bodies.js";
import { requestRules } from "./openapi-requests.js";
import { responseRules } from "./openapi-responses.js";
import { securityRules } from "./openapi-security.js";
import type { Levels } from "./level.js";
import type { DiffRule, RuleVariant } from "./rule.js";
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
  ...bodyRules,
  ...securityRules,
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

/** Rules about additions that only code notices which lists all values or all operations. */
const ENUMERATING: ReadonlySet<RuleId> = new Set<RuleId>([
  "enum-value-added",
  "response-enum-value-added",
  "result-enum-value-added",
  "module-added",
  "operation-added",
  "operation-unskipped",
]);

/** Returns true if only code that enumerates stops compiling. */
export function isEnumeratingRule(rule: RuleId): boolean {
  return ENUMERATING.has(rule);
}

/** The inputs of a change's levels. */
export interface LevelSource {
  readonly rule: RuleId;
  /** The rule whose levels apply instead. */
  readonly like?: RuleId;
  /** Named circumstances that change the levels. Later ones override earlier ones. */
  readonly circumstances?: readonly string[];
}

/** The levels of a change: those of its rule, then changed by each of its circumstances. */
export function levelsOf({ rule, like = rule, circumstances = [] }: LevelSource): Levels {
  const { levels, variants = {} } = ruleById(like);
  return Object.assign({}, levels, ...circumstances.map((name) => variants[name]?.levels));
}

/** The texts of a change: those of its rule, or of the last circumstance that has others. */
export function textsOf({
  rule,
  circumstances = [],
}: LevelSource): Pick<DiffRule, "says" | "adapt"> {
  const { says, adapt, variants = {} } = ruleById(rule);
  return Object.assign({ says, adapt }, ...circumstances.map((name) => pickTexts(variants[name])));
}

function pickTexts({ says, adapt }: Partial<RuleVariant> = {}): Partial<RuleVariant> {
  return { ...(says !== undefined && { says }), ...(adapt !== undefined && { adapt }) };
}

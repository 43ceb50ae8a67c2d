import type { Levels } from "./level.js";
import { ruleOf } from "./table.js";
import type { RuleId } from "./table.js";

/** What the levels of a change follow from. */
export interface Judgement {
  readonly rule: RuleId;
  /** Has the levels of this rule instead of its own. */
  readonly like?: RuleId;
  /** Named circumstances that change the levels, the later ones above the earlier. */
  readonly circumstances?: readonly string[];
}

/** The levels of a change: of its rule, or of the rule that it stands for, under its circumstances one after the other. */
export function levelsOf({ rule, like = rule, circumstances = [] }: Judgement): Levels {
  const { levels, variants = {} } = ruleOf(like);
  return Object.assign({}, levels, ...circumstances.map((name) => variants[name]?.levels));
}

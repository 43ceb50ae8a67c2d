import type { Levels } from "./level.js";
import { ruleById } from "./table.js";
import type { RuleId } from "./table.js";

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

import type { Change } from "../change.js";
import type { Levels } from "../level.js";
import { ruleOf } from "./table.js";

/** The levels of a change: of its rule, or of the rule that it stands for, under its circumstances one after the other. */
export function levelsOf({ rule, like = rule, circumstances = [] }: Change): Levels {
  const { levels, variants = {} } = ruleOf(like);
  return Object.assign({}, levels, ...circumstances.map((name) => variants[name]?.levels));
}

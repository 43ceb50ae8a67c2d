import { CLASS_TITLES, CONSUMER_CLASSES } from "./level.js";
import type { Levels } from "./level.js";
import { ruleById } from "./table.js";
import type { RuleId } from "./table.js";

/** Explains a rule: meaning, example, fix, and the level for each class. */
export function explainRule(id: RuleId): readonly string[] {
  const { area, levels, variants = {}, means, example, adapt } = ruleById(id);
  return [
    `${id} (${area === "both" ? "catalogue and OpenAPI document" : area})`,
    "",
    means,
    "",
    `Example: ${example}`,
    `help: ${unfilled(adapt)}`,
    "",
    ...levelLines(levels),
    ...Object.values(variants).flatMap(({ when, levels: own }) => [
      "",
      `If ${when}:`,
      ...levelLines({ ...levels, ...own }),
    ]),
  ];
}

function levelLines(levels: Levels): readonly string[] {
  return CONSUMER_CLASSES.map(
    (each) => `  ${`${CLASS_TITLES[each]} (${each})`.padEnd(45)} ${levels[each]}`,
  );
}

/** A message or help of a rule outside of a finding, with words in place of its placeholders. */
export function unfilled(text: string): string {
  const words: Readonly<Record<string, string>> = {
    "{parameter}": "the parameter",
    "{old}": "the old one",
    "{new}": "the new one",
    "{value}": "the value",
  };
  return text.replaceAll(/\{\w+\}/g, (name) => words[name] ?? name);
}

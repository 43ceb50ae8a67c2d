import { CLASS_TITLES, CONSUMER_CLASSES } from "./level.js";
import type { Levels } from "./level.js";
import { ruleTable } from "./rule-table.js";
import type { RuleId } from "./rule-table.js";

export type { RuleId } from "./rule-table.js";

/** The part of a spec that a rule is about; `review` is about the review itself. */
export type Area = "catalogue" | "openapi" | "both" | "review";

/** A rule in `rules.json`. */
export interface DiffRule {
  readonly area: Area;
  readonly levels: Levels;
  /** Only code that lists all values or all operations stops compiling. */
  readonly enumerating?: true;
  /** The level changes of named circumstances. */
  readonly variants?: Readonly<Record<string, RuleVariant>>;
  /**
   * A finding's message, with the placeholders `{parameter}`, `{old}`, `{new}` and `{value}`. In a
   * list, the first message whose placeholders the finding can fill is used.
   */
  readonly says: string | readonly string[];
  /** The effect of the change, and the affected users. */
  readonly means: string;
  readonly example: string;
  /** Default: requests. Requests and responses may share the types of bodies. */
  readonly part?: "response" | "body";
  /** For rules from which other rules are derived. */
  readonly schema?: SchemaRule;
  /**
   * The code that compiles with both versions and is affected. Default: what uses the parameter or
   * field, unless types are broken.
   */
  readonly affects?: "member" | "old-name" | "omission" | "value" | "all-values" | "nothing";
  /** The edit of `--fix`. */
  readonly fix?: "rename" | "remove" | "remove-value" | "write-old";
  /** The fix, with the same placeholders as `says`. */
  readonly adapt: string;
}

/** Facts about the change of a schema. */
export interface SchemaRule {
  /** The values that it accepts after the change. Default: others, and not all of before. */
  readonly accepts?: "more" | "fewer" | "same";
  /** The changed part. Default: its type. */
  readonly part?: "keyword" | "value" | "null" | "oneOf" | "name";
  /** The rule of the same change in a request; itself if it is about either direction. */
  readonly request?: RuleId;
  /** The rule of the same change in a parameter. */
  readonly parameter?: RuleId;
}

/** A circumstance that changes the levels of a rule. */
export interface RuleVariant {
  readonly when: string;
  /** The classes that the circumstance changes. */
  readonly levels: Partial<Levels>;
  /** Only code that lists all values stops compiling. */
  readonly enumerating?: true;
  /** The message and the fix, if they differ from the rule's. */
  readonly says?: string;
  readonly adapt?: string;
}

/** Returns true if a string is a rule id. */
export function isRuleId(word: string): word is RuleId {
  return Object.hasOwn(ruleTable, word);
}

/** The rule of an id. */
export function ruleById(id: RuleId): DiffRule {
  return ruleTable[id];
}

/** The ids in the order of `rules.json`. */
export function ruleIds(): readonly RuleId[] {
  return Object.keys(ruleTable).filter(isRuleId);
}

/** Returns true if only code that enumerates stops compiling, always or under a circumstance of these levels. */
export function isEnumerating({ rule, classes }: Enumerated): boolean {
  const { enumerating, variants = {} } = ruleById(rule);
  const isSame = (own: Partial<Levels>): boolean =>
    CONSUMER_CLASSES.every((name) => own[name] === undefined || own[name] === classes[name]);
  return (
    enumerating === true ||
    Object.values(variants).some((variant) => variant.enumerating && isSame(variant.levels))
  );
}

/** The part of a finding that {@link isEnumerating} depends on. */
interface Enumerated {
  readonly rule: RuleId;
  readonly classes: Levels;
}

/** The inputs of a change's levels. */
export interface LevelSource {
  readonly rule: RuleId;
  /** The rule whose levels apply instead. */
  readonly like?: RuleId;
  /** Named circumstances that change the levels. Later ones override earlier ones. */
  readonly circumstances?: readonly string[];
}

/** A change's levels: the rule's levels, modified by each circumstance. */
export function levelsOf({ rule, like = rule, circumstances = [] }: LevelSource): Levels {
  const { levels, variants = {} } = ruleById(like);
  return Object.assign({}, levels, ...circumstances.map((name) => variants[name]?.levels));
}

/** A change's texts: from its rule, or from the last circumstance that sets its own. */
export function textsOf({
  rule,
  circumstances = [],
}: LevelSource): Pick<DiffRule, "says" | "adapt"> {
  const { says, adapt, variants = {} } = ruleById(rule);
  return circumstances.reduce<Pick<DiffRule, "says" | "adapt">>(
    (texts, name) => ({
      says: variants[name]?.says ?? texts.says,
      adapt: variants[name]?.adapt ?? texts.adapt,
    }),
    { says, adapt },
  );
}

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

/** A rule's message or help outside a finding, with words in place of its placeholders. */
export function unfilled(text: string): string {
  const words: Readonly<Record<string, string>> = {
    "{parameter}": "the parameter",
    "{old}": "the old one",
    "{new}": "the new one",
    "{value}": "the value",
  };
  return text.replaceAll(/\{\w+\}/g, (name) => words[name] ?? name);
}

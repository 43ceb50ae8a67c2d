import { ruleTerm } from "../../../templates/runtime/model/param-rule.js";
import type { ParamRule } from "../../../templates/runtime/model/param-rule.js";
import type { Parameter } from "../model/parameter.js";
import type { Combination } from "./combine-types.js";

/**
 * The rules that apply to a module's parameters. A wiki of a different version may lack some of the
 * parameters or values: its rules do not have them.
 */
export function applicableRules(
  rules: readonly ParamRule[],
  parameters: readonly Parameter[],
): readonly ParamRule[] {
  const known = new Map(parameters.map((each) => [each.name, each]));
  const isKnown = (term: string): boolean => {
    const { name, value } = ruleTerm(term);
    const type = known.get(name)?.type;
    if (!type) return false;
    return value === undefined || type.kind !== "enum" || type.values.includes(value);
  };
  return rules.flatMap((rule): readonly ParamRule[] => {
    if (rule.kind === "opposites") return known.has(rule.parameter) ? [rule] : [];
    const of = rule.of.filter(isKnown);
    const least = rule.kind === "exclusive" ? 2 : 1;
    const isLost = "term" in rule && !isKnown(rule.term);
    return of.length < least || isLost ? [] : [{ ...rule, of }];
  });
}

const key = (rule: ParamRule): string => JSON.stringify(rule);

/** The combined rules of two modules: the rules of both, or for a union only the common ones. */
export function combinedRules(
  how: Combination,
  a: readonly ParamRule[],
  b: readonly ParamRule[],
  parameters: readonly Parameter[],
): readonly ParamRule[] {
  const [own, other] = [applicableRules(a, parameters), applicableRules(b, parameters)];
  const known = new Set((how === "union" ? other : own).map(key));
  return how === "union"
    ? own.filter((rule) => known.has(key(rule)))
    : [...own, ...other.filter((rule) => !known.has(key(rule)))];
}

/** A rule in words, for the report of a change. */
export function ruleText(rule: ParamRule): string {
  switch (rule.kind) {
    case "onlyOneOf":
      return `exactly one of ${codes(rule.of, "and")}`;
    case "requiredOneOf":
      return `at least one of ${codes(rule.of, "and")}`;
    case "exclusive":
      return `at most one of ${codes(rule.of, "and")}`;
    case "needs":
      return `\`${rule.term}\` requires ${codes(rule.of, "or")}`;
    case "excludes":
      return `\`${rule.term}\` excludes ${codes(rule.of, "and")}`;
    case "opposites":
      return `a value of \`${rule.parameter}\` excludes the same value after \`!\``;
  }
}

/** The parameter with sentences about the rules that name it. */
export function withRuleNotes(parameter: Parameter, rules: readonly ParamRule[]): Parameter {
  const notes = ruleNotes(parameter.name, rules);
  return notes.length === 0 ? parameter : { ...parameter, notes };
}

function ruleNotes(name: string, rules: readonly ParamRule[]): readonly string[] {
  const notes: string[] = [];
  const excluded = new Set<string>();
  const exclude = (terms: readonly string[]): void => {
    // Most rules about values of the same parameter are opposites.
    for (const term of terms) if (ruleTerm(term).name !== name) excluded.add(term);
  };
  for (const rule of rules) {
    switch (rule.kind) {
      case "onlyOneOf":
      case "requiredOneOf": {
        const number = rule.kind === "onlyOneOf" ? "Exactly" : "At least";
        const isAlone = rule.of.length === 1;
        if (rule.of.includes(name))
          notes.push(
            isAlone ? "Required." : `${number} one of ${codes(rule.of, "and")} is required.`,
          );
        break;
      }
      case "exclusive":
        if (rule.of.includes(name)) exclude(rule.of);
        break;
      case "needs":
        if (rule.term === name) notes.push(`Requires ${codes(rule.of, "or")}.`);
        break;
      case "excludes":
        if (rule.term === name) exclude(rule.of);
        else if (rule.of.includes(name)) exclude([rule.term]);
        break;
      case "opposites":
        if (rule.parameter === name)
          notes.push("A value cannot be combined with its negation (`!`).");
    }
  }
  return [
    ...notes,
    ...(excluded.size === 0 ? [] : [`Cannot be used with ${codes([...excluded], "or")}.`]),
  ];
}

function codes(terms: readonly string[], conjunction: "and" | "or"): string {
  const quoted = terms.map((term) => `\`${term}\``);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} ${conjunction} ${last}`;
}

import { traitsOf } from "../../parameter-types/registry.js";
import type { RuleSource } from "../../parameter-types/traits.js";
import type { Parameter } from "../../model/parameter.js";
import type { Import } from "../../typescript/fragment.js";
import { values } from "../../typescript/fragment.js";

/** The distinct rules of parameters. Texts without limits and booleans need none. */
function rulesFor(parameters: readonly Parameter[]): readonly RuleSource[] {
  const found = new Map<string, RuleSource>();
  for (const parameter of parameters) {
    const rule = traitsOf(parameter.type).rule(parameter);
    if (rule) found.set(rule.type, rule);
  }
  return [...found.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

/** The initializer of a module's constant `rules: Rules`, which its parser uses. */
export function rulesText(parameters: readonly Parameter[]): string {
  return objectText(
    rulesFor(parameters).flatMap(({ type, rule }) =>
      rule === undefined ? [] : [type === rule ? rule : `${type}: ${rule}`],
    ),
  );
}

/** The initializer of a module's constant `checks: Checks`, which its validator uses. */
export function checksText(parameters: readonly Parameter[]): string {
  return objectText(rulesFor(parameters).map(({ type, check }) => `${type}: ${check}`));
}

function objectText(members: readonly string[]): string {
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/**
 * The imports of rules and checks. The rule of namespaces comes from the wiki's site facts, if
 * there are any.
 */
export function ruleImports(
  parameters: readonly Parameter[],
  siteFile?: string,
): readonly Import[] {
  return rulesFor(parameters).map(({ type, file, rule, check }) =>
    values(
      type === "namespace" ? (siteFile ?? file) : file,
      ...(rule === undefined ? [check] : [rule, check]),
    ),
  );
}

import type { AnyModule } from "../model/descriptor.js";
import { ruleTerm } from "../model/param-rule.js";
import type { GroupRule, OppositesRule, RelationRule, RuleCode } from "../model/param-rule.js";
import type { Violation } from "../model/violation.js";

/** A violation of a rule for a combination of parameters. */
export interface RuleViolation {
  /** The name of one of the rule's parameters in the request. */
  readonly parameter: string;
  readonly violation: Violation;
}

/** Determines how rules read the request's parameters. */
export interface RuleOptions {
  /** The prefix for names in messages. Default: none. */
  readonly prefix?: string;
  readonly asGenerator?: boolean;
  /** Whether the request's files may be missing from the parameters. */
  readonly withoutFiles?: true;
}

/**
 * Returns the violations of a module's rules for combinations of parameters, in the server's order.
 * The server stops at the first violation.
 *
 * @param valueOf returns a parameter's value or its default
 */
export function ruleViolations(
  { rules = [], params }: AnyModule,
  valueOf: (name: string) => unknown,
  { prefix = "", asGenerator = false, withoutFiles }: RuleOptions = {},
): readonly RuleViolation[] {
  const present = (terms: readonly string[]): readonly string[] =>
    terms.filter((term) => isPresent(term, params, valueOf));
  return rules.flatMap((rule) => {
    switch (rule.kind) {
      case "needs":
      case "excludes":
        if (present([rule.term]).length === 0 || (rule.generator === false && asGenerator))
          return [];
        return relationViolation(rule, present(rule.of), valueOf, prefix) ?? [];
      case "opposites":
        return oppositesViolation(rule, valueOf(rule.parameter), prefix) ?? [];
      default: {
        const found = present(rule.of);
        const mayBeFile = withoutFiles && rule.of.some((name) => params[name]?.type === "upload");
        return found.length === 0 && mayBeFile ? [] : (groupViolation(rule, found, prefix) ?? []);
      }
    }
  });
}

function groupViolation(
  { kind, of, code }: GroupRule,
  [first, second]: readonly string[],
  prefix: string,
): RuleViolation | undefined {
  if (first !== undefined)
    return second === undefined || kind === "requiredOneOf"
      ? undefined
      : conflict(second, first, code, prefix);
  if (kind === "exclusive") return undefined;
  const [parameter = "", ...others] = of;
  const unless = others.length === 0 ? "" : `, unless the request has ${named(others, prefix)}`;
  return {
    parameter: prefix + parameter,
    violation: { code: code ?? "missingparam", text: `is required${unless}` },
  };
}

function relationViolation(
  { kind, term, of, code }: RelationRule,
  [found]: readonly string[],
  valueOf: (name: string) => unknown,
  prefix: string,
): RuleViolation | undefined {
  if (kind === "excludes")
    return found === undefined ? undefined : conflict(found, term, code, prefix);
  // An empty list selects nothing.
  const isMet = found !== undefined && !isEmptyList(valueOf(ruleTerm(found).name));
  if (isMet) return undefined;
  return termViolation(term, `requires ${named(of, prefix)}`, code, prefix);
}

function oppositesViolation(
  { parameter, code }: OppositesRule,
  values: unknown,
  prefix: string,
): RuleViolation | undefined {
  if (!Array.isArray(values)) return undefined;
  const texts = values.filter((each) => typeof each === "string");
  const value = texts.find((each) => texts.includes(`!${each}`));
  return value === undefined
    ? undefined
    : conflict(`${parameter}=!${value}`, `${parameter}=${value}`, code, prefix);
}

function conflict(
  term: string,
  other: string,
  code: RuleCode | undefined,
  prefix: string,
): RuleViolation {
  return termViolation(term, `cannot be used with ${named([other], prefix)}`, code, prefix);
}

function termViolation(
  term: string,
  reason: string,
  code: RuleCode | undefined,
  prefix: string,
): RuleViolation {
  const { name, value } = ruleTerm(term);
  const text = value === undefined ? reason : `${JSON.stringify(value)} ${reason}`;
  return { parameter: prefix + name, violation: { code: code ?? "invalidparammix", text } };
}

/**
 * Whether a request includes a parameter with a value that is not the default, or with the term's
 * value.
 */
function isPresent(
  term: string,
  params: AnyModule["params"],
  valueOf: (name: string) => unknown,
): boolean {
  const { name, value } = ruleTerm(term);
  const sent = valueOf(name);
  if (value === undefined)
    return sent !== undefined && sent !== false && sent !== params[name]?.default;
  return Array.isArray(sent) ? sent.includes(value) : sent === value;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function named(terms: readonly string[], prefix: string): string {
  return terms.map((term) => JSON.stringify(prefix + term)).join(" or ");
}

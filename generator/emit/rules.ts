import type { Parameter } from "../model/parameter.js";
import type { Import } from "./fragment.js";
import { values } from "./fragment.js";

interface RuleSource {
  /** The descriptor's `type` that the rule is for. */
  readonly type: string;
  /** Absent where the reading needs none. */
  readonly rule?: string;
  readonly check: string;
  readonly file: string;
}

/** The rules that these parameters need, without repetition; text without limits needs none, and booleans have none. */
function rulesFor(parameters: readonly Parameter[]): readonly RuleSource[] {
  const found = new Map<string, RuleSource>();
  for (const parameter of parameters) {
    const rule = ruleFor(parameter);
    if (rule) found.set(rule.type, rule);
  }
  return [...found.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

function ruleFor({ type, required }: Parameter): RuleSource | undefined {
  switch (type.kind) {
    case "integer":
    case "limit":
    case "float":
      return ruleIn("number", type.kind);
    case "enum":
      return { ...ruleIn("enumeration", "enum"), rule: "enumeration" };
    case "namespace":
    case "user":
    case "title":
    case "timestamp":
    case "expiry":
      return ruleIn(type.kind, type.kind);
    case "string":
    case "text":
    case "password":
    case "raw":
      return required || type.maxbytes !== undefined || type.maxchars !== undefined
        ? boundedText(type.kind)
        : undefined;
    case "tags":
    case "upload":
    case "unknown":
      return required ? boundedText(type.kind) : undefined;
    case "boolean":
      return undefined;
  }
}

function ruleIn(file: string, type: string): RuleSource {
  return { type, rule: type, check: `${type}Check`, file: `runtime/rules/${file}` };
}

/** The reading of text looks at limits anyway. */
function boundedText(type: string): RuleSource {
  return { type, check: "boundedStringCheck", file: "runtime/rules/string" };
}

/** The object of rules that a module's reading is given: the initializer of a constant `rules: Rules`. */
export function rulesText(parameters: readonly Parameter[]): string {
  return objectText(
    rulesFor(parameters).flatMap(({ type, rule }) =>
      rule === undefined ? [] : [type === rule ? rule : `${type}: ${rule}`],
    ),
  );
}

/** The object of checks that a module's validator is given: the initializer of a constant `checks: Checks`. */
export function checksText(parameters: readonly Parameter[]): string {
  return objectText(rulesFor(parameters).map(({ type, check }) => `${type}: ${check}`));
}

function objectText(members: readonly string[]): string {
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Where a module takes its rules and checks from: that of namespaces from the wiki's site facts, if there are any. */
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

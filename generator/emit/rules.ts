import type { Parameter, ParameterType } from "../model/parameter.js";
import type { Import } from "./fragment.js";
import { values } from "./fragment.js";

interface RuleSource {
  /** The descriptor's `type` that the rule is for. */
  readonly type: string;
  readonly rule: string;
  readonly file: string;
}

/** The rules that parameters of these types need, without repetition; text needs none, and booleans have none. */
function rulesFor(parameters: readonly Parameter[]): readonly RuleSource[] {
  const found = new Map<string, RuleSource>();
  for (const { type } of parameters) {
    const rule = ruleFor(type);
    if (rule) found.set(rule.type, rule);
  }
  return [...found.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

function ruleFor(type: ParameterType): RuleSource | undefined {
  switch (type.kind) {
    case "integer":
    case "limit":
    case "float":
      return { type: type.kind, rule: type.kind, file: "runtime/rules/number" };
    case "enum":
      return { type: "enum", rule: "enumeration", file: "runtime/rules/enumeration" };
    case "namespace":
    case "user":
    case "title":
    case "timestamp":
    case "expiry":
      return { type: type.kind, rule: type.kind, file: `runtime/rules/${type.kind}` };
    case "string":
    case "text":
    case "password":
    case "raw":
    case "boolean":
    case "tags":
    case "upload":
    case "unknown":
      return undefined;
  }
}

/** The object of rules that a module's validators are given, on one line. */
export function rulesText(parameters: readonly Parameter[]): string {
  const members = rulesFor(parameters).map(({ type, rule }) =>
    type === rule ? rule : `${type}: ${rule}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Where a module takes its rules from: that of namespaces from the wiki's site facts, if there are any. */
export function ruleImports(
  parameters: readonly Parameter[],
  siteFile?: string,
): readonly Import[] {
  return rulesFor(parameters).map(({ type, file, rule }) =>
    values(type === "namespace" ? (siteFile ?? file) : file, rule),
  );
}

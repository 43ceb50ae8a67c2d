import type { Finding, UsedLocation } from "../finding.js";
import { byCodeUnits } from "../../base/json.js";
import { isEnumeratingRule, ruleById } from "../rules/table.js";
import type { RuleId } from "../rules/table.js";
import { matchesTemplate } from "./generated-code.js";
import { fieldName } from "./generated-names.js";
import type { Use, Uses } from "./uses.js";
import type { UseRole } from "./generated-code.js";

/** Rules about omitted parameters. A call that gives the parameter is not affected. */
const ABOUT_ABSENCE =
  /^(?:default-|limit-default-|query-param-default-|param-added-required|param-became-required|query-param-added-required|query-param-became-required)/;

/** Rules about one value, which affect only code that writes it. */
const ABOUT_VALUE =
  /^(?:enum-value-removed|deprecated-value-|internal-value-|extranamespace-|response-enum-value-removed|result-enum-value-removed|submodule-changed)/;

/** Rules about the text for all values. */
const ABOUT_ALL_VALUES = /^allspecifier-(?:removed|changed)/;

/** Rules about responses. */
const ABOUT_ANSWER = /^(?:response-|result-|embedded-|page-block-|link-relation-)/;

/**
 * Rules about the bodies of requests, of errors, or of one direction. A type of a body is no type of
 * parameters, and requests and responses may share it.
 */
const ABOUT_BODY = /^(?:body-|field-became-|other-schema-changed)/;

/** Rules about fields of bodies whose absence is refused: code that does not give them is affected. */
const ABOUT_ABSENT_FIELD =
  /^(?:body-field-(?:added-required|became-required)|field-became-writable)/;

/** Rules about parameters and fields that the base does not have: code cannot depend on them. */
const ABOUT_ADDITION =
  /^(?:param-added-optional|query-param-added-optional|templated-param-added|(?:response|result)-field-added-)/;

/** Rules about operations that a complete map of handlers lacks. */
const ADDS_HANDLER: ReadonlySet<RuleId> = new Set<RuleId>([
  "module-added",
  "operation-added",
  "operation-unskipped",
]);

/**
 * Adds the locations in code that use the subject of each finding. Findings without a module stay
 * unchanged. What only code that lists all values notices is breaking if there is such code.
 */
export function withUsage(findings: readonly Finding[], uses: Uses): readonly Finding[] {
  const byModule = new Map<string, Use[]>();
  for (const use of uses.uses) {
    const own = byModule.get(use.module);
    if (own) own.push(use);
    else byModule.set(use.module, [use]);
  }
  return findings.map((finding) => {
    if (finding.module === "" || ruleById(finding.rule).area === "review") return finding;
    const own = byModule.get(finding.module) ?? [];
    const usage = sortedPositions(positionsOf(finding, own, uses));
    return raised({ ...finding, usage });
  });
}

/** Code that enumerates makes a risk for types and handlers breaking. */
function raised(finding: Finding): Finding {
  const { rule, classes, usage = [] } = finding;
  if (usage.length === 0 || !isEnumeratingRule(rule)) return finding;
  const isRisky = classes.types === "risky" || classes.handlers === "risky";
  if (!isRisky) return finding;
  return {
    ...finding,
    level: "breaking",
    classes: {
      ...classes,
      ...(classes.types === "risky" && { types: "breaking" }),
      ...(classes.handlers === "risky" && { handlers: "breaking" }),
    },
  };
}

function positionsOf(finding: Finding, own: readonly Use[], uses: Uses): readonly UsedLocation[] {
  const { rule, parameter, old } = finding;
  if (ADDS_HANDLER.has(rule)) return uses.totalHandlers;
  const whole = wholeUses(own);
  if (isEnumeratingRule(rule)) {
    const name = fieldName(parameter ?? "");
    return own.flatMap((use) =>
      use.kind === "enumeration" &&
      use.member === name &&
      use.missing.every((value) => value === finding.value)
        ? [use.position]
        : [],
    );
  }
  if (ABOUT_ANSWER.test(rule)) {
    const field = fieldName(rule === "embedded-key-renamed" ? String(old) : (parameter ?? ""));
    if (field === "") return whole;
    const untyped = own.length > 0 ? (uses.untyped.get(field) ?? []) : [];
    return [...touching(finding, own, field, "response"), ...untyped];
  }
  if (ABOUT_BODY.test(rule) || finding.module.startsWith("#")) {
    const field = fieldName(parameter ?? "");
    if (field === "" || ABOUT_ABSENT_FIELD.test(rule)) return whole;
    const untyped = own.length > 0 ? (uses.untyped.get(field) ?? []) : [];
    return [...touching(finding, own, field), ...untyped];
  }
  if (parameter === undefined) return whole;
  if (ABOUT_ABSENCE.test(rule))
    return own.flatMap((use) => (isAbsent(use, parameter) ? [use.position] : []));
  const name = rule.endsWith("param-renamed") ? String(old) : parameter;
  return touching(finding, own, name, "request");
}

/** The uses of a module as a whole: its names, and in files without them its other uses. */
function wholeUses(own: readonly Use[]): readonly UsedLocation[] {
  const references = own.filter(({ kind }) => kind === "reference");
  const files = new Set(references.map(({ position }) => position.file));
  const others = own.filter(({ position }) => !files.has(position.file));
  return [...references, ...others].map(({ position }) => position);
}

function isAbsent(use: Use, parameter: string): boolean {
  switch (use.kind) {
    case "construction":
      return use.given === undefined || !use.given.includes(parameter);
    case "open":
      return use.role === "request";
    case "member":
    case "reference":
    case "enumeration":
      return false;
  }
}

/** The uses of a name, as a parameter or as a field; as either without a role. */
function touching(
  { rule, value, old }: Finding,
  own: readonly Use[],
  name: string,
  role?: UseRole,
): readonly UsedLocation[] {
  const wanted = ABOUT_VALUE.test(rule)
    ? value
    : ABOUT_ALL_VALUES.test(rule)
      ? String(old)
      : undefined;
  const isOfRole = (touched: UseRole): boolean => role === undefined || touched === role;
  return own.flatMap((use) => {
    if (use.kind === "open")
      return isOfRole(use.role) && !ABOUT_ADDITION.test(rule) ? [use.position] : [];
    if (use.kind === "enumeration")
      return wanted !== undefined && use.member === name && !use.missing.includes(wanted)
        ? [use.position]
        : [];
    if (use.kind !== "member" || !isOfRole(use.role) || !matchesName(use.member, name)) return [];
    return wanted === undefined || !use.values || use.values.includes(wanted) ? [use.position] : [];
  });
}

/** A name with variables stands for several names. */
function matchesName(name: string, parameter: string): boolean {
  return name === parameter || (parameter.includes("{") && matchesTemplate(name, parameter));
}

function sortedPositions(positions: readonly UsedLocation[]): readonly UsedLocation[] {
  const unique = new Map<string, UsedLocation>();
  for (const position of positions) {
    const key = `${position.file}:${position.line}:${position.column}`;
    const known = unique.get(key);
    // A use that is certain needs no reason.
    if (!known || (known.reason !== undefined && position.reason === undefined))
      unique.set(key, position);
  }
  return [...unique.values()].toSorted(
    (a, b) => byCodeUnits(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

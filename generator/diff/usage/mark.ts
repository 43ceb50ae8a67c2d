import { isMadeOf } from "../../../templates/runtime/model/named-by-template.js";
import type { Finding, UsedLocation } from "../review/finding.js";
import { byCodeUnits } from "../../json/value.js";
import { ruleById } from "../rules/table.js";
import type { Use, Uses } from "./uses.js";

/** Rules about omitted parameters. Any call may omit them. */
const ABOUT_ABSENCE =
  /^(?:default-|limit-default-|query-param-default-|param-added-required|param-became-required|query-param-added-required|query-param-became-required)/;

/** Rules about one value, which affect only code that writes it. */
const ABOUT_VALUE = /^(?:enum-value-removed|deprecated-value-|internal-value-|extranamespace-)/;

/** Rules about responses. */
const ABOUT_ANSWER = /^(?:response-|result-|embedded-|page-block-|link-relation-)/;

/**
 * Adds the locations in code that use the subject of each finding. Findings without a module stay
 * unchanged.
 */
export function withUsage(findings: readonly Finding[], uses: Uses): readonly Finding[] {
  return findings.map((finding) => {
    if (finding.module === "" || ruleById(finding.rule).area === "review") return finding;
    return { ...finding, usage: sortedPositions(positionsOf(finding, uses)) };
  });
}

function positionsOf(finding: Finding, { modules, fields }: Uses): readonly UsedLocation[] {
  const { rule, module, parameter, value, old } = finding;
  const own = modules.get(module) ?? [];
  const whole = own.flatMap((use) => (use.parameter === undefined ? [use.position] : []));
  if (ABOUT_ANSWER.test(rule)) {
    const field = fieldOf(rule === "embedded-key-renamed" ? String(old) : (parameter ?? ""));
    return field === "" ? whole : (fields.get(field) ?? []);
  }
  if (parameter === undefined || ABOUT_ABSENCE.test(rule)) return whole;
  const name = rule.endsWith("param-renamed") ? String(old) : parameter;
  return own.flatMap((use) => (touches(use, name, rule, value) ? [use.position] : []));
}

function touches(use: Use, parameter: string, rule: string, value: string | undefined): boolean {
  if (use.open) return true;
  if (use.parameter === undefined || !matchesName(use.parameter, parameter)) return false;
  if (!ABOUT_VALUE.test(rule) || value === undefined || !use.values) return true;
  return use.values.includes(value);
}

/** A name with variables stands for several names. */
function matchesName(given: string, parameter: string): boolean {
  if (given === parameter) return true;
  if (!parameter.includes("{")) return false;
  return isMadeOf(given, parameter.split(/\{[^{}]*\}/), 1);
}

/** The last name in the path of a field. */
function fieldOf(path: string): string {
  return (
    path
      .replaceAll(/\[\]|\{\}/g, "")
      .split(".")
      .at(-1) ?? ""
  );
}

function sortedPositions(positions: readonly UsedLocation[]): readonly UsedLocation[] {
  const unique = new Map(
    positions.map((position) => [`${position.file}:${position.line}:${position.column}`, position]),
  );
  return [...unique.values()].toSorted(
    (a, b) => byCodeUnits(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

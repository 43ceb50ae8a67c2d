// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule, ParamDescriptor, VerbatimTexts } from "../model/descriptor.js";
import type { JsonObject } from "../model/json.js";
import type { Violation } from "../model/violation.js";
import { valueText, UNLISTED, wrongType } from "../model/violation.js";
import { isPlain, normalised, normalisedParts, REPLACED } from "../wire/plain-text.js";
import type { Check, Checks } from "../rules/check.js";
import type { ReadOptions } from "../rules/rule.js";
import { hasRule } from "../rules/server-version.js";
import { stringCheck } from "../rules/string.js";

/** A parameter and the check for its values. */
export interface CheckedParam {
  readonly name: string;
  /** Its number in the module's order. */
  readonly position: number;
  readonly param: ParamDescriptor;
  readonly check: Check;
  /** That of the module. */
  readonly texts: VerbatimTexts | undefined;
}

/** Takes what is wrong with a parameter; `deprecation` is a warning. */
export type AddViolation = (parameter: string, violation: Violation) => void;

/** Finds the check for a parameter. A parameter of an unknown type is checked as a string. */
export function checkedParam(
  name: string,
  position: number,
  param: ParamDescriptor,
  checks: Checks,
  { texts }: Pick<AnyModule, "texts">,
): CheckedParam {
  const check = param.type === "boolean" ? booleanCheck : (checks[param.type] ?? stringCheck);
  return { name, position, param, check, texts };
}

/** Checks a structured value that is there, as the server would read it. */
export function checkValue(
  value: unknown,
  checked: CheckedParam,
  options: ReadOptions,
  add: AddViolation,
): void {
  const { deprecated, multi } = checked.param;
  const items: readonly unknown[] = multi && Array.isArray(value) ? value : [value];
  const isFine =
    !deprecated &&
    (!multi || (items.length <= multi.lowlimit && !isEmptyList(items))) &&
    // Of a list with holes it sees what is not there.
    items.findIndex((item) => !isUsual(item, checked, options)) < 0;
  if (!isFine) checkItems(items, checked, options, add);
}

/** On the wire, one empty value is the empty list. */
function isEmptyList(items: readonly unknown[]): boolean {
  return items.length === 1 && items[0] === "";
}

function isTakenAsIs(item: unknown): boolean {
  return typeof item !== "string" || isPlain(item);
}

/** Whether a value, or one item of it, is certainly valid. */
function isUsual(value: unknown, { param, check }: CheckedParam, options: ReadOptions): boolean {
  if (check.isUsual) return check.isUsual(value, param);
  // A listed value is assumed to be one that the server does not replace.
  const isRead = check.values !== undefined || isTakenAsIs(value);
  return isRead && !check.run(value, param, options);
}

function checkItems(
  given: readonly unknown[],
  { name, param, check, texts }: CheckedParam,
  options: ReadOptions,
  add: AddViolation,
): void {
  const { multi } = param;
  const [first] = given;
  const refuse = (text: string, code: Violation["code"] = "badvalue", data?: JsonObject): void =>
    add(name, { code, text, ...(data && { data }) });
  const isListText = !texts && !multi && typeof first === "string" && first.startsWith("\u001F");
  let items = given;
  if (param.type !== "raw" && !given.every(isTakenAsIs)) {
    const read = texts?.sent ?? (isListText ? normalisedParts : normalised);
    items = given.map((item) => (typeof item === "string" ? read(item) : item));
    if (items.some((item, index) => !Object.is(item, given[index])))
      add(name, texts?.changed ?? REPLACED);
  }
  if (param.deprecated && first !== false) refuse("is deprecated", "deprecation");
  if (isListText) return refuse("takes one value and must not begin with U+001F");
  if (multi) {
    const { lowlimit, highlimit } = multi;
    const limit = options.highLimits ? Math.max(lowlimit, highlimit) : lowlimit;
    const parameter = hasRule(options, "namedLimits") && { parameter: name };
    const data = { ...parameter, limit, lowlimit, highlimit };
    if (items.length > limit)
      return refuse(`takes at most ${limit} values, not ${items.length}`, "toomanyvalues", data);
    if (isEmptyList(items)) return refuse('must not have "" as its only value');
  }
  const unlisted: unknown[] = [];
  for (const item of items) {
    const violation = check.run(item, param, options);
    if (violation === UNLISTED) unlisted.push(item);
    else if (violation) {
      add(name, violation);
      if (violation.code !== "deprecation" && !violation.loss) return;
    }
  }
  const isAll = items.length === 1 && items[0] === multi?.allspecifier;
  if (unlisted.length === 0 || isAll) return;
  const names = valuesText(unlisted);
  if (multi)
    refuse(`does not know ${names}`, "unrecognizedvalues", { values: unlisted.map(String) });
  else refuse(`${names} is not one of ${valuesText(check.values?.(param, options) ?? [])}`);
}

function valuesText(values: readonly unknown[]): string {
  return values.map(valueText).join(", ");
}

const booleanCheck: Check = {
  run: (value) =>
    typeof value === "boolean" ? undefined : wrongType("badvalue", "true or false", value),
};

import type { ParamDescriptor } from "../model/descriptor.js";
import type { JsonObject } from "../model/json.js";
import type { Violation } from "../model/violation.js";
import { valuesText, valueText, UNLISTED, wrongType } from "../model/violation.js";
import { isPlain, normalised, normalisedParts, REPLACED } from "../wire/plain-text.js";
import type { Check, Checks, UsualTest } from "../rules/check.js";
import type { AddViolation } from "./strict-validator.js";
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
  /** Whether there is certainly nothing to report about a value. */
  readonly isFine: UsualTest;
  /** The text of the listed values. */
  readonly listText: (values: readonly unknown[]) => string;
}

/** Finds the check for a parameter. A parameter of an unknown type is checked as a string. */
export function checkedParam(
  name: string,
  position: number,
  param: ParamDescriptor,
  checks: Checks,
): CheckedParam {
  const check = param.type === "boolean" ? booleanCheck : (checks[param.type] ?? stringCheck);
  const isFine = fineTest(param, check.usual?.(param));
  return { name, position, param, check, isFine, listText: listTexts() };
}

/** Keeps the last text, because a parameter has nearly always the same list. */
function listTexts(): CheckedParam["listText"] {
  let last: readonly unknown[] = [];
  let text = "";
  return (values) => {
    if (values !== last) text = valuesText((last = values));
    return text;
  };
}

function fineTest({ deprecated, multi }: ParamDescriptor, isUsual?: UsualTest): UsualTest {
  if (deprecated || !isUsual) return () => false;
  if (!multi) return isUsual;
  return (value, options) => {
    if (!Array.isArray(value)) return value !== "" && multi.lowlimit > 0 && isUsual(value, options);
    const { length } = value;
    // Unlike `every`, the loop sees holes, and makes no function for each value.
    for (let at = 0; at < length; at += 1) if (!isUsual(value[at], options)) return false;
    return length <= multi.lowlimit && !isEmptyList(value);
  };
}

/** On the wire, one empty value is the empty list. */
function isEmptyList(items: readonly unknown[]): boolean {
  return items.length === 1 && items[0] === "";
}

function isTakenAsIs(item: unknown): boolean {
  return typeof item !== "string" || isPlain(item);
}

/** Checks a structured value that is there, as the server would read it. */
export function checkValue(
  value: unknown,
  { name, param, check, listText }: CheckedParam,
  options: ReadOptions,
  add: AddViolation,
): void {
  const { multi } = param;
  const given: readonly unknown[] = multi && Array.isArray(value) ? value : [value];
  const first = given[0];
  const refuse = (text: string, code: Violation["code"] = "badvalue", data?: JsonObject): void =>
    add(name, { code, text, data });
  const isListText = !multi && typeof first === "string" && first.startsWith("\u001F");
  let items = given;
  if (param.type !== "raw" && !given.every(isTakenAsIs)) {
    const read = isListText ? normalisedParts : normalised;
    items = given.map((item) => (typeof item === "string" ? read(item) : item));
    if (items.some((item, index) => !Object.is(item, given[index]))) add(name, REPLACED);
  }
  if (param.deprecated && first !== false) refuse("is deprecated", "deprecation");
  if (isListText) return refuse("takes one value and must not begin with U+001F");
  if (multi) {
    const { lowlimit, highlimit } = multi;
    const limit = options.highLimits ? Math.max(lowlimit, highlimit) : lowlimit;
    if (items.length > limit) {
      const parameter = hasRule(options, "namedLimits") && { parameter: name };
      const data = { ...parameter, limit, lowlimit, highlimit };
      return refuse(`takes at most ${limit} values, not ${items.length}`, "toomanyvalues", data);
    }
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
  if (unlisted.length === 0) return;
  if (multi && items.length === 1 && items[0] === multi.allspecifier) {
    // The types have it alone. The request is the same.
    if (given === value) refuse(`must be ${valueText(items[0])}, not a list of it`);
    return;
  }
  const names = valuesText(unlisted);
  if (multi)
    refuse(`does not know ${names}`, "unrecognizedvalues", { values: unlisted.map(String) });
  else refuse(`${names} is not one of ${listText(check.values?.(param, options) ?? [])}`);
}

const booleanCheck: Check = {
  run: (value) =>
    typeof value === "boolean" ? undefined : wrongType("badvalue", "true or false", value),
  usual: () => (value) => typeof value === "boolean",
};

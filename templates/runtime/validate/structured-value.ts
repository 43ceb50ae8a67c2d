import type { ParamDescriptor } from "../model/descriptor.js";
import type { JsonObject } from "../model/json.js";
import type { Violation } from "../model/violation.js";
import { valuesText, valueText, UNLISTED, wrongType } from "../model/violation.js";
import { normalised, normalisedParts, REPLACED } from "../wire/plain-text.js";
import type { Check, Checks } from "../rules/check.js";
import type { AddViolation } from "./strict-validator.js";
import type { ParseOptions } from "../rules/rule.js";
import { isSince, NAMED_LIMITS } from "../rules/server-version.js";
import { stringCheck } from "../rules/string.js";

/** A parameter and the check for its values. */
export interface CheckedParam {
  readonly name: string;
  /** Its index in the module's order. */
  readonly position: number;
  readonly param: ParamDescriptor;
  readonly check: Check;
}

/** Returns the check for a parameter. A parameter of an unknown type is checked as a string. */
export function checkedParam(
  name: string,
  position: number,
  param: ParamDescriptor,
  checks: Checks,
): CheckedParam {
  const check = param.type === "boolean" ? booleanCheck : (checks[param.type] ?? stringCheck);
  return { name, position, param, check };
}

/** Checks a structured value that is present, like the server. */
export function checkValue(
  value: unknown,
  { name, param, check }: CheckedParam,
  options: ParseOptions,
  add: AddViolation,
): void {
  const { multi } = param;
  const values: readonly unknown[] = multi && Array.isArray(value) ? value : [value];
  const [first] = values;
  const refuse = (text: string, code: Violation["code"] = "badvalue", data?: JsonObject): void =>
    add(name, { code, text, data });
  const isListText = !multi && typeof first === "string" && first.startsWith("\u001F");
  const read = isListText ? normalisedParts : normalised;
  const items =
    param.type === "raw"
      ? values
      : values.map((item) => (typeof item === "string" ? read(item) : item));
  if (items.some((item, index) => !Object.is(item, values[index]))) add(name, REPLACED);
  if (param.deprecated && first !== false) refuse("is deprecated", "deprecation");
  if (isListText) return refuse("takes one value and must not begin with U+001F");
  if (multi) {
    const { lowlimit, highlimit } = multi;
    const limit = options.highLimits ? Math.max(lowlimit, highlimit) : lowlimit;
    if (items.length > limit) {
      const parameter = isSince(NAMED_LIMITS, options) && { parameter: name };
      const data = { ...parameter, limit, lowlimit, highlimit };
      return refuse(`takes at most ${limit} values, not ${items.length}`, "toomanyvalues", data);
    }
    // On the wire, a single empty value is the empty list.
    if (items.length === 1 && items[0] === "") return refuse('must not have "" as its only value');
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
    // The types accept this value only outside a list. The request is the same.
    if (values === value) refuse(`must be ${valueText(items[0])}, not a list`);
    return;
  }
  const names = valuesText(unlisted);
  if (multi)
    refuse(`does not know ${names}`, "unrecognizedvalues", {
      values: unlisted.map((item) => (typeof item === "string" ? item : valueText(item))),
    });
  else refuse(`${names} is not one of ${valuesText(check.values?.(param, options) ?? [])}`);
}

const booleanCheck: Check = {
  run: (value) =>
    typeof value === "boolean" ? undefined : wrongType("badvalue", "true or false", value),
};

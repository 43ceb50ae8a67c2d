// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { MultiDescriptor, ParamDescriptor } from "./descriptor.js";
import type { Fault } from "./fault.js";
import { shown, UNLISTED, wrongType } from "./fault.js";
import { isPlain, normalised, normalisedParts, REPLACED } from "./plain-text.js";
import type { Check, Checks, IsUsual } from "./rules/check.js";
import type { ReadOptions } from "./rules/rule.js";
import { stringCheck } from "./rules/string.js";

/** A parameter and the check for its values. */
export interface CheckedParam {
  readonly name: string;
  /** Its number in the module's order. */
  readonly place: number;
  readonly param: ParamDescriptor;
  readonly check: Check;
  readonly isUsual: IsUsual;
}

/** Takes what is wrong with a parameter; `deprecation` is a warning. */
export type AddFault = (parameter: string, fault: Fault) => void;

/** Finds the check for a parameter; a type of which nothing is known is checked as a string. */
export function checkedParam(
  name: string,
  place: number,
  param: ParamDescriptor,
  checks: Checks,
): CheckedParam {
  const check = param.type === "boolean" ? booleanCheck : (checks[param.type] ?? stringCheck);
  const isUsual = (!param.deprecated && check.usual?.(param)) || isNever;
  return { name, place, param, check, isUsual };
}

function isNever(): boolean {
  return false;
}

/** Checks a structured value that is there, as the server would read it. */
export function checkValue(
  value: unknown,
  checked: CheckedParam,
  options: ReadOptions,
  add: AddFault,
): void {
  if (checked.isUsual(value)) return;
  if (checked.param.multi) checkList(value, checked, checked.param.multi, options, add);
  else checkSingle(value, checked, options, add);
}

function checkSingle(
  value: unknown,
  { name, param, check }: CheckedParam,
  options: ReadOptions,
  add: AddFault,
): void {
  let read = value;
  if (typeof value === "string" && !isPlain(value) && param.type !== "raw") {
    read = asRead(value);
    if (read !== value) add(name, REPLACED);
  }
  if (param.deprecated && value !== false) add(name, deprecation("is deprecated"));
  const fault = isList(read) ? BEGINS_AS_LIST : check.fault(read, param, options);
  if (!fault) warnDeprecated(read, name, param, add);
  else if (fault !== UNLISTED) add(name, fault);
  else {
    const values = check.values?.(param, options) ?? [];
    const text = `${shown(read)} is not one of ${values.map(shown).join(", ")}`;
    add(name, { code: "badvalue", text });
  }
}

function checkList(
  value: unknown,
  { name, param, check, isUsual }: CheckedParam,
  multi: MultiDescriptor,
  options: ReadOptions,
  add: AddFault,
): void {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const { lowlimit, highlimit, allspecifier } = multi;
  if (given.length > 0 && given.length <= lowlimit && given.every(isUsual)) return;
  const items = param.type === "raw" ? given : given.map(itemAsRead);
  if (items.some((item, index) => !Object.is(item, given[index]))) add(name, REPLACED);
  if (param.deprecated) add(name, deprecation("is deprecated"));
  const limit = options.highLimits ? Math.max(lowlimit, highlimit) : lowlimit;
  if (items.length > limit) {
    const text = `takes at most ${limit} values, not ${items.length}`;
    add(name, { code: "toomanyvalues", text, data: { limit, lowlimit, highlimit } });
    return;
  }
  const unlisted: unknown[] = [];
  for (const item of items) {
    const fault = check.fault(item, param, options);
    if (!fault) warnDeprecated(item, name, param, add);
    else if (fault === UNLISTED) unlisted.push(item);
    else {
      add(name, fault);
      if (!fault.loss) return;
    }
  }
  const isAll = items.length === 1 && items[0] === allspecifier;
  if (unlisted.length > 0 && !isAll) {
    const text = `does not know ${unlisted.map(shown).join(", ")}`;
    add(name, { code: "unrecognizedvalues", text, data: { values: unlisted.map(String) } });
  }
}

function warnDeprecated(value: unknown, name: string, param: ParamDescriptor, add: AddFault): void {
  if (param.type === "enum" && param.deprecatedvalues?.some((old) => old === value))
    add(name, deprecation(`${shown(value)} is a deprecated value`));
}

function itemAsRead(item: unknown): unknown {
  return typeof item === "string" && !isPlain(item) ? normalised(item) : item;
}

/** U+001F in front makes a list of text, and stays. */
function asRead(text: string): string {
  return isList(text) ? normalisedParts(text) : normalised(text);
}

function isList(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("\u001F");
}

const BEGINS_AS_LIST: Fault = {
  code: "badvalue",
  text: "takes one value and must not begin with U+001F",
};

function deprecation(text: string): Fault {
  return { code: "deprecation", text };
}

const booleanCheck: Check = {
  fault: (value) =>
    typeof value === "boolean" ? undefined : wrongType("badvalue", "true or false", value),
};

import type { AnyModule, ParamDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import { valueText, UNLISTED, wrongType } from "../model/violation.js";
import { HALVED, isPlain, normalised, normalisedParts, REPLACED } from "../wire/plain-text.js";
import { wellFormed } from "../wire/well-formed.js";
import type { Check, Checks } from "../rules/check.js";
import type { ReadOptions } from "../rules/rule.js";
import { stringCheck } from "../rules/string.js";

/** A parameter and the check for its values. */
export interface CheckedParam {
  readonly name: string;
  /** Its number in the module's order. */
  readonly place: number;
  readonly param: ParamDescriptor;
  readonly check: Check;
  /** Texts are read as they were sent. */
  readonly verbatim: true | undefined;
}

/** Takes what is wrong with a parameter; `deprecation` is a warning. */
export type AddViolation = (parameter: string, violation: Violation) => void;

/** Finds the check for a parameter. A parameter of an unknown type is checked as a string. */
export function checkedParam(
  name: string,
  place: number,
  param: ParamDescriptor,
  checks: Checks,
  { verbatim }: Pick<AnyModule, "verbatim">,
): CheckedParam {
  const check = param.type === "boolean" ? booleanCheck : (checks[param.type] ?? stringCheck);
  return { name, place, param, check, verbatim };
}

/** Checks a structured value that is there, as the server would read it. */
export function checkValue(
  value: unknown,
  checked: CheckedParam,
  options: ReadOptions,
  add: AddViolation,
): void {
  const { param } = checked;
  const { multi } = param;
  const list = multi && Array.isArray(value) ? value : undefined;
  const isFine =
    !param.deprecated &&
    (!multi || ((list?.length ?? 1) <= multi.lowlimit && !isEmptyList(list ?? [value]))) &&
    // Of a list with holes it sees what is not there.
    (list
      ? list.findIndex((item) => !isUsual(item, checked, options)) < 0
      : isUsual(value, checked, options));
  if (!isFine) checkItems(list ?? [value], checked, options, add);
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
  { name, param, check, verbatim }: CheckedParam,
  options: ReadOptions,
  add: AddViolation,
): void {
  const { multi } = param;
  const [first] = given;
  const isListText = !verbatim && !multi && typeof first === "string" && first.startsWith("\u001F");
  let items = given;
  if (!given.every(isTakenAsIs)) {
    const isExact = verbatim || param.type === "raw";
    const read = isExact ? wellFormed : isListText ? normalisedParts : normalised;
    items = given.map((item) => (typeof item === "string" ? read(item) : item));
    if (items.some((item, index) => !Object.is(item, given[index])))
      add(name, isExact ? HALVED : REPLACED);
  }
  if (param.deprecated && first !== false)
    add(name, { code: "deprecation", text: "is deprecated" });
  if (isListText) {
    add(name, { code: "badvalue", text: "takes one value and must not begin with U+001F" });
    return;
  }
  if (multi) {
    const { lowlimit, highlimit } = multi;
    const limit = options.highLimits ? Math.max(lowlimit, highlimit) : lowlimit;
    if (items.length > limit) {
      const text = `takes at most ${limit} values, not ${items.length}`;
      add(name, { code: "toomanyvalues", text, data: { limit, lowlimit, highlimit } });
      return;
    }
  }
  if (multi && isEmptyList(items)) {
    add(name, {
      code: "badvalue",
      text: 'must not have "" as its only value; the list is then empty',
    });
    return;
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
  const names = unlisted.map(valueText).join(", ");
  if (multi) {
    const values = unlisted.map(String);
    add(name, { code: "unrecognizedvalues", text: `does not know ${names}`, data: { values } });
  } else {
    const values = check.values?.(param, options) ?? [];
    add(name, {
      code: "badvalue",
      text: `${names} is not one of ${values.map(valueText).join(", ")}`,
    });
  }
}

const booleanCheck: Check = {
  run: (value) =>
    typeof value === "boolean" ? undefined : wrongType("badvalue", "true or false", value),
};

// Functions that generated payload validators call. Each schema becomes a check.

import { isEqualJson, isObjectOrArray } from "../model/json.js";
import type { PayloadError, PayloadValidator } from "../model/payload.js";

/**
 * Adds the errors in a value at a path to a list. Checks of schemas around an `unevaluated…`
 * keyword also record which parts of the value they evaluate.
 */
export type PayloadCheck = (
  value: unknown,
  path: string,
  errors: PayloadError[],
  seen?: Evaluated,
) => void;

/** The members and items of a value that schemas have evaluated: some names, and first items. */
export interface Evaluated {
  readonly names: Set<string>;
  items: number;
}

/** Creates the validator for a check. A stack overflow is reported as an ordinary error. */
export function payloadValidator<Payload>(check: PayloadCheck): PayloadValidator<Payload> {
  const validate: PayloadValidator<Payload> = (value): value is Payload => {
    const errors: PayloadError[] = [];
    try {
      check(value, "", errors);
    } catch (error) {
      if (!isStackOverflow(error)) throw error;
      errors.length = 0;
      addError("", errors, "depth", {}, "is nested too deeply");
    }
    validate.errors = errors.length === 0 ? null : errors;
    return errors.length === 0;
  };
  return validate;
}

/** Browsers report a stack overflow with different errors. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === "InternalError");
}

/** Adds an error. */
export function addError(
  instancePath: string,
  errors: PayloadError[],
  keyword: string,
  params: PayloadError["params"],
  message: string,
): void {
  errors.push({ instancePath, keyword, params, message });
}

/** Adds an error for a value that does not have the type, or one of the types. */
export function addTypeError(
  path: string,
  errors: PayloadError[],
  type: string | readonly string[],
): void {
  addError(path, errors, "type", { type }, `must be ${String(type)}`);
}

/**
 * `required`.
 *
 * @param isOwn whether inherited members count as missing
 */
export function matchRequired(
  value: Readonly<Record<string, unknown>>,
  path: string,
  errors: PayloadError[],
  names: readonly string[],
  isOwn = false,
): void {
  for (const name of names)
    if (value[name] === undefined || (isOwn && !Object.hasOwn(value, name)))
      addError(
        path,
        errors,
        "required",
        { missingProperty: name },
        `must have required property '${name}'`,
      );
}

/** `dependentRequired`. */
export function matchDependentRequired(
  value: Readonly<Record<string, unknown>>,
  path: string,
  errors: PayloadError[],
  dependencies: Readonly<Record<string, readonly string[]>>,
): void {
  const has = (name: string): boolean => Object.hasOwn(value, name) && value[name] !== undefined;
  for (const [property, names] of Object.entries(dependencies)) {
    if (!has(property)) continue;
    const deps = names.join(", ");
    const noun = names.length === 1 ? "property" : "properties";
    const message = `must have ${noun} ${deps} when property ${property} is present`;
    for (const missingProperty of names.filter((name) => !has(name))) {
      const params = { property, missingProperty, depsCount: names.length, deps };
      addError(path, errors, "dependentRequired", params, message);
    }
  }
}

/** `enum`. */
export function matchEnum(
  value: unknown,
  path: string,
  errors: PayloadError[],
  values: readonly unknown[],
): void {
  if (
    values.includes(value) ||
    values.some((each) => isObjectOrArray(each) && isEqualJson(each, value))
  )
    return;
  const message = "must be equal to one of the allowed values";
  addError(path, errors, "enum", { allowedValues: values }, message);
}

/** `const`. */
export function matchConst(
  value: unknown,
  path: string,
  errors: PayloadError[],
  allowedValue: unknown,
): void {
  if (value !== allowedValue && !isEqualJson(value, allowedValue))
    addError(path, errors, "const", { allowedValue }, "must be equal to constant");
}

const COMPARISONS = {
  maximum: "<=",
  minimum: ">=",
  exclusiveMaximum: "<",
  exclusiveMinimum: ">",
} as const;

/** `maximum` and the other limits for numbers. */
export function matchBound(
  value: number,
  path: string,
  errors: PayloadError[],
  keyword: keyof typeof COMPARISONS,
  limit: number,
): void {
  const comparison = COMPARISONS[keyword];
  const isMet =
    (value > limit && comparison.startsWith(">")) ||
    (value < limit && comparison.startsWith("<")) ||
    (value === limit && comparison.endsWith("="));
  if (!isMet)
    addError(path, errors, keyword, { comparison, limit }, `must be ${comparison} ${limit}`);
}

/** `maxLength` and the other limits for strings, arrays and objects. */
export function matchSize(
  value: string | object,
  path: string,
  errors: PayloadError[],
  keyword: `${"max" | "min"}${"Items" | "Length" | "Properties"}`,
  limit: number,
): void {
  const [size, unit] =
    typeof value === "string"
      ? [Array.from(value).length, "characters"]
      : Array.isArray(value)
        ? [value.length, "items"]
        : [Object.keys(value).length, "properties"];
  const [isMet, kind] = keyword.startsWith("max")
    ? [size <= limit, "more"]
    : [size >= limit, "fewer"];
  if (!isMet)
    addError(path, errors, keyword, { limit }, `must NOT have ${kind} than ${limit} ${unit}`);
}

/** `uniqueItems`: if there are several duplicates, the last one is reported. */
export function matchUnique(value: readonly unknown[], path: string, errors: PayloadError[]): void {
  const known = new Map<string, number>();
  let found: { readonly i: number; readonly j: number } | undefined;
  for (let i = 0; i < value.length; i += 1) {
    const text = equalText(value[i]);
    const j = known.get(text);
    if (j !== undefined) found = { i, j };
    known.set(text, i);
  }
  if (!found) return;
  const message = `must NOT have duplicate items (items ## ${found.j} and ${found.i} are identical)`;
  addError(path, errors, "uniqueItems", found, message);
}

/** A string that is the same for two JSON values if they are equal. */
function equalText(value: unknown): string {
  if (Array.isArray(value)) return `[${Array.from(value, (item) => equalText(item)).join(",")}]`;
  if (!isObjectOrArray(value))
    return typeof value === "string" ? JSON.stringify(value) : `${typeof value} ${String(value)}`;
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${equalText(value[name])}`).join(",")}}`;
}

/** `additionalProperties: false`. */
export function matchClosed(
  value: object,
  path: string,
  errors: PayloadError[],
  names: readonly string[],
  patterns?: readonly RegExp[],
): void {
  const message = "must NOT have additional properties";
  for (const name of additionalNames(value, names, patterns))
    addError(path, errors, "additionalProperties", { additionalProperty: name }, message);
}

/** `additionalProperties` with a schema. */
export function matchAdditional(
  value: Readonly<Record<string, unknown>>,
  path: string,
  errors: PayloadError[],
  check: PayloadCheck,
  names?: readonly string[],
  patterns?: readonly RegExp[],
): void {
  for (const name of additionalNames(value, names, patterns))
    check(value[name], memberPath(path, name), errors);
}

function memberPath(path: string, name: string): string {
  return `${path}/${name.replace(/~/g, "~0").replace(/\//g, "~1")}`;
}

/** One of the `patternProperties`. */
export function matchPatternProperties(
  value: Readonly<Record<string, unknown>>,
  path: string,
  errors: PayloadError[],
  pattern: RegExp,
  check: PayloadCheck,
  seen?: Evaluated,
): void {
  const names = Object.keys(value).filter((name) => pattern.test(name));
  for (const name of names) check(value[name], memberPath(path, name), errors);
  addEvaluated(seen, names);
}

function additionalNames(
  value: object,
  names: readonly string[] = [],
  patterns: readonly RegExp[] = [],
): readonly string[] {
  return Object.keys(value).filter(
    (name) => !names.includes(name) && !patterns.some((pattern) => pattern.test(name)),
  );
}

/** After this many errors, further items are not checked. */
const ENOUGH_ERRORS = 1000;

/** `items`. */
export function matchItems(
  value: readonly unknown[],
  path: string,
  errors: PayloadError[],
  check: PayloadCheck,
  start = 0,
): void {
  for (let index = start; index < value.length && errors.length < ENOUGH_ERRORS; index += 1)
    check(value[index], `${path}/${index}`, errors);
}

/** `propertyNames`. */
export function matchPropertyNames(
  value: object,
  path: string,
  errors: PayloadError[],
  check: PayloadCheck,
): void {
  for (const propertyName of Object.keys(value)) {
    const found: PayloadError[] = [];
    check(propertyName, path, found);
    if (found.length === 0) continue;
    for (const error of found) errors.push(Object.assign(error, { propertyName }));
    addError(path, errors, "propertyNames", { propertyName }, "property name must be valid");
  }
}

/** Creates an empty record of a value's evaluated parts. */
export function newEvaluated(): Evaluated {
  return { names: new Set(), items: 0 };
}

/** Records members and the first items as evaluated. */
export function addEvaluated(
  seen: Evaluated | undefined,
  names: Iterable<string>,
  items = 0,
): void {
  if (!seen) return;
  for (const name of names) seen.names.add(name);
  seen.items = Math.max(seen.items, items);
}

/** `unevaluatedProperties`, with `false` or with a schema. */
export function matchUnevaluatedProperties(
  value: Readonly<Record<string, unknown>>,
  path: string,
  errors: PayloadError[],
  seen: Evaluated,
  check?: PayloadCheck,
): void {
  for (const name of Object.keys(value)) {
    if (seen.names.has(name)) continue;
    if (check) check(value[name], memberPath(path, name), errors);
    else
      addError(
        path,
        errors,
        "unevaluatedProperties",
        { unevaluatedProperty: name },
        "must NOT have unevaluated properties",
      );
  }
  addEvaluated(seen, Object.keys(value));
}

/** `unevaluatedItems`, with `false` or with a schema. */
export function matchUnevaluatedItems(
  value: readonly unknown[],
  path: string,
  errors: PayloadError[],
  seen: Evaluated,
  check?: PayloadCheck,
): void {
  const { items: limit } = seen;
  for (let index = limit; index < value.length; index += 1) {
    if (seen.names.has(String(index))) continue;
    if (check) check(value[index], `${path}/${index}`, errors);
    else {
      const message = `must NOT have more than ${limit} items`;
      addError(path, errors, "unevaluatedItems", { limit }, message);
      break;
    }
  }
  seen.items = Infinity;
}

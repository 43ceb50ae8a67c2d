// Validates responses.

import { isObject } from "../model/json.js";
import type { BodyDescriptor, ShapeDescriptor } from "../model/result-descriptor.js";
import {
  expectationsByName,
  isExpected,
  isRequested,
  issue,
  modulePaths,
  shapeText,
  unrequested,
  wrongTypeIssue,
} from "./response-expectation.js";
import type { CheckOptions, Expectation, Fields, Path, Requester } from "./response-expectation.js";
import type { ResponseIssue } from "./response-issue.js";
import { isScalar, SCALAR_NAMES } from "./response-scalars.js";

/** Checks an object to which several modules may add fields. */
export function checkObject(
  value: unknown,
  all: readonly Fields[],
  path: Path,
  options: CheckOptions,
): readonly ResponseIssue[] {
  const issues: ResponseIssue[] = [];
  const members = new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);
  const known = expectationsByName(all, options);
  const object = isObject(value) ? value : {};
  const inner = { ...options, parent: object };
  for (const [name, member] of members) {
    const at = [...path, name];
    const expectations = known.get(name) ?? [];
    const requested = expectations.filter(
      ({ field, requester }) => !field || isRequested(field, requester),
    );
    // A long array cannot be spread into arguments.
    if (requested.length > 0)
      for (const each of checkValue(member, requested, at, inner)) issues.push(each);
    else if (expectations.length > 0) issues.push(unrequested(at, expectations));
    else if (!options.isOpen(path))
      issues.push(issue("unknown-field", at, modulePaths(all), "was never observed"));
  }
  for (const [name, expectations] of known) {
    if (members.has(name)) continue;
    const missing = expectations.filter((expectation) =>
      isExpected(expectation, [...path, name], { object, known }, options),
    );
    if (missing.length > 0)
      issues.push(
        issue(
          "missing-field",
          [...path, name],
          modulePaths(missing),
          "is missing, but was always present",
        ),
      );
  }
  return issues;
}

/**
 * Checks a response that is not an object: a string, or a list in which each position has its own
 * shape.
 */
export function checkBody(
  value: unknown,
  { is }: BodyDescriptor,
  requester: Requester,
  options: CheckOptions,
): readonly ResponseIssue[] {
  if (is === "text") return checkShape(value, { shape: "string", requester }, [], options);
  const expectation: Expectation = { shape: { list: "unknown" }, requester };
  if (!Array.isArray(value)) return [wrongTypeIssue(value, expectation, [], "a list")];
  const { tuple } = is;
  if (value.length !== tuple.length) {
    const text = `has ${value.length} items, not ${tuple.length}`;
    return [issue("wrong-type", [], modulePaths([expectation]), text)];
  }
  return tuple.flatMap((shape, index) =>
    checkShape(value[index], { shape, requester }, [index], options),
  );
}

/** Checks a value for which one or more modules have an expectation. */
function checkValue(
  value: unknown,
  expectations: readonly Expectation[],
  path: Path,
  options: CheckOptions,
): readonly ResponseIssue[] {
  const [first, ...others] = expectations;
  if (!first) return [];
  if (others.length === 0) return checkExpectation(value, first, path, options);
  if (expectations.every(isRecord) && isObject(value))
    return checkObject(value, expectations.flatMap(fieldsOf), path, options);
  if (expectations.every(isList)) {
    const items = expectations.flatMap(itemsOf);
    const found = membersOf(value, expectations, options);
    if (found)
      return found.flatMap(([key, item]) => checkValue(item, items, [...path, key], options));
  }
  const results = expectations.map((expectation) =>
    checkExpectation(value, expectation, path, options),
  );
  return results.some((verdict) => verdict.length === 0) ? [] : (results[0] ?? []);
}

function isRecord({ shape }: Expectation): boolean {
  return typeof shape === "object" && "record" in shape;
}

function fieldsOf({ shape, requester }: Expectation): readonly Fields[] {
  return typeof shape === "object" && "record" in shape
    ? [{ fields: shape.record, requester }]
    : [];
}

function isList({ shape }: Expectation): boolean {
  return typeof shape === "object" && "list" in shape;
}

function itemsOf({ shape, requester }: Expectation): readonly Expectation[] {
  return typeof shape === "object" && "list" in shape ? [{ shape: shape.list, requester }] : [];
}

/** The items of a list with their keys. In version 1, some lists are objects. */
function membersOf(
  value: unknown,
  expectations: readonly Expectation[],
  { formatversion }: CheckOptions,
): readonly (readonly [key: string | number, item: unknown])[] | undefined {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item]);
  const isMap = expectations.some(({ field }) => field?.formatversion1?.as === "map");
  return formatversion === 1 && isMap && isObject(value) ? Object.entries(value) : undefined;
}

function checkExpectation(
  value: unknown,
  expectation: Expectation,
  path: Path,
  options: CheckOptions,
): readonly ResponseIssue[] {
  const as = options.formatversion === 1 ? expectation.field?.formatversion1?.as : undefined;
  switch (as) {
    case undefined:
    case "absent":
    case "map":
      return checkShape(value, expectation, path, options);
    case "flag":
      return value === ""
        ? []
        : [wrongTypeIssue(value, expectation, path, "an empty string, which means true")];
    case "list":
      return checkShape(
        value,
        { ...expectation, shape: listOfValues(expectation.shape) },
        path,
        options,
      );
    case "pairs":
      return checkShape(value, { ...expectation, shape: PAIRS }, path, {
        ...options,
        formatversion: 2,
      });
    case "content":
      return checkShape(
        value,
        { ...expectation, shape: { record: { "*": { is: "string" } } } },
        path,
        { ...options, formatversion: 2 },
      );
    case "string":
    case "integer":
    case "number":
    case "boolean":
    case "unknown":
      return isScalar(value, as)
        ? []
        : [wrongTypeIssue(value, expectation, path, SCALAR_NAMES[as])];
  }
}

const PAIRS: ShapeDescriptor = {
  list: { record: { name: { is: "string" }, "*": { is: "string" } } },
};

/** The shape of an object that is written as a list of its values. */
function listOfValues(shape: ShapeDescriptor): ShapeDescriptor {
  if (typeof shape === "string" || "enumOf" in shape || "list" in shape) return shape;
  if ("map" in shape) return { list: shape.map };
  return "record" in shape
    ? { list: { anyOf: Object.values(shape.record).map(({ is }) => is) } }
    : { anyOf: shape.anyOf.map(listOfValues) };
}

function checkShape(
  value: unknown,
  expectation: Expectation,
  path: Path,
  options: CheckOptions,
): readonly ResponseIssue[] {
  const { shape, requester } = expectation;
  if (typeof shape === "string")
    return isScalar(value, shape)
      ? []
      : [wrongTypeIssue(value, expectation, path, shapeText(shape))];
  if ("enumOf" in shape) return checkEnum(value, shape.enumOf, expectation, path);
  if ("anyOf" in shape) return checkAlternatives(value, shape.anyOf, expectation, path, options);
  if ("list" in shape) {
    const members = membersOf(value, [expectation], options);
    return members
      ? members.flatMap(([key, item]) =>
          checkShape(item, { shape: shape.list, requester }, [...path, key], options),
        )
      : [wrongTypeIssue(value, expectation, path, shapeText(shape))];
  }
  const isEmptyList = Array.isArray(value) && value.length === 0;
  const object = isEmptyList && (shape.emptyIsList || options.formatversion === 1) ? {} : value;
  if (!isObject(object)) return [wrongTypeIssue(value, expectation, path, shapeText(shape))];
  return "map" in shape
    ? Object.entries(object).flatMap(([key, entry]) =>
        checkShape(entry, { shape: shape.map, requester }, [...path, key], options),
      )
    : checkObject(object, [{ fields: shape.record, requester }], path, options);
}

/** A parameter without listed values accepts any value. */
function checkEnum(
  value: unknown,
  parameter: string,
  expectation: Expectation,
  path: Path,
): readonly ResponseIssue[] {
  if (typeof value !== "string")
    return [wrongTypeIssue(value, expectation, path, SCALAR_NAMES.string)];
  const { params } = expectation.requester.module;
  const param = Object.hasOwn(params, parameter) ? params[parameter] : undefined;
  return param?.type !== "enum" || param.values.includes(value)
    ? []
    : [
        issue(
          "unknown-value",
          path,
          modulePaths([expectation]),
          `is ${JSON.stringify(value)}, which is not a value of ${parameter}`,
        ),
      ];
}

/** One alternative must match. Otherwise, the issues come from the closest alternative. */
function checkAlternatives(
  value: unknown,
  shapes: readonly ShapeDescriptor[],
  expectation: Expectation,
  path: Path,
  options: CheckOptions,
): readonly ResponseIssue[] {
  let closest: readonly ResponseIssue[] | undefined;
  for (const shape of shapes) {
    const found = checkShape(value, { ...expectation, shape }, path, options);
    if (found.length === 0) return [];
    const isOther = found.some(
      ({ code, path: at }) => code === "wrong-type" && at.length === path.length,
    );
    if (!isOther && (!closest || found.length < closest.length)) closest = found;
  }
  return closest ?? [wrongTypeIssue(value, expectation, path, shapes.map(shapeText).join(", or "))];
}

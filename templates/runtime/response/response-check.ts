// Checking and typing responses.

import { isObject } from "../model/json.js";
// Checking and typing responses.

import { issue, modulesOf, unasked, wordsFor, wrongType } from "./response-expectation.js";
import type { Asker, Claim, Fields, Path } from "./response-expectation.js";
import type { AnswerIssue } from "./response-issue.js";
import { isScalar, SCALAR_WORDS } from "./response-scalars.js";
import type { AnyModule } from "../model/descriptor.js";
import type { FieldDescriptor, ShapeDescriptor } from "../model/result-descriptor.js";

/** How an answer is read. */
export interface CheckOptions {
  readonly formatversion: 1 | 2;
  /** Whether fields that nobody learned are to be expected in the object at a path. */
  isOpen(path: Path): boolean;
  /** Whether a module may leave out the field at a path, which it always had. */
  mayLack(path: Path, module: AnyModule): boolean;
}

/** Checks an object to which each of several modules may add fields. */
export function checkObject(
  value: unknown,
  all: readonly Fields[],
  path: Path,
  options: CheckOptions,
): readonly AnswerIssue[] {
  const issues: AnswerIssue[] = [];
  const members = new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);
  const known = claimsByName(all, options);
  for (const [name, member] of members) {
    const at = [...path, name];
    const claims = known.get(name) ?? [];
    const asked = claims.filter(({ field, asker }) => !field || isAsked(field, asker));
    if (asked.length > 0) issues.push(...checkValue(member, asked, at, options));
    else if (claims.length > 0) issues.push(unasked(at, claims));
    else if (!options.isOpen(path))
      issues.push(issue("unknown-field", at, modulesOf(all), "was never seen"));
  }
  for (const [name, claims] of known) {
    if (members.has(name)) continue;
    const owing = claims.filter((claim) => isOwed(claim, [...path, name], options));
    if (owing.length > 0)
      issues.push(
        issue(
          "missing-field",
          [...path, name],
          modulesOf(owing),
          "is missing, and was always there",
        ),
      );
  }
  return issues;
}

/** The fields by the names that the format version gives them. */
function claimsByName(
  all: readonly Fields[],
  { formatversion }: CheckOptions,
): ReadonlyMap<string, readonly Claim[]> {
  const known = new Map<string, Claim[]>();
  for (const { fields, asker } of all) {
    for (const [name, field] of Object.entries(fields)) {
      const other = formatversion === 1 ? field.formatversion1 : undefined;
      if (other?.as === "absent") continue;
      const own = other?.name ?? name;
      known.set(own, [...(known.get(own) ?? []), { shape: field.is, field, asker }]);
    }
  }
  return known;
}

/** Whether the request has what a field needs; a default that the server fills in asks for nothing by itself. */
function isAsked({ when = {} }: FieldDescriptor, { module, valuesOf }: Asker): boolean {
  return Object.entries(when).every(([parameter, wanted]) => {
    const given = valuesOf(parameter).filter((value) => value !== false && value !== undefined);
    if (wanted !== true) return given.some((value) => wanted.includes(String(value)));
    const usual = module.params[parameter]?.default;
    return given.some((value) => value !== usual);
  });
}

/** In version 1, a flag that is false is not there. */
function isOwed({ field, asker }: Claim, path: Path, options: CheckOptions): boolean {
  if (!field || field.optional || !isAsked(field, asker)) return false;
  const other = options.formatversion === 1 ? field.formatversion1 : undefined;
  return !(other?.as === "flag" || other?.optional) && !options.mayLack(path, asker.module);
}

/** Checks a value of which one module, or several together, say what it is. */
function checkValue(
  value: unknown,
  claims: readonly Claim[],
  path: Path,
  options: CheckOptions,
): readonly AnswerIssue[] {
  const [first, ...others] = claims;
  if (!first) return [];
  if (others.length === 0) return checkClaim(value, first, path, options);
  if (claims.every(isRecord) && isObject(value))
    return checkObject(value, claims.flatMap(fieldsOf), path, options);
  if (claims.every(isList)) {
    const items = claims.flatMap(itemsOf);
    const found = membersOf(value, claims, options);
    if (found)
      return found.flatMap(([key, item]) => checkValue(item, items, [...path, key], options));
  }
  const verdicts = claims.map((claim) => checkClaim(value, claim, path, options));
  return verdicts.some((verdict) => verdict.length === 0) ? [] : (verdicts[0] ?? []);
}

function isRecord({ shape }: Claim): boolean {
  return typeof shape === "object" && "record" in shape;
}

function fieldsOf({ shape, asker }: Claim): readonly Fields[] {
  return typeof shape === "object" && "record" in shape ? [{ fields: shape.record, asker }] : [];
}

function isList({ shape }: Claim): boolean {
  return typeof shape === "object" && "list" in shape;
}

function itemsOf({ shape, asker }: Claim): readonly Claim[] {
  return typeof shape === "object" && "list" in shape ? [{ shape: shape.list, asker }] : [];
}

/** The items of a list with their keys; in version 1, some lists are objects. */
function membersOf(
  value: unknown,
  claims: readonly Claim[],
  { formatversion }: CheckOptions,
): readonly (readonly [key: string | number, item: unknown])[] | undefined {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item]);
  const isMap = claims.some(({ field }) => field?.formatversion1?.as === "map");
  return formatversion === 1 && isMap && isObject(value) ? Object.entries(value) : undefined;
}

function checkClaim(
  value: unknown,
  claim: Claim,
  path: Path,
  options: CheckOptions,
): readonly AnswerIssue[] {
  const as = options.formatversion === 1 ? claim.field?.formatversion1?.as : undefined;
  switch (as) {
    case undefined:
    case "absent":
    case "map":
      return checkShape(value, claim, path, options);
    case "flag":
      return value === ""
        ? []
        : [wrongType(value, claim, path, "an empty text, which stands for true")];
    case "list":
      return checkShape(value, { ...claim, shape: listOfValues(claim.shape) }, path, options);
    case "string":
    case "integer":
    case "number":
    case "boolean":
    case "unknown":
      return isScalar(value, as) ? [] : [wrongType(value, claim, path, SCALAR_WORDS[as])];
  }
}

/** What an object is where it is written as the list of its values. */
function listOfValues(shape: ShapeDescriptor): ShapeDescriptor {
  if (typeof shape === "string" || "enumOf" in shape || "list" in shape) return shape;
  if ("map" in shape) return { list: shape.map };
  return "record" in shape
    ? { list: { anyOf: Object.values(shape.record).map(({ is }) => is) } }
    : { anyOf: shape.anyOf.map(listOfValues) };
}

function checkShape(
  value: unknown,
  claim: Claim,
  path: Path,
  options: CheckOptions,
): readonly AnswerIssue[] {
  const { shape, asker } = claim;
  if (typeof shape === "string")
    return isScalar(value, shape) ? [] : [wrongType(value, claim, path, wordsFor(shape))];
  if ("enumOf" in shape) return checkEnum(value, shape.enumOf, claim, path);
  if ("anyOf" in shape) return checkAlternatives(value, shape.anyOf, claim, path, options);
  if ("list" in shape) {
    const members = membersOf(value, [claim], options);
    return members
      ? members.flatMap(([key, item]) =>
          checkShape(item, { shape: shape.list, asker }, [...path, key], options),
        )
      : [wrongType(value, claim, path, wordsFor(shape))];
  }
  const isEmptyList = Array.isArray(value) && value.length === 0;
  const object = isEmptyList && (shape.emptyIsList || options.formatversion === 1) ? {} : value;
  if (!isObject(object)) return [wrongType(value, claim, path, wordsFor(shape))];
  return "map" in shape
    ? Object.entries(object).flatMap(([key, entry]) =>
        checkShape(entry, { shape: shape.map, asker }, [...path, key], options),
      )
    : checkObject(object, [{ fields: shape.record, asker }], path, options);
}

/** A parameter whose values nobody lists may have any. */
function checkEnum(
  value: unknown,
  parameter: string,
  claim: Claim,
  path: Path,
): readonly AnswerIssue[] {
  if (typeof value !== "string") return [wrongType(value, claim, path, SCALAR_WORDS.string)];
  const { params } = claim.asker.module;
  const param = Object.hasOwn(params, parameter) ? params[parameter] : undefined;
  return param?.type !== "enum" || param.values.includes(value)
    ? []
    : [
        issue(
          "unknown-value",
          path,
          modulesOf([claim]),
          `is ${JSON.stringify(value)}, which is not a value of ${parameter}`,
        ),
      ];
}

/** One alternative must hold; of those that do not, the one that comes closest tells why. */
function checkAlternatives(
  value: unknown,
  shapes: readonly ShapeDescriptor[],
  claim: Claim,
  path: Path,
  options: CheckOptions,
): readonly AnswerIssue[] {
  let closest: readonly AnswerIssue[] | undefined;
  for (const shape of shapes) {
    const found = checkShape(value, { ...claim, shape }, path, options);
    if (found.length === 0) return [];
    const isOther = found.some(
      ({ code, path: at }) => code === "wrong-type" && at.length === path.length,
    );
    if (!isOther && (!closest || found.length < closest.length)) closest = found;
  }
  return closest ?? [wrongType(value, claim, path, shapes.map(wordsFor).join(", or "))];
}

import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { UnknownObject } from "../base/json.js";
import { canonical, isObject, listOf, member, textOf } from "../base/json.js";
import { bestPairs, wordSimilarity } from "../base/similarity.js";
import { besideReferenceChanges, docsChanges, unknownKeyChanges } from "./remarks.js";
import type { OpenApiContext } from "./schema-context.js";
import type { LocatedOperation } from "./operations.js";
import { SERIALIZATION_KEYS, serializationChanges, valueSchema } from "./serialization.js";
import { parameterSchemaChanges } from "./parameter-schema.js";
import { partBelow, referenceOf, resolved } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

const ALIKE = 0.5;
const DOCS = ["description", "example", "examples"];
const KNOWN: ReadonlySet<string> = new Set([
  ...DOCS,
  "name",
  "in",
  "required",
  "deprecated",
  "schema",
  ...SERIALIZATION_KEYS,
]);

/** Compares the parameters of two operations, including those of their path items. */
export function operationParameterChanges(
  module: string,
  old: LocatedOperation,
  next: LocatedOperation,
  context: OpenApiContext,
): readonly Change[] {
  const [before, after] = [parametersOf(old, context.old), parametersOf(next, context.new)];
  const byKey = new Map(after.map((each) => [keyOf(each), each]));
  const same = before.flatMap((each) => {
    const counterpart = byKey.get(keyOf(each));
    return counterpart ? [[each, counterpart] as const] : [];
  });
  const moved = movedParameters(before, after, new Set<OpenApiPart>(same.flat()));
  const matched = new Set<OpenApiPart>([...same, ...moved].flat());
  const removed = before.filter((each) => !matched.has(each));
  const added = after.filter((each) => !matched.has(each));
  const renamed = bestPairs(removed, added, similarity, ALIKE);
  const claimed = new Set<OpenApiPart>(renamed.flat());
  const subjectOf = (from: OpenApiPart, to: OpenApiPart): Subject => ({
    module,
    parameter: nameOf(to),
    old: from.origin,
    new: to.origin,
  });
  return [
    ...same.flatMap(([from, to]) => parameterChanges(subjectOf(from, to), from, to, context)),
    ...moved.flatMap(([from, to]) => [
      relocation(subjectOf(from, to), from, to),
      ...parameterChanges(subjectOf(from, to), from, to, context),
    ]),
    ...renamed.flatMap(([from, to]) => [
      renaming(subjectOf(from, to), from, to),
      ...parameterChanges(subjectOf(from, to), from, to, context),
    ]),
    ...removed
      .filter((each) => !claimed.has(each))
      .map((each): Change => ({
        rule: "query-param-removed",
        module,
        parameter: nameOf(each),
        origins: { old: each.origin },
      })),
    ...added.filter((each) => !claimed.has(each)).map((each) => addition(module, each)),
  ];
}

/** A parameter, with the member of the list that defines it: the parameter or a reference. */
interface GivenPart extends OpenApiPart {
  readonly given: unknown;
}

/** A parameter of an operation overrides one of its path item. */
function parametersOf(
  { item, itemOrigin, operation, origin }: LocatedOperation,
  root: UnknownObject,
): readonly GivenPart[] {
  const all = [
    ...partsOf({ value: item, origin: itemOrigin, root }),
    ...partsOf({ value: operation, origin, root }),
  ];
  return [...new Map(all.map((part) => [keyOf(part), part])).values()].filter(
    (part) => !isIgnored(part) && referenceOf(part.value) === undefined,
  );
}

/** OpenAPI 3.1, Parameter Object: such headers are described by media types and credentials. */
function isIgnored({ value }: OpenApiPart): boolean {
  return (
    value["in"] === "header" &&
    /^(?:accept|content-type|authorization)$/i.test(textOf(value["name"]))
  );
}

/** Pairs parameters that have the same name at another location. */
function movedParameters<Part extends OpenApiPart>(
  before: readonly Part[],
  after: readonly Part[],
  matched: ReadonlySet<OpenApiPart>,
): readonly (readonly [old: Part, next: Part])[] {
  const free = (parts: readonly Part[]): readonly Part[] =>
    parts.filter((part) => !matched.has(part));
  return free(before).flatMap((from) => {
    const named = free(after).filter((to) => nameOf(to) === nameOf(from));
    const [only] = named;
    const isOnly = free(before).filter((other) => nameOf(other) === nameOf(from)).length === 1;
    return only && named.length === 1 && isOnly ? [[from, only] as const] : [];
  });
}

function partsOf(part: OpenApiPart): readonly GivenPart[] {
  return listOf(member(part.value, "parameters")).flatMap((value, index) =>
    isObject(value)
      ? [{ ...resolved(partBelow(part, value, "parameters", index)), given: value }]
      : [],
  );
}

function nameOf({ value }: OpenApiPart): string {
  return textOf(value["name"]);
}

function keyOf({ value }: OpenApiPart): string {
  return canonical([value["in"], value["name"]]);
}

function typeOf(part: OpenApiPart): string {
  return canonical(valueSchema(part).value["type"]);
}

/**
 * Returns the similarity of parameters of one type by name. The same name at another location of
 * the request is similar.
 */
function similarity(old: OpenApiPart, next: OpenApiPart): number {
  return typeOf(old) === typeOf(next) ? wordSimilarity(nameOf(old), nameOf(next)) : 0;
}

function relocation(subject: Subject, old: OpenApiPart, next: OpenApiPart): Change {
  return changeOf("query-param-location-changed", subject, {
    old: locationOf(old),
    new: locationOf(next),
    at: "/in",
    ...(old.value["required"] === true && { circumstances: ["required"] }),
  });
}

function locationOf({ value }: OpenApiPart): string {
  const location = textOf(value["in"]);
  return location === "query" || location === "path" ? `the ${location}` : `a ${location}`;
}

function renaming(subject: Subject, old: OpenApiPart, next: OpenApiPart): Change {
  const label = ({ value }: OpenApiPart): string =>
    old.value["in"] === next.value["in"]
      ? textOf(value["name"])
      : `${textOf(value["name"])} in ${textOf(value["in"])}`;
  return changeOf("query-param-renamed", subject, {
    old: label(old),
    new: label(next),
    at: "/name",
    ...(old.value["required"] === true && { circumstances: ["required"] }),
  });
}

function hasDefault(part: OpenApiPart): boolean {
  return valueSchema(part).value["default"] !== undefined;
}

function addition(module: string, part: OpenApiPart): Change {
  const required = part.value["required"] === true;
  const circumstances = required && hasDefault(part) ? ["with-default"] : [];
  return {
    rule: required ? "query-param-added-required" : "query-param-added-optional",
    module,
    parameter: nameOf(part),
    ...(circumstances.length > 0 && { circumstances }),
    origins: { new: part.origin },
  };
}

function parameterChanges(
  subject: Subject,
  { value: old, given: oldGiven, ...before }: GivenPart,
  { value: next, given: nextGiven, ...after }: GivenPart,
  context: OpenApiContext,
): readonly Change[] {
  const [oldPart, nextPart] = [
    { value: old, ...before },
    { value: next, ...after },
  ];
  const [oldSchema, nextSchema] = [valueSchema(oldPart), valueSchema(nextPart)];
  return [
    ...flagChange(subject, old, next, "required", [
      "query-param-became-required",
      "query-param-became-optional",
    ]).map((change) => {
      const circumstance = presenceCircumstance(change, oldSchema.value, nextSchema.value);
      return circumstance === undefined ? change : { ...change, circumstances: [circumstance] };
    }),
    ...flagChange(subject, old, next, "deprecated", [
      "query-param-deprecated",
      "query-param-undeprecated",
    ]),
    ...serializationChanges(subject, oldPart, nextPart),
    ...parameterSchemaChanges(subject, oldSchema, nextSchema, {
      context,
      wasRequired: old["required"] === true,
    }),
    ...unknownKeyChanges(subject, old, next, KNOWN),
    ...besideReferenceChanges(subject, oldGiven, nextGiven),
    ...(context.docs ? docsChanges(subject, old, next, DOCS) : []),
  ];
}

/** A default is a value. */
function presenceCircumstance(
  { rule }: Change,
  old: UnknownObject,
  next: UnknownObject,
): string | undefined {
  if (rule === "query-param-became-required")
    return next["default"] === undefined ? undefined : "with-default";
  if (old["default"] !== undefined) return "with-default";
  return next["default"] === undefined ? undefined : "always-read";
}

function flagChange(
  subject: Subject,
  old: UnknownObject,
  next: UnknownObject,
  key: "required" | "deprecated",
  [set, unset]: readonly [Change["rule"], Change["rule"]],
): readonly Change[] {
  const [before, after] = [old[key] === true, next[key] === true];
  return before === after ? [] : [changeOf(after ? set : unset, subject, { at: `/${key}` })];
}

import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { UnknownObject } from "../base/json.js";
import { canonical, isObject, listOf, member, textOf } from "../base/json.js";
import { wordSimilarity } from "../base/similarity.js";
import { referenceSiblingChanges, docsChanges, unknownKeyChanges } from "./remarks.js";
import type { OpenApiContext } from "./schema-context.js";
import { pathShape } from "./operations.js";
import type { LocatedOperation } from "./operations.js";
import { SERIALIZATION_KEYS, serializationChanges, valueSchema } from "./serialization.js";
import { parameterPresenceChanges, parametersChanges } from "./parameters.js";
import type { ComparedParameter } from "./parameters.js";
import { parameterSchemaChanges } from "./parameter-schema.js";
import { partBelow, referenceOf, resolved } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

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

/** A parameter of an operation. */
interface OperationParameter extends ComparedParameter {
  readonly part: OpenApiPart;
  /** The member of the list that defines it: the parameter or a reference. */
  readonly parameter: unknown;
  /** The schema of its values. */
  readonly schema: OpenApiPart;
}

/** Compares the parameters of two operations, including those of their path items. */
export function operationParameterChanges(
  module: string,
  old: LocatedOperation,
  next: LocatedOperation,
  context: OpenApiContext,
): readonly Change[] {
  const hasSamePath = pathShape(old.path) === pathShape(next.path);
  return parametersChanges(
    module,
    parametersOf(old, context.old, hasSamePath),
    parametersOf(next, context.new, hasSamePath),
    {
      rules: "query-param",
      similarity,
      changes: (subject, from, to) => parameterChanges(subject, from, to, context),
      removalRule: () => "query-param-removed",
      additionRule: () => "query-param-added-optional",
      relocation,
    },
  );
}

/** A parameter of an operation overrides one of its path item. */
function parametersOf(
  { path, item, itemOrigin, operation, origin }: LocatedOperation,
  root: UnknownObject,
  hasSamePath: boolean,
): readonly OperationParameter[] {
  const variables = hasSamePath ? path.split(/[{}]/) : [];
  const all = [
    ...partsOf({ value: item, origin: itemOrigin, root }, variables),
    ...partsOf({ value: operation, origin, root }, variables),
  ];
  return [...new Map(all.map((each) => [each.key, each])).values()].filter(
    ({ part }) => !isIgnored(part) && referenceOf(part.value) === undefined,
  );
}

/**
 * The identity of a parameter in requests: those of the same path do not contain the names of its
 * variables. Names of headers do not depend on letter case.
 */
function keyOf(name: string, location: string, variables: readonly string[]): string {
  if (location === "header") return `header ${name.toLowerCase()}`;
  const index = variables.indexOf(name);
  return location === "path" && index >= 0 ? `path ${index}` : `${location} ${name}`;
}

/** OpenAPI 3.1, Parameter Object: such headers are described by media types and credentials. */
function isIgnored({ value }: OpenApiPart): boolean {
  return (
    value["in"] === "header" &&
    /^(?:accept|content-type|authorization)$/i.test(textOf(value["name"]))
  );
}

function partsOf(holder: OpenApiPart, variables: readonly string[]): readonly OperationParameter[] {
  return listOf(member(holder.value, "parameters")).flatMap((parameter, index) => {
    if (!isObject(parameter)) return [];
    const part = resolved(partBelow(holder, parameter, "parameters", index));
    const { name, in: location, required, deprecated } = part.value;
    const schema = valueSchema(part);
    const [ownName, ownLocation] = [textOf(name), textOf(location)];
    return [
      {
        part,
        parameter,
        schema,
        name: ownName,
        location: ownLocation,
        key: keyOf(ownName, ownLocation, variables),
        isNameFree: ownLocation === "path" || ownLocation === "header",
        origin: part.origin,
        required: required === true,
        deprecated: deprecated === true,
        hasDefault: schema.value["default"] !== undefined,
        isFlag: false,
      },
    ];
  });
}

/**
 * Returns the similarity of parameters of one type by name. The same name at another location of
 * the request is similar.
 */
function similarity(old: OperationParameter, next: OperationParameter): number {
  const types = [old, next].map(({ schema }) => canonical(schema.value["type"]));
  return types[0] === types[1] ? wordSimilarity(old.name, next.name) : 0;
}

function relocation(subject: Subject, old: OperationParameter, next: OperationParameter): Change {
  return changeOf("query-param-location-changed", subject, {
    old: describeLocation(old),
    new: describeLocation(next),
    at: "/in",
    ...(old.required && { circumstances: ["required"] }),
  });
}

function describeLocation({ location }: OperationParameter): string {
  return location === "query" || location === "path" ? `the ${location}` : `a ${location}`;
}

function parameterChanges(
  subject: Subject,
  old: OperationParameter,
  next: OperationParameter,
  context: OpenApiContext,
): readonly Change[] {
  const [before, after] = [old.part.value, next.part.value];
  return [
    ...parameterPresenceChanges("query-param", subject, old, next),
    ...serializationChanges(subject, old.part, next.part),
    ...parameterSchemaChanges(subject, old.schema, next.schema, {
      context,
      wasRequired: old.required,
    }),
    ...unknownKeyChanges(subject, before, after, KNOWN),
    ...referenceSiblingChanges(subject, old.parameter, next.parameter),
    ...(context.docs ? docsChanges(subject, before, after, DOCS) : []),
  ];
}

import type { UnknownObject } from "../base/json.js";
import { canonical, isObject, listOf, member, objectOf, textOf } from "../base/json.js";
import { wordSimilarity } from "../base/similarity.js";
import { changeOf, flagChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { pathShape } from "./operations.js";
import type { LocatedOperation } from "./operations.js";
import { parameterSchemaChanges } from "./parameter-schema.js";
import { parameterPresenceChanges, parametersChanges } from "./parameters.js";
import type { ComparedParameter } from "./parameters.js";
import { docsChanges } from "./remarks.js";
import type { OpenApiContext } from "./schema-context.js";
import { partBelow, referenceOf, resolved, resolvedSchema } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

const DOCS = ["description", "example", "examples"];
/** The keys about the form of values in a request. */
const FORM = ["style", "explode", "content", "allowReserved", "allowEmptyValue"];
/** A parameter of an operation. */
interface OperationParameter extends ComparedParameter {
  readonly part: OpenApiPart;
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
  const holders: readonly OpenApiPart[] = [
    { value: item, origin: itemOrigin, root },
    { value: operation, origin, root },
  ];
  const all = holders.flatMap((holder) =>
    listOf(member(holder.value, "parameters")).flatMap((parameter, index) =>
      isObject(parameter)
        ? [parameterOf(partBelow(holder, parameter, "parameters", index), variables)]
        : [],
    ),
  );
  return [...new Map(all.map((each) => [each.key, each])).values()].filter(
    ({ part }) => !isIgnored(part) && referenceOf(part.value) === undefined,
  );
}

function parameterOf(written: OpenApiPart, variables: readonly string[]): OperationParameter {
  const part = resolved(written);
  const { name, in: place, required, deprecated } = part.value;
  const schema = valueSchema(part);
  const [ownName, location] = [textOf(name), textOf(place)];
  return {
    part,
    schema,
    name: ownName,
    location,
    key: keyOf(ownName, location, variables),
    isNameFree: location === "path" || location === "header",
    origin: part.origin,
    required: required === true,
    deprecated: deprecated === true,
    hasDefault: schema.value["default"] !== undefined,
    isFlag: false,
  };
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

/**
 * Returns the similarity of parameters of one type by name. The same name at another location of
 * the request is similar.
 */
function similarity(old: OperationParameter, next: OperationParameter): number {
  const types = [old, next].map(({ schema }) => canonical(schema.value["type"]));
  return types[0] === types[1] ? wordSimilarity(old.name, next.name) : 0;
}

function relocation(subject: Subject, old: OperationParameter, next: OperationParameter): Change {
  const describe = ({ location }: OperationParameter): string =>
    location === "query" || location === "path" ? `the ${location}` : `a ${location}`;
  return changeOf("query-param-location-changed", subject, {
    old: describe(old),
    new: describe(next),
    at: "/in",
    ...(old.required && { circumstances: ["required"] }),
  });
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
    // The change of the location includes that of the form.
    ...(old.location === next.location ? formChanges(subject, old, next) : []),
    ...parameterSchemaChanges(subject, old.schema, next.schema, {
      context,
      wasRequired: old.required,
    }),
    ...(context.docs ? docsChanges(subject, before, after, DOCS) : []),
  ];
}

/** The only media type of a parameter with content, with its schema and its pointer. */
function contentOf({ value }: OpenApiPart): readonly [type: string, media: unknown] | undefined {
  return Object.entries(objectOf(member(value, "content")))[0];
}

/** The schema of a parameter's values, in its content or of its own. */
function valueSchema(part: OpenApiPart): OpenApiPart {
  const [type, media] = contentOf(part) ?? [];
  return resolvedSchema(
    type === undefined
      ? partBelow(part, part.value["schema"], "schema")
      : partBelow(part, objectOf(media)["schema"], "content", type, "schema"),
  );
}

/** Compares how the values of a parameter are written. */
function formChanges(
  subject: Subject,
  old: OperationParameter,
  next: OperationParameter,
): readonly Change[] {
  const [before, after] = [formOf(old.part), formOf(next.part)];
  const isUnchanged = [old, next].every(
    (each) => isSingle(each) && SAME_STYLES.has(styleOf(each.part)),
  );
  const key = FORM.find((each) => Object.hasOwn(next.part.value, each)) ?? "style";
  const [was, is] = [flagsOf(old.part), flagsOf(next.part)];
  return [
    ...(before === after
      ? []
      : [
          changeOf("query-param-style-changed", subject, {
            old: before,
            new: after,
            ...(isUnchanged && { circumstances: ["same-text"] }),
            at: `/${key}`,
          }),
        ]),
    ...flagChanges(subject, was, is, {
      allowReserved: ["query-param-reserved-allowed", "query-param-reserved-disallowed"],
    }),
    ...flagChanges(subject, was, is, {
      allowEmptyValue: ["query-param-empty-allowed", "query-param-empty-disallowed"],
    }).map((change) =>
      [old, next].every(isOptionalText) ? { ...change, circumstances: ["text"] } : change,
    ),
  ];
}

const TEXT_KEYWORDS: ReadonlySet<string> = new Set(["type", "maxLength", "title", "description"]);

/** Returns true if an empty text is a value of the parameter in any case. */
function isOptionalText({ required, schema: { value } }: OperationParameter): boolean {
  return (
    !required &&
    value["type"] === "string" &&
    Object.keys(value).every((key) => TEXT_KEYWORDS.has(key))
  );
}

/** These flags have an effect in the query only (OpenAPI 3.1, Parameter Object). */
function flagsOf({ value }: OpenApiPart): Readonly<Record<string, boolean>> {
  const isSet = (key: string): boolean => value[key] === true && value["in"] === "query";
  return { allowReserved: isSet("allowReserved"), allowEmptyValue: isSet("allowEmptyValue") };
}

/** The form of values: a media type, or a style with the treatment of lists and objects. */
function formOf(part: OpenApiPart): string {
  const style = styleOf(part);
  const explode = part.value["explode"] ?? style === "form";
  return explode === true && !contentOf(part) ? `${style}, explode` : style;
}

/** A media type, or a style (OpenAPI 3.1, Style Values). */
function styleOf(part: OpenApiPart): string {
  const [type] = contentOf(part) ?? [];
  if (type !== undefined) return type;
  const { style, in: location } = part.value;
  if (typeof style === "string") return style === "cookie" ? "form" : style;
  return location === "query" || location === "cookie" ? "form" : "simple";
}

/** The forms in which a single value is its text. */
const SAME_STYLES: ReadonlySet<string> = new Set([
  "form",
  "simple",
  "spaceDelimited",
  "pipeDelimited",
  "deepObject",
  "text/plain",
]);

/** Returns true if no value is a list or an object. */
function isSingle({ schema: { value } }: OperationParameter): boolean {
  const types = [value["type"] ?? []].flat();
  if (types.length === 0)
    return (
      value["enum"] !== undefined && listOf(value["enum"]).every((each) => typeof each !== "object")
    );
  return types.every((each) => each !== "array" && each !== "object");
}

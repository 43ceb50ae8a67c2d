import { canonical, isObject, listOf, member, objectOf, textOf } from "../base/json.js";
import { wordSimilarity } from "../base/similarity.js";
import { propertyNames } from "../spec/openapi/parameter.js";
import { changeOf, flagChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { LocatedOperation, OperationPair } from "./operations.js";
import { parameterSchemaChanges } from "./parameter-schema.js";
import { parametersChanges } from "./parameters.js";
import type { ComparedParameter } from "./parameters.js";
import { docsChanges } from "./remarks.js";
import { partBelow, referenceOf, resolved, resolvedSchema } from "./openapi-part.js";
import type { OpenApiPart } from "./openapi-part.js";

const DOCS = ["description", "example", "examples"];
/** The keys about the form of values in a request. */
const FORM = ["style", "explode", "content", "allowReserved", "allowEmptyValue"];

/** A parameter of an operation. */
interface OperationParameter extends ComparedParameter {
  readonly part: OpenApiPart;
  /** The schema of its values. */
  readonly schema: OpenApiPart;
}

/** Replaces the names of variables in a path, because they are not sent. */
export function pathShape(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

/** Compares two operations' parameters, including the parameters of their path items. */
export function operationParameterChanges(pair: OperationPair): readonly Change[] {
  const { module, context, old, new: next } = pair;
  const hasSamePath = pathShape(old.path) === pathShape(next.path);
  return parametersChanges(
    module,
    parametersOf(old, hasSamePath),
    parametersOf(next, hasSamePath),
    {
      rules: "query-param",
      similarity,
      changes: (subject, from, to) => [
        // A changed location includes the change of the form.
        ...(from.location === to.location ? formChanges(subject, from, to) : []),
        ...parameterSchemaChanges(subject, from.schema, to.schema, context),
        ...(context.docs ? docsChanges(subject, from.part.value, to.part.value, DOCS) : []),
      ],
      defaultRule: (change, from, to) => {
        if (canonical(from.default) === canonical(to.default)) return undefined;
        const circumstances = [
          ...(from.required && change === "added" ? ["was-given"] : []),
          ...(change === "changed" ? [] : [change]),
        ];
        return ["query-param-default-changed", ...circumstances];
      },
      removalRule: () => "query-param-removed",
      additionRule: () => "query-param-added-optional",
      relocation,
    },
  );
}

/** An operation's parameter overrides a parameter of its path item. */
function parametersOf(
  operation: LocatedOperation,
  hasSamePath: boolean,
): readonly OperationParameter[] {
  const variables = hasSamePath ? operation.path.split(/[{}]/) : [];
  const all = [operation.item, operation].flatMap((holder) =>
    listOf(member(holder.value, "parameters")).flatMap((parameter, index) =>
      isObject(parameter)
        ? [parameterOf(partBelow(holder, parameter, "parameters", index), variables)]
        : [],
    ),
  );
  const own = [...new Map(all.map((each) => [each.key, each])).values()].filter(
    ({ part }) => !isIgnored(part) && referenceOf(part.value) === undefined,
  );
  const names = propertyNames(own.map(({ name, location }) => ({ name, in: location })));
  return own.map((each, index) => ({ ...each, codeName: names[index] ?? each.name }));
}

function parameterOf(written: OpenApiPart, variables: readonly string[]): OperationParameter {
  const part = resolved(written);
  const schema = valueSchema(part);
  const [name, location] = [textOf(part.value["name"]), textOf(part.value["in"])];
  return {
    part,
    schema,
    name,
    codeName: name,
    location,
    key: keyOf(name, location, variables),
    isNameFree: location === "path" || location === "header",
    origin: part.origin,
    required: part.value["required"] === true,
    deprecated: part.value["deprecated"] === true,
    default: member(schema.value, "default"),
    typeOrigin: schema.origin,
    canBeEmpty: part.value["allowEmptyValue"] !== true && isAnyText(schema),
    isFlag: false,
  };
}

/**
 * A parameter's identity in requests. Path parameters are identified by position instead of name.
 * Header names are case-insensitive.
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
 * The similarity of two parameters of the same type by name. The same name at a different location
 * counts as similar.
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
    circumstances: [
      old.required && "required",
      old.codeName !== next.codeName && "other-code-name",
    ],
  });
}

/** The only media type of a parameter with content, with its schema and its pointer. */
function contentOf({ value }: OpenApiPart): readonly [type: string, media: unknown] | undefined {
  return Object.entries(objectOf(member(value, "content")))[0];
}

/** The schema of a parameter's values, directly or in its content. */
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
  const isSameText = [old, next].every(
    (each) => isSingle(each) && SAME_STYLES.has(styleOf(each.part)),
  );
  const key = FORM.find((each) => Object.hasOwn(next.part.value, each)) ?? "style";
  const [was, is] = [flagsOf(old.part), flagsOf(next.part)];
  const isText = [old, next].every(isOptionalText);
  return [
    ...valueChanges(
      "query-param-style-changed",
      subject,
      formOf(old.part),
      formOf(next.part),
      `/${key}`,
      [isSameText && "same-text"],
    ),
    ...flagChanges(subject, was, is, {
      allowReserved: ["query-param-reserved-allowed", "query-param-reserved-disallowed"],
    }),
    ...flagChanges(
      subject,
      was,
      is,
      { allowEmptyValue: ["query-param-empty-allowed", "query-param-empty-disallowed"] },
      [isText && "text"],
    ),
  ];
}

const TEXT_KEYWORDS: ReadonlySet<string> = new Set([
  "type",
  "maxLength",
  "title",
  "description",
  "default",
]);

/** Returns true if an empty text is a value of the parameter in any case. */
function isOptionalText({ required, schema }: OperationParameter): boolean {
  return !required && isAnyText(schema);
}

/** Returns true for strings, including empty ones. */
function isAnyText({ value }: OpenApiPart): boolean {
  return value["type"] === "string" && Object.keys(value).every((key) => TEXT_KEYWORDS.has(key));
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
  const isForm = part.value["in"] === "query" || part.value["in"] === "cookie";
  const style = type ?? part.value["style"] ?? (isForm ? "form" : "simple");
  return style === "cookie" ? "form" : textOf(style);
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

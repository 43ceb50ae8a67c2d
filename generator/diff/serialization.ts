import { changeOf, flagChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { listOf, member, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { partBelow, resolved } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** Keys of parameters about their form in a request. */
export const SERIALIZATION_KEYS = [
  "style",
  "explode",
  "content",
  "allowReserved",
  "allowEmptyValue",
] as const;

/** The schema of a parameter's values, in its content or of its own. */
export function valueSchema(part: OpenApiPart): OpenApiPart {
  const [type] = contentTypes(part.value);
  return resolved(
    type === undefined
      ? partBelow(part, part.value["schema"], "schema")
      : partBelow(part, contentOf(part.value, type)["schema"], "content", type, "schema"),
  );
}

/** Compares how the values of a parameter are written. */
export function serializationChanges(
  subject: Subject,
  old: OpenApiPart,
  next: OpenApiPart,
): readonly Change[] {
  // The change of the location includes that of the form.
  if (old.value["in"] !== next.value["in"]) return [];
  const [before, after] = [formOf(old.value), formOf(next.value)];
  const isUnchanged = [old, next].every(
    (part) => isSingle(part) && SAME_STYLES.has(styleOf(part.value)),
  );
  return [
    ...(before === after
      ? []
      : [
          changeOf("query-param-style-changed", subject, {
            old: before,
            new: after,
            ...(isUnchanged && { circumstances: ["same-text"] }),
            at: `/${keyOfForm(next.value)}`,
          }),
        ]),
    ...sendingChanges(subject, old, next),
  ];
}

function sendingChanges(subject: Subject, old: OpenApiPart, next: OpenApiPart): readonly Change[] {
  const [before, after] = [flagsOf(old.value), flagsOf(next.value)];
  return [
    ...flagChanges(subject, before, after, {
      allowReserved: ["query-param-reserved-allowed", "query-param-reserved-disallowed"],
    }),
    ...flagChanges(subject, before, after, {
      allowEmptyValue: ["query-param-empty-allowed", "query-param-empty-disallowed"],
    }).map((change) =>
      [old, next].every(isOptionalText) ? { ...change, circumstances: ["text"] } : change,
    ),
  ];
}

const TEXT_KEYWORDS: ReadonlySet<string> = new Set(["type", "maxLength", "title", "description"]);

/** Returns true if an empty text is a value of the parameter in any case. */
function isOptionalText(part: OpenApiPart): boolean {
  const { value } = valueSchema(part);
  return (
    part.value["required"] !== true &&
    value["type"] === "string" &&
    Object.keys(value).every((key) => TEXT_KEYWORDS.has(key))
  );
}

/** These flags have an effect in the query only (OpenAPI 3.1, Parameter Object). */
function flagsOf(parameter: UnknownObject): Readonly<Record<string, boolean>> {
  const isSet = (key: string): boolean => parameter[key] === true && parameter["in"] === "query";
  return { allowReserved: isSet("allowReserved"), allowEmptyValue: isSet("allowEmptyValue") };
}

/** The form of values: a media type, or a style with the treatment of lists and objects. */
function formOf(parameter: UnknownObject): string {
  const [type] = contentTypes(parameter);
  if (type !== undefined) return type;
  const style = styleOf(parameter);
  const explode = parameter["explode"] ?? style === "form";
  return explode === true ? `${style}, explode` : style;
}

/** OpenAPI 3.1, Style Values. */
function styleOf(parameter: UnknownObject): string {
  const [type] = contentTypes(parameter);
  if (type !== undefined) return type;
  const { style, in: location } = parameter;
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

function contentTypes(parameter: UnknownObject): readonly string[] {
  return Object.keys(objectOf(member(parameter, "content"))).slice(0, 1);
}

function contentOf(parameter: UnknownObject, type: string): UnknownObject {
  return objectOf(member(objectOf(member(parameter, "content")), type));
}

function keyOfForm(parameter: UnknownObject): string {
  return SERIALIZATION_KEYS.find((key) => Object.hasOwn(parameter, key)) ?? "style";
}

/** Returns true if no value is a list or an object. */
function isSingle(part: OpenApiPart): boolean {
  const { type, enum: values } = valueSchema(part).value;
  const types = [type ?? []].flat();
  if (types.length === 0)
    return values !== undefined && listOf(values).every((value) => typeof value !== "object");
  return types.every((each) => each !== "array" && each !== "object");
}

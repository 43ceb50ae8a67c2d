import { contentForm, essenceOf } from "../../../templates/runtime/content/content-form.js";
import { isObject, objectOf } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";

/** Returns true for a parameter that is (part of) the body of a request. */
export function isPayload(parameter: unknown): boolean {
  const place = objectOf(parameter)["in"];
  return place === "body" || place === "formData";
}

/** Returns true if an operation's parameter replaces a parameter of its path. */
export function isSame(own: unknown, shared: unknown): boolean {
  const [a, b] = [objectOf(own), objectOf(shared)];
  return a["in"] === b["in"] && (a["in"] === "body" || a["name"] === b["name"]);
}

/** The locations of parameters, each with the formats of lists that OpenAPI 3 has styles for. */
const FORMATS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["query", ["csv", "multi", "pipes", "ssv"]],
  ["formData", ["csv", "multi", "pipes", "ssv"]],
  ["path", ["csv"]],
  ["header", ["csv"]],
  ["body", []],
]);

/** Returns why a parameter cannot be converted. References are checked later. */
export function obstacleIn(parameter: unknown): string | undefined {
  if (!isObject(parameter)) return "must be an object";
  if (typeof parameter["$ref"] === "string") return undefined;
  const { in: place, name } = parameter;
  const formats = FORMATS.get(place);
  if (!formats) return "must set `in` to query, path, header, formData or body";
  if (place === "body") return undefined;
  return typeof name === "string" ? obstacleInList(parameter, formats) : "must have a name";
}

/** Returns why a list cannot be converted. */
export function obstacleInList(list: unknown, formats: readonly string[]): string | undefined {
  const { type, collectionFormat: format = "csv", items } = objectOf(list);
  if (type !== "array") return undefined;
  if (objectOf(items)["type"] === "array")
    return "contains nested lists, which no OpenAPI 3 style supports";
  return formats.some((each) => each === format)
    ? undefined
    : `has the collectionFormat ${JSON.stringify(format)}, which no OpenAPI 3 style supports here`;
}

const JSON_TYPE = "application/json";
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

/**
 * Form parameters are sent as a form, regardless of the operation's `consumes`; files require a
 * multipart form.
 */
export function requestTypes(
  types: readonly string[],
  payloads: readonly UnknownObject[],
): readonly string[] {
  if (payloads.some((each) => each["in"] === "body")) return withDefault(types);
  const forms = types.filter((type) => type === URLENCODED || type === MULTIPART);
  if (forms.length > 0) return forms;
  return [payloads.some(({ type }) => type === "file") ? MULTIPART : URLENCODED];
}

/** Files have a media type of their own, whatever JSON the document produces otherwise. */
export function responseTypes(types: readonly string[], schema: unknown): readonly string[] {
  const { type, format } = objectOf(schema);
  if (type !== "file" && format !== "binary") return withDefault(types);
  const others = types.filter((each) => contentForm(essenceOf(each)) !== "json");
  return others.length > 0 ? others : ["*/*"];
}

/** Most documents without media types mean JSON. */
function withDefault(types: readonly string[]): readonly string[] {
  return types.length > 0 ? types : [JSON_TYPE];
}

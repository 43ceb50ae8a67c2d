import type { FieldRule, FieldRules } from "../../../templates/runtime/content/read-fields.js";
import type { ContentRule } from "../../../templates/runtime/openapi/request-body.js";
import { contentForm } from "../../../templates/runtime/content/content-form.js";
import type { Content } from "../../spec/model/exchange.js";
import { otherMembers } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { int64Type } from "../../spec/schema/formats.js";
import { alternativesOf } from "../../spec/schema/alternatives.js";
import { mergeAllOf } from "../../spec/schema/merge.js";
import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import { servedResponse, statusCode } from "../../spec/model/exchange.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";

type Schemas = Readonly<Record<string, JsonSchema>>;

/** How a service reads a body, except for its validator. */
export function readingRule(
  content: Content,
  schemas: Schemas,
): Pick<ContentRule, "fields" | "binary" | "nullable"> {
  const fields = fieldTypes(content, schemas);
  return {
    ...(fields && Object.keys(fields).length > 0 && { fields }),
    ...(isBytesOfAnyType(content) && { binary: true }),
    ...(isNullAllowed(content, schemas) && { nullable: true }),
  };
}

/**
 * The types of a form's fields, which its text does not show; undefined for other bodies. Fields of
 * text are omitted.
 */
export function fieldTypes(
  { form, schema, encoding = {} }: Content,
  schemas: Schemas,
): FieldRules | undefined {
  if (form !== "form" && form !== "multipart") return undefined;
  const merged = mergeAllOf(schema, schemas);
  const { "": _unnamed, ...properties } = merged.properties ?? {};
  const [other, ...others] = otherMembers(merged).map((each) => fieldRule(each, schemas));
  const isSame = others.every((each) => JSON.stringify(each) === JSON.stringify(other));
  const rest = other && isSame && !isText(other) ? { "": other } : {};
  const rules = Object.entries(properties).flatMap(([name, property]) => {
    const {
      style = "form",
      explode = style === "form",
      contentType,
    } = (Object.hasOwn(encoding, name) ? encoding[name] : undefined) ?? {};
    const rule: FieldRule =
      contentType === "application/json"
        ? { type: "json" }
        : style === "deepObject"
          ? deepRule(property, schemas)
          : fieldRule(property, schemas);
    const isJoined = rule.list && !explode && style !== "deepObject";
    const delimiter = isJoined ? (DELIMITERS[style] ?? ",") : undefined;
    return isText(rule) && !("" in rest)
      ? []
      : [[name, { ...rule, ...(delimiter !== undefined && { delimiter }) }] as const];
  });
  return { ...Object.fromEntries(rules), ...rest };
}

function isText({ type, list }: FieldRule): boolean {
  return type === "text" && !list;
}

/** Returns true if a body is bytes, although its media type includes types with other forms. */
export function isBytesOfAnyType({ form, mediaType }: Content): boolean {
  return form === "binary" && contentForm(mediaType) !== "binary";
}

/** Returns true if null is a valid body, because the schema describes members without stating a type. */
function isNullAllowed({ schema }: Content, schemas: Schemas): boolean {
  return mergeAllOf(schema, schemas)["x-implied-type"] === true;
}

const DELIMITERS: Readonly<Record<string, FieldRule["delimiter"]>> = {
  spaceDelimited: " ",
  pipeDelimited: "|",
};

/** Levels of objects that names in brackets describe. Schemas may be recursive. */
const LEVELS = 4;

/** The rule for a field whose members have bracketed names. */
function deepRule(schema: JsonSchema, schemas: Schemas, left = LEVELS): FieldRule {
  const rule = fieldRule(schema, schemas);
  if (rule.type !== "json" || left === 0) return rule;
  const merged = mergeAllOf(schema, schemas);
  const { items = {}, properties = {} } = merged;
  if (rule.list) {
    const item = deepRule(items, schemas, left - 1);
    return item.list ? rule : { ...item, list: true };
  }
  const [other] = otherMembers(merged);
  const members = Object.entries(properties).flatMap(([name, member]) => {
    const own = deepRule(member, schemas, left - 1);
    return isText(own) && !other ? [] : [[name, own] as const];
  });
  return {
    ...rule,
    ...(members.length > 0 && { members: Object.fromEntries(members) }),
    ...(other && { rest: deepRule(other, schemas, left - 1) }),
  };
}

function fieldRule(unmerged: JsonSchema, schemas: Schemas): FieldRule {
  const schema = mergeAllOf(unmerged, schemas);
  const { items } = schema;
  const types = new Set([schema.type ?? []].flat());
  if (schema["x-wire-format"] === "file") return { type: "file" };
  if (types.has("integer") && int64Type(schema))
    return { type: int64Type(schema) === "bigint" ? "bigint" : "text" };
  if (types.has("string")) return { type: "text" };
  if (types.has("array")) {
    const item = fieldRule(items ?? {}, schemas);
    return { type: item.list ? "json" : item.type, list: true };
  }
  if (types.has("number") || types.has("integer")) return { type: "number" };
  if (types.has("boolean")) return { type: "boolean" };
  return types.has("object") || schema.properties || isUnionOfJson(schema, schemas)
    ? { type: "json" }
    : { type: "text" };
}

/**
 * Returns true if a value has one of several types, none of which is a string, so its text is JSON.
 */
function isUnionOfJson(schema: JsonSchema, schemas: Schemas): boolean {
  const choices = alternativesOf(schema, schemas);
  return (
    choices.length > 1 &&
    choices.every(({ type, properties, "x-wire-format": format }) => {
      const types = [type ?? (properties ? "object" : "string")].flat();
      return format === undefined && !types.some((each) => each === "string" || each === "array");
    })
  );
}

/** The successful responses of a service, by method and path, in the form that the runtime uses. */
interface ServedResponses {
  /** Unless the response is `application/json`. Empty for a response without a body. */
  readonly mediaTypes: Readonly<Record<string, readonly string[]>>;
  /** Unless the status is 200 and the response has a body. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Returns the media types and statuses of successful responses that are not the default. Operations
 * that describe no success have the default.
 */
export function servedResponses(model: OpenApiModel): ServedResponses {
  const served = model.operations.flatMap((operation) => {
    const response = servedResponse(operation.responses);
    return response ? [{ label: endpointLabel(operation), response }] : [];
  });
  const mediaTypes = served.map(
    ({ label, response }) => [label, servedTypes(response.contents)] as const,
  );
  const statuses = served.flatMap(({ label, response: { status, contents } }) => {
    const code = statusCode(status);
    return code === 200 && contents.length > 0 ? [] : [[label, code] as const];
  });
  return {
    mediaTypes: Object.fromEntries(
      mediaTypes.filter(([, types]) => types.join(" ") !== "application/json"),
    ),
    statuses: Object.fromEntries(statuses),
  };
}

/**
 * The payload's media types: the preferred one, and equivalent JSON types. HAL extends the schema
 * of the JSON with links.
 */
export function servedTypes(contents: readonly Content[]): readonly string[] {
  const [first] = contents;
  if (!first) return [];
  if (first.form !== "json") return [first.contentType];
  const schema = JSON.stringify(first.schema);
  return contents
    .filter(
      ({ form, mediaType, schema: other }) =>
        form === "json" &&
        (mediaType === "application/hal+json" || JSON.stringify(other) === schema),
    )
    .map(({ contentType }) => contentType);
}

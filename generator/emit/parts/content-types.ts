import { isRange } from "../../../templates/runtime/content/content-form.js";
import { templateText } from "../../base/literal.js";
import { successResponses } from "../../spec/model/exchange.js";
import type { PlannedContent, PlannedEndpoint, PlannedResponse } from "../plan/planned.js";
import { types } from "../../base/fragment.js";
import type { Import } from "../../base/fragment.js";
import type { LocalName } from "../../base/local-names.js";
import { generic, literalType, named, union, typeText } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import type { TypeAliasDeclarationStructure } from "ts-morph";
import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import { docComment } from "../../base/doc-comment.js";
import { typeAlias } from "./statement.js";

/** The type of a body in one media type: its schema, text or bytes. */
function contentType({ content: { form }, schema }: PlannedContent): TypeExpression {
  if (schema) return named(schema.type);
  return named(form === "text" ? "string" : "Blob");
}

/** The type of a media type: a template for a range. */
function mediaTypeType(mediaType: string): TypeExpression {
  return isRange(mediaType) ? named(templateText(mediaType.split("*"))) : literalType(mediaType);
}

/**
 * The payload type that senders return: the preferred body of each successful response. Without a
 * body, the payload is `undefined`; without a description, it is unknown.
 */
export function payloadType(endpoint: PlannedEndpoint): TypeExpression {
  if (endpoint.responses.length === 0) return named("unknown");
  return distinctUnion(preferred(endpoint).map((each) => (each ? contentType(each) : UNDEFINED)));
}

/**
 * A body's type for builders and handlers: its value in the preferred media type, or a value with a
 * different media type.
 */
export function bodyType(
  { body, operation }: PlannedEndpoint,
  local: LocalName,
): TypeExpression | undefined {
  const [first, ...others] = body;
  if (!first) return undefined;
  const type = union(
    contentType(first),
    ...others.map((each) =>
      generic(local("BodyAs"), mediaTypeType(each.content.mediaType), contentType(each)),
    ),
  );
  return operation.body?.required ? type : distinctUnion([type, UNDEFINED]);
}

/** Returns true if responses, bodies or fields of forms, or parameters may have JSON. */
export function hasJson({ operation, body }: PlannedEndpoint): boolean {
  const received = operation.responses.flatMap((response) => response.contents);
  return (
    received.some(({ form }) => form === "json") ||
    body.some(({ content: { form } }) => form !== "text" && form !== "binary") ||
    operation.parameters.some(({ type }) => type.kind === "schema")
  );
}

/** The imports of schema types. */
export function contentImports(
  folder: string,
  contents: readonly PlannedContent[],
): readonly Import[] {
  const names = contents.flatMap(({ schema }) => (schema ? [schema.type] : []));
  return names.length > 0 ? [types(`${folder}/schemas`, ...new Set(names))] : [];
}

/** The imports of a body's type that do not depend on the spec. */
export function bodyImports({ body }: PlannedEndpoint): readonly Import[] {
  return body.length > 1 ? [types("runtime/client", "BodyAs")] : [];
}

/** The bodies in a payload's type. */
export function payloadContents(endpoint: PlannedEndpoint): readonly PlannedContent[] {
  return preferred(endpoint).flatMap((each) => each ?? []);
}

/** The preferred body of each successful response; undefined for one without a body. */
function preferred({ responses }: PlannedEndpoint): readonly (PlannedContent | undefined)[] {
  const successes = new Set(successResponses(responses.map(({ response }) => response)));
  const found = responses
    .filter(({ response }) => successes.has(response))
    .map(({ contents: [first] }) => first);
  return found.length > 0 ? found : [undefined];
}

const UNDEFINED = named("undefined");

function distinctUnion(members: readonly TypeExpression[]): TypeExpression {
  const texts = new Map(members.map((member) => [JSON.stringify(member), member]));
  return union(...texts.values());
}

const RUNTIME = "runtime/client";

/** The type of an operation's responses, as alternatives by status and media type. */
export function responseAlias(
  { operation, response, responses }: PlannedEndpoint,
  local: LocalName,
): TypeAliasDeclarationStructure {
  const doc = docComment([
    `A response to \`${endpointLabel(operation)}\`, discriminated by \`status\` and \`mediaType\`.`,
  ]);
  return typeAlias(response, doc, responseUnion(responses, local));
}

/** The imports of that type. */
export function responseImports({ responses }: PlannedEndpoint): readonly Import[] {
  const statuses = responses.map(({ response }) => response.status);
  const texts = statuses.map((status) => typeText(statusType(status, statuses, (name) => name)));
  const names = ["StatusIn", "OtherStatus"].filter((name) =>
    texts.some((text) => text.includes(name)),
  );
  return [types(RUNTIME, "StatusResponse", ...names)];
}

/** The imports of header types. */
export function headerImports(folder: string, { responses }: PlannedEndpoint): readonly Import[] {
  const names = responses.flatMap(({ headers }) => (headers ? [headers.type] : []));
  return names.length > 0 ? [types(`${folder}/schemas`, ...new Set(names))] : [];
}

function responseUnion(responses: readonly PlannedResponse[], local: LocalName): TypeExpression {
  const statuses = responses.map(({ response }) => response.status);
  const members = responses.flatMap((each) => {
    const status = statusType(each.response.status, statuses, local);
    const more = headerTypes(each);
    const member = (content?: PlannedContent): TypeExpression =>
      generic(
        local("StatusResponse"),
        status,
        content ? mediaTypeType(content.content.mediaType) : named("undefined"),
        content ? contentType(content) : named("undefined"),
        ...more,
      );
    return each.contents.length > 0 ? each.contents.map((content) => member(content)) : [member()];
  });
  return members.length > 0 ? union(...members) : named(local("StatusResponse"));
}

/** The type of parsed headers, and the names of all headers if others have no schema. */
function headerTypes({ response, headers }: PlannedResponse): readonly TypeExpression[] {
  const fields = Object.keys(response.headerValues?.fields ?? {});
  const parsed = new Set(fields.map((name) => name.toLowerCase()));
  const values = headers ? [named(headers.type)] : [];
  return response.headers.every((name) => parsed.has(name))
    ? values
    : [values[0] ?? named("{}"), union(...response.headers.map(literalType))];
}

/** A code; the codes of a class without those that are listed; or all codes that are not. */
function statusType(status: string, all: readonly string[], local: LocalName): TypeExpression {
  if (/^\d{3}$/.test(status)) return literalType(Number(status));
  const codes = all.filter((each) => /^\d{3}$/.test(each)).map((each) => literalType(Number(each)));
  if (status === "default") {
    const classes = all
      .filter((each) => /^\dXX$/i.test(each))
      .map((each) => generic(local("StatusIn"), literalType(Number(each[0]))));
    const listed = [...codes, ...classes];
    const other = local("OtherStatus");
    return listed.length > 0 ? generic(other, union(...listed)) : named(other);
  }
  const own = codes.filter((each) => typeText(each).startsWith(status[0] ?? ""));
  return generic(
    local("StatusIn"),
    literalType(Number(status[0])),
    ...(own.length > 0 ? [union(...own)] : []),
  );
}

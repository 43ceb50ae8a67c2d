import { successResponses } from "../../spec/model/exchange.js";
import type { PlannedContent, PlannedEndpoint } from "../plan/planned.js";
import { types } from "../../base/fragment.js";
import type { Import } from "../../base/fragment.js";
import type { LocalName } from "../../base/local-names.js";
import { generic, literalType, named, union } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";

/** The type of a body in one media type: its schema, text or bytes. */
export function contentType({ content: { form }, schema }: PlannedContent): TypeExpression {
  if (schema) return named(schema.type);
  return named(form === "text" ? "string" : "Blob");
}

/**
 * The type of the payload that senders return: the preferred body of each successful response.
 * Responses without a body have the payload `undefined`. It is unknown if none is described.
 */
export function payloadType(endpoint: PlannedEndpoint): TypeExpression {
  if (endpoint.responses.length === 0) return named("unknown");
  return distinctUnion(preferred(endpoint).map((each) => (each ? contentType(each) : UNDEFINED)));
}

/**
 * The type of a body for builders and handlers: its value in the preferred media type, or a value
 * with another media type.
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
      generic(local("BodyAs"), literalType(each.content.mediaType), contentType(each)),
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

/** The imports of the types of schemas. */
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

/** Operations that no server can answer with a success, whatever it is: reasons in their documents. */
import { listOf, objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { describesObjects } from "./all-of.ts";
import { proofsFor } from "./impossible.ts";
import type { ProveImpossible } from "./impossible.ts";
import { below, partAt } from "./operations.ts";
import type { At, DocumentOperation } from "./operations.ts";
import { schemasOf } from "./schemas.ts";
import type { CheckValue, Direction } from "./schemas.ts";

/** Returns why an operation has no valid request or no valid success; undefined without a proof. */
export type ProveUnanswerable = (operation: DocumentOperation) => string | undefined;

/**
 * Creates the proofs for the operations of a document.
 *
 * @param checks of its requests and of its responses
 */
export function unanswerableIn(
  document: UnknownObject,
  checks: Readonly<Record<Direction, CheckValue>>,
): ProveUnanswerable {
  const requests = schemasOf(document, "request");
  const responses = schemasOf(document, "response");
  const ofRequests = proofsFor(requests, checks.request);
  const ofResponses = proofsFor(responses, checks.response);
  return ({ operation, parameters }) =>
    parametersReason(parameters, requests, ofRequests) ??
    bodyReason(
      below(partAt(requests, operation.pointer), requests, "requestBody"),
      requests,
      ofRequests,
    ) ??
    responsesReason(
      below(partAt(responses, operation.pointer), responses, "responses"),
      responses,
      ofResponses,
    );
}

function parametersReason(
  parameters: readonly At[],
  document: UnknownObject,
  prove: ProveImpossible,
): string | undefined {
  for (const parameter of parameters) {
    const at = partAt(document, parameter.pointer);
    if (at.value["required"] !== true || !("schema" in at.value)) continue;
    const reason =
      prove(below(at, document, "schema")) ?? unwritable(at, document) ?? emptyPart(at, document);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** OpenAPI 3.1, Style Values: lists of objects have no defined form outside of JSON. */
function unwritable(parameter: At, document: UnknownObject): string | undefined {
  const schema = below(parameter, document, "schema");
  const isOfObjects = describesObjects(below(schema, document, "items"), document);
  const isList = [schema.value["type"]].flat().includes("array");
  return isList && isOfObjects
    ? `${parameter.pointer}: a list of objects, which no style can write`
    : undefined;
}

/** RFC 3986, 3.3: a path with an empty part is another path. */
function emptyPart(parameter: At, document: UnknownObject): string | undefined {
  const values = listOf(below(parameter, document, "schema").value["enum"]);
  const isEmpty = values.length > 0 && values.every((value) => value === "");
  return parameter.value["in"] === "path" && isEmpty
    ? `${parameter.pointer}: leaves a part of the path empty`
    : undefined;
}

/**
 * Why a request is one for another operation: they differ in a fragment alone, which is not sent (RFC
 * 9110, 4.2.5). Its response may still be valid for both.
 */
export function sameAddress(
  { label, method, path, operation }: DocumentOperation,
  operations: readonly DocumentOperation[],
): string | undefined {
  const [address] = path.split("#", 1);
  const other = operations.find(
    (each) =>
      each.label !== label && each.method === method && each.path.split("#", 1)[0] === address,
  );
  return other && `${operation.pointer}: HTTP sends the same request as for ${other.label}`;
}

function bodyReason(body: At, document: UnknownObject, prove: ProveImpossible): string | undefined {
  return body.value["required"] === true ? contentReason(body, document, prove) : undefined;
}

/** The reason of the first media type, if all have one. */
function contentReason(
  at: At,
  document: UnknownObject,
  prove: ProveImpossible,
): string | undefined {
  const reasons = Object.keys(objectOf(at.value["content"])).map((type) => {
    const media = below(at, document, "content", type);
    return "schema" in media.value ? prove(below(media, document, "schema")) : undefined;
  });
  return reasons.includes(undefined) ? undefined : reasons[0];
}

function responsesReason(
  responses: At,
  document: UnknownObject,
  prove: ProveImpossible,
): string | undefined {
  const statuses = Object.keys(responses.value);
  const successes = statuses.filter((status) => /^[23]|^default$/.test(status));
  // RFC 9110, section 15.2: a final response follows each interim one.
  if (successes.length === 0 && statuses.some((status) => status.startsWith("1")))
    return `${responses.pointer}: describes no success but interim responses`;
  const reasons = successes.map((status) =>
    contentReason(below(responses, document, status), document, prove),
  );
  return reasons.includes(undefined) ? undefined : reasons[0];
}

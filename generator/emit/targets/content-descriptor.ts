import { successResponses } from "../../spec/model/exchange.js";
import type { Content, EncodedField } from "../../spec/model/exchange.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { Literal, LiteralObject } from "../../base/literal.js";

/**
 * The media types of a body with the encodings of their fields, the preferred one first. Undefined
 * without a body, and if it is JSON alone.
 */
export function bodiesDescriptor({ body }: EndpointOperation): Literal | undefined {
  if (!body || isJsonAlone(body.contents)) return undefined;
  return body.contents.map(({ mediaType, encoding = {} }) => ({
    mediaType,
    ...(Object.keys(encoding).length > 0 && { encoding: literalOf(encoding) }),
  }));
}

/** Returns true if a body has one media type, which is JSON. */
export function isJsonAlone([first, ...others]: readonly Content[]): boolean {
  return first?.form === "json" && others.length === 0;
}

/**
 * The media types that senders accept: the preferred one of each successful response. Undefined if
 * all bodies are JSON, which needs no choice. Any type, if the operation describes no response.
 */
export function acceptedTypes({ responses }: EndpointOperation): readonly string[] | undefined {
  if (responses.length === 0) return ["*/*"];
  const successes = successResponses(responses);
  const isJson = successes.every(
    ({ contents }) => contents.length > 0 && contents.every(({ form }) => form === "json"),
  );
  if (isJson && successes.length > 0) return undefined;
  return [...new Set(successes.flatMap(({ contents: [first] }) => first?.mediaType ?? []))];
}

/** An interface has no index signature, unlike a literal. */
function literalOf(encoding: Readonly<Record<string, EncodedField>>): LiteralObject {
  return Object.fromEntries(Object.entries(encoding).map(([name, each]) => [name, { ...each }]));
}

import { withoutTrailing } from "../../../templates/runtime/wire/without-trailing.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { Origin } from "./parameter.js";
import type { SchemaShape } from "../schema/shape.js";

/** The body of requests to an operation. */
export interface RequestBody {
  readonly origin: Origin;
  readonly required: boolean;
  readonly description?: string;
  /** The name of the component, if the body is a reference to it. */
  readonly component?: string;
  /** At least one. JSON comes first; otherwise in the order of the document. */
  readonly contents: readonly Content[];
}

/** A response of an operation. */
export interface EndpointResponse {
  readonly origin: Origin;
  /** A status code, a class of them (`2XX`), or `default`. */
  readonly status: string;
  readonly description?: string;
  /** The name of the component, if the response is a reference to it. */
  readonly component?: string;
  /** The names of the headers, in lower case. */
  readonly headers: readonly string[];
  /** The values of headers that have a schema. Absent if none has. */
  readonly headerValues?: ResponseHeaders;
  /** Empty if the response has no body. JSON comes first. */
  readonly contents: readonly Content[];
}

/** The headers of a response that have a schema, by their names in the document. */
export interface ResponseHeaders {
  readonly fields: Readonly<Record<string, HeaderField>>;
  /** The schema for an object with the header values. */
  readonly schema: JsonSchema;
}

/** How a header's value is parsed. Lists and objects use the style `simple`. */
export interface HeaderField {
  readonly shape: SchemaShape;
  /** Members of objects are written as `name=value`. */
  readonly isExploded: boolean;
  /** The text is JSON. */
  readonly isJson: boolean;
}

/** A body in one media type. */
export interface Content {
  /** Without parameters and in lower case; a range such as `image/*` is possible. */
  readonly mediaType: string;
  /** As written in the document, with parameters. */
  readonly contentType: string;
  /** The form of the value in code, which the media type determines, or the schema in a range. */
  readonly form: "json" | "form" | "multipart" | "text" | "binary";
  /** For text and bytes, an annotation without effect. */
  readonly schema: JsonSchema;
  /** The encoding of form fields. */
  readonly encoding?: Readonly<Record<string, EncodedField>>;
  /** The values of the examples by name; `default` is the name of the only one. Absent without any. */
  readonly examples?: Readonly<Record<string, unknown>>;
}

/** The encoding of a field (OpenAPI 3.1, Encoding Object). */
export interface EncodedField {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
}

/** The responses of a successful request: those with a 2xx status, or else the default. */
export function successResponses(
  responses: readonly EndpointResponse[],
): readonly EndpointResponse[] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  return successes.length > 0 ? successes : responses.filter(({ status }) => status === "default");
}

/**
 * The response of a service to a request that succeeds: the first one with JSON, or else the first
 * successful one, or else a redirection. Undefined if the document describes only errors.
 */
export function servedResponse(
  responses: readonly EndpointResponse[],
): EndpointResponse | undefined {
  const successes = successResponses(responses);
  return (
    successes.find(({ contents: [first] }) => first?.form === "json") ??
    successes[0] ??
    responses.find(({ status }) => status.startsWith("3"))
  );
}

/** The JSON of a successful response; undefined if there is none. */
export function payloadContent(responses: readonly EndpointResponse[]): Content | undefined {
  return successResponses(responses)
    .flatMap(({ contents: [first] }) => first ?? [])
    .find(({ form }) => form === "json");
}

/** The JSON schema of a successful response, if any. */
export function payloadSchema(responses: readonly EndpointResponse[]): JsonSchema | undefined {
  return payloadContent(responses)?.schema;
}

/** A status code that a status of a document includes: 200 for `2XX` and `default`. */
export function statusCode(status: string): number {
  return status === "default" ? 200 : Number(status.replace(/XX$/i, "00"));
}

/** A security scheme that senders add credentials for: alternatives by `kind`. */
export type CredentialScheme = (
  | {
      readonly kind: "apiKey";
      readonly in: "query" | "header" | "cookie";
      /** The name of the query parameter, header or cookie. */
      readonly wireName: string;
    }
  | { readonly kind: "basic" }
  | { readonly kind: "bearer" }
) & {
  /** The name in the document. */
  readonly name: string;
  readonly description?: string;
};

/**
 * The names of schemes that are required together. Of several requirements, one is enough (OpenAPI
 * 3.1, Security Requirement Object).
 */
export type SchemeNames = readonly string[];

/** A server in a document (OpenAPI 3.1, Server Object) with an absolute URL. */
export interface OpenApiServer {
  /** The URL; names in braces are variables. */
  readonly url: string;
  readonly description?: string;
  /** The variables in the URL, in order. */
  readonly variables: readonly ServerVariable[];
}

/** The path of the first server's URL, with its variables' defaults; empty without a server. */
export function basePathOf([first]: readonly OpenApiServer[]): string {
  if (!first) return "";
  const url = first.url.replaceAll(
    /\{([^{}]*)\}/g,
    (text, name) => first.variables.find((each) => each.name === name)?.default ?? text,
  );
  return URL.canParse(url) ? withoutTrailing(new URL(url).pathname, "/") : "";
}

/** A variable in a server's URL. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The possible values; empty if any value is possible. */
  readonly values: readonly string[];
  readonly description?: string;
}

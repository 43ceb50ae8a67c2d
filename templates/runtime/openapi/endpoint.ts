import { defineMember } from "../model/member.js";
import { withoutTrailing } from "../wire/without-trailing.js";
import type { BodyReaders } from "../content/body-reader.js";
import type { ContentDescriptor } from "../content/encoded-content.js";
import type { RequestContent } from "../content/request-content.js";
import type { DescriptorOf, SchemaDescriptor } from "../model/descriptor.js";
import type { JsonFormat } from "../content/json-format.js";
import { endpointParameters } from "../styles/described.js";
import type { EndpointParamDescriptor } from "../styles/described.js";
import { filledPath } from "../styles/path-template.js";
import { serializationOf } from "../styles/serialization.js";
import type { ParameterSerialization } from "../styles/serialization.js";
import { unwritableReason } from "../styles/unwritable.js";
import { uriEncoded, writtenPairs, writtenText } from "../styles/write-parameter.js";
import type { SecurityAlternatives } from "../client/credentials.js";
import type { ResponseHeaderDescriptors } from "../styles/response-headers.js";

/** The HTTP methods of operations. */
export type HttpMethod = "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An operation of an OpenAPI document as data. */
export interface EndpointDescriptor<
  Params extends object = object,
  Payload = unknown,
  Responses = unknown,
  Body = never,
  Defaults extends object = {},
> {
  readonly operationId: string;
  readonly method: HttpMethod;
  /** The path relative to the base URL. Names in braces are path parameters. */
  readonly path: string;
  readonly params: EndpointParamDescriptors<Params>;
  /** The media types of the body, the preferred one first. Default: JSON if there is a body. */
  readonly bodies?: readonly ContentDescriptor[];
  /** The media types that senders accept. Default: any JSON. */
  readonly accept?: readonly string[];
  /** Alternative lists of the security schemes that requests require. Default: none. */
  readonly security?: SecurityAlternatives;
  /** The base URL for this endpoint, which overrides the document's. Default: none. */
  readonly server?: string;
  /** The response headers that senders parse. Default: none. */
  readonly responseHeaders?: ResponseHeaderDescriptors;
  /** Readers for response bodies that cannot be read by their media type alone. Default: none. */
  readonly bodyReaders?: BodyReaders;
  /** How JSON is read and written. Default: `JSON.parse` and `JSON.stringify`. */
  readonly json?: JsonFormat;
  /** Types only; never set. */
  readonly "~types"?: {
    readonly params: Params;
    readonly defaults: Defaults;
    readonly payload: Payload;
    readonly responses: Responses;
    readonly body: Body;
  };
}

/** A descriptor for each parameter in `Params`. */
export type EndpointParamDescriptors<Params> = {
  readonly [Name in keyof Params]-?: (
    | DescriptorOf<Exclude<Params[Name], undefined>>
    | SchemaDescriptor
  ) &
    ParameterSerialization;
};

/** Any endpoint, without the types of its parameters. */
export interface AnyEndpoint {
  readonly operationId: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly params: Readonly<Record<string, EndpointParamDescriptor>>;
  readonly bodies?: readonly ContentDescriptor[];
  readonly accept?: readonly string[];
  readonly security?: SecurityAlternatives;
  readonly server?: string;
  readonly responseHeaders?: ResponseHeaderDescriptors;
  readonly bodyReaders?: BodyReaders;
  readonly json?: JsonFormat;
}

/**
 * Returns the method and path template of an endpoint, such as `GET /alliances`. The label is
 * unique in an OpenAPI document.
 */
export function endpointLabel({ method, path }: Pick<AnyEndpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

/** A request to an endpoint: method, path, query, headers and body, without the base URL. */
export interface EndpointRequest<Endpoint, Params> {
  readonly endpoint: Endpoint;
  /** The parameters as they were passed, with their literal types. */
  readonly params: Params;
  readonly method: HttpMethod;
  /** The path with its parameters inserted and percent-encoded. */
  readonly path: string;
  /** The query string, including `?` unless it is empty. */
  readonly search: string;
  /** The decoded names and values in the query string. */
  readonly query: URLSearchParams;
  /** The encoded body; absent if there is no body. */
  readonly content?: RequestContent;
  /**
   * Header parameters, and cookie parameters in `cookie`, which browsers' `fetch` does not send.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the request's URL, given the service's base URL with or without a trailing slash. */
  url(base: string | URL): string;
}

/**
 * Creates a request to an endpoint, without validating it.
 *
 * @param options the parameters, of the type `Params` that a builder infers from its argument
 * @param content the encoded body
 * @throws {RangeError} if a request cannot contain a value, such as an empty path segment
 */
export function endpointRequest<Endpoint, Params extends object>(
  endpoint: Endpoint & AnyEndpoint,
  options: object | undefined,
  content?: RequestContent,
): EndpointRequest<Endpoint, Params> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate the type of a builder's parameter to the type inferred from it
  const params = (options ?? {}) as Params;
  const { path, search, headers } = writtenRequest(endpoint, params);
  const below = path + search;
  return {
    endpoint,
    params,
    method: endpoint.method,
    path,
    search,
    get query() {
      return new URLSearchParams(search);
    },
    headers,
    ...(content && { content }),
    url: (base) => withoutTrailing(String(base), "/") + below,
  };
}

interface WrittenRequest {
  readonly path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
}

function writtenRequest(endpoint: AnyEndpoint, params: object): WrittenRequest {
  const query: string[] = [];
  const cookies: string[] = [];
  const headers: Record<string, string> = {};
  const variables: Record<string, string> = {};
  const parameters = endpointParameters(endpoint);
  for (const [property, value] of Object.entries(params)) {
    if (value === undefined) continue;
    // Parameters that the endpoint does not define are added to the query.
    const as = parameters.get(property)?.as ?? serializationOf(property, {}, endpoint.path);
    const isPlain = typeof value === "number" || (typeof value === "string" && as.style === "form");
    if (isPlain && as.location === "query" && !as.isJson && !as.allowReserved) {
      // Fast path, since most parameters are plain.
      query.push(`${uriEncoded(as.name)}=${uriEncoded(String(value))}`);
      continue;
    }
    const reason = unwritableReason(as, value);
    if (reason !== undefined) throw new RangeError(`The parameter "${property}" ${reason}.`);
    switch (as.location) {
      case "query":
        // Spreading many items as arguments would overflow the stack.
        for (const pair of writtenPairs(as, value)) query.push(pair);
        break;
      case "cookie":
        cookies.push(...writtenPairs(as, value));
        break;
      case "header":
        addHeader(headers, as.name, writtenText(as, value));
        break;
      case "path":
        defineMember(variables, as.name, writtenText(as, value) ?? "");
    }
  }
  if (cookies.length > 0) headers["cookie"] = cookies.join("; ");
  const { path, lost } = filledPath(endpoint.path, variables);
  const [first] = lost;
  if (first !== undefined) throw new RangeError(lostText(first, variables));
  // Some documents include part of the query in the path.
  const mark = path.includes("?") ? "&" : "?";
  return { path, search: query.length === 0 ? "" : mark + query.join("&"), headers };
}

function addHeader(headers: object, name: string, text: string | undefined): void {
  if (text !== undefined) defineMember(headers, name.toLowerCase(), text);
}

function lostText(name: string, variables: Readonly<Record<string, string>>): string {
  return `The path parameter "${name}" must not be ${JSON.stringify(variables[name] ?? "")}.`;
}

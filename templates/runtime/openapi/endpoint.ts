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

/** One operation of an OpenAPI document, as data. */
export interface EndpointDescriptor<
  Params extends object = object,
  Payload = unknown,
  Responses = unknown,
  Body = never,
  Defaults extends object = {},
> {
  readonly operationId: string;
  readonly method: HttpMethod;
  /** Relative to the base address; a name in braces is a path parameter. */
  readonly path: string;
  readonly params: EndpointParamDescriptors<Params>;
  /** The media types of the body, the preferred one first. Default: JSON, if there is a body. */
  readonly bodies?: readonly ContentDescriptor[];
  /** The media types that senders accept. Default: any JSON. */
  readonly accept?: readonly string[];
  /** The schemes that requests need credentials for, as alternatives. Default: none. */
  readonly security?: SecurityAlternatives;
  /** The address of requests instead of the OpenAPI document's. Default: none. */
  readonly server?: string;
  /** The headers of responses that senders parse. Default: none. */
  readonly responseHeaders?: ResponseHeaderDescriptors;
  /** How bodies of responses are read that their media types do not determine. Default: none. */
  readonly bodyReaders?: BodyReaders;
  /** How JSON is read and written. Default: by `JSON.parse` and `JSON.stringify`. */
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

/** One descriptor for each parameter of `Params`. */
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
 * The method and the path template of an endpoint, such as `GET /alliances`: unique in an OpenAPI
 * document.
 */
export function endpointLabel({ method, path }: Pick<AnyEndpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

/** A request to one endpoint: method, path, query, headers and body, independent of the address of the service. */
export interface EndpointRequest<Endpoint, Params> {
  readonly endpoint: Endpoint;
  /** As given, with their literal types. */
  readonly params: Params;
  readonly method: HttpMethod;
  /** With its path parameters filled in and percent-encoded. */
  readonly path: string;
  /** The query string, with `?` unless it is empty. */
  readonly search: string;
  /** The decoded names and values of the query string. */
  readonly query: URLSearchParams;
  /** The encoded body; absent without one. */
  readonly content?: RequestContent;
  /** Header parameters, and cookie parameters in `cookie`, which `fetch` of browsers does not send. */
  readonly headers: Readonly<Record<string, string>>;
  /** The address below the base address of the service, with or without a slash at its end. */
  url(base: string | URL): string;
}

/**
 * Makes the request of an endpoint. Does not validate: the validators do.
 *
 * @param options of the type `Params`, which a builder infers from its argument
 * @param content the encoded body
 * @throws {RangeError} if a request cannot hold a value, such as an empty part of a path
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
    // Parameters that the endpoint does not have belong to the query.
    const as = parameters.get(property)?.as ?? serializationOf(property, {}, endpoint.path);
    const isPlain = typeof value === "number" || (typeof value === "string" && as.style === "form");
    if (isPlain && as.location === "query" && !as.isJson && !as.allowReserved) {
      // Most parameters are plain.
      query.push(`${uriEncoded(as.name)}=${uriEncoded(String(value))}`);
      continue;
    }
    const reason = unwritableReason(as, value);
    if (reason !== undefined) throw new RangeError(`The parameter "${property}" ${reason}.`);
    switch (as.location) {
      case "query":
        // As arguments, many items would exceed the stack.
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
  // Some documents have a part of the query in the path.
  const mark = path.includes("?") ? "&" : "?";
  return { path, search: query.length === 0 ? "" : mark + query.join("&"), headers };
}

function addHeader(headers: object, name: string, text: string | undefined): void {
  if (text !== undefined) defineMember(headers, name.toLowerCase(), text);
}

function lostText(name: string, variables: Readonly<Record<string, string>>): string {
  return `The path parameter "${name}" must not be ${JSON.stringify(variables[name] ?? "")}.`;
}

// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ParamDescriptor, ParamDescriptors } from "../model/descriptor.js";
import type { ContentDescriptor } from "../content/encoded-content.js";
import type { RequestContent } from "../content/request-content.js";
import { percentEncoded, wireText } from "../wire/wire-text.js";

/** The HTTP methods of operations. */
export type HttpMethod = "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One operation of a directory, as data. */
export interface EndpointDescriptor<
  OperationId extends string = string,
  Params extends object = object,
  Defaults extends object = object,
  Payload = unknown,
  Responses = unknown,
  Body = never,
> {
  readonly operationId: OperationId;
  readonly method: HttpMethod;
  /** Relative to the base address; a name in braces is a path parameter. */
  readonly path: string;
  readonly params: ParamDescriptors<Params>;
  /** The media types of the body, the preferred one first. Default: JSON, if there is a body. */
  readonly bodies?: readonly ContentDescriptor[];
  /** The media types that senders accept. Default: any JSON. */
  readonly accept?: readonly string[];
  /** Types only; never set. */
  readonly "~types"?: {
    readonly params: Params;
    readonly defaults: Defaults;
    readonly payload: Payload;
    readonly responses: Responses;
    readonly body: Body;
  };
}

/** Any endpoint, without the types of its parameters. */
export interface AnyEndpoint {
  readonly operationId: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly params: Readonly<Record<string, ParamDescriptor>>;
  readonly bodies?: readonly ContentDescriptor[];
  readonly accept?: readonly string[];
}

/** The method and the path template of an endpoint, such as `GET /alliances`: unique in a directory. */
export function endpointLabel({ method, path }: Pick<AnyEndpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

/** A request to one endpoint: method, path, query and body, independent of the address of the service. */
export interface EndpointRequest<Endpoint, Params> {
  readonly endpoint: Endpoint;
  /** As given, with their literal types. */
  readonly params: Params;
  readonly method: HttpMethod;
  /** With its path parameters filled in and percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The encoded body; absent without one. */
  readonly content?: RequestContent;
  /** The address below the base address of the service, with or without a slash at its end. */
  url(base: string | URL): string;
}

/**
 * Makes the request of an endpoint. Does not validate: the validators do.
 *
 * @param given of the type `Params`, which a builder infers from its argument
 * @param content the encoded body
 */
export function endpointRequest<Endpoint, Params extends object>(
  endpoint: Endpoint & AnyEndpoint,
  given: object | undefined,
  content?: RequestContent,
): EndpointRequest<Endpoint, Params> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate the type of a builder's parameter to the type inferred from it
  const params = (given ?? {}) as Params;
  const query = new URLSearchParams();
  let path = endpoint.path;
  for (const [name, value] of Object.entries(params)) {
    const text = wireText(value);
    if (text === undefined) continue;
    if (endpoint.path.includes(`{${name}}`))
      path = path.replace(`{${name}}`, () => segment(name, text));
    else query.append(name, text);
  }
  const search = query.toString();
  const below = search === "" ? path : `${path}?${search}`;
  return {
    endpoint,
    params,
    method: endpoint.method,
    path,
    query,
    ...(content && { content }),
    url: (base) => withoutSlashes(String(base)) + below,
  };
}

/** The text up to the slashes that it ends with. */
function withoutSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}

/** A part of a path; addresses do not keep an empty part, nor dots alone. */
function segment(name: string, text: string): string {
  if (/^\.{0,2}$/.test(text))
    throw new RangeError(`The path parameter "${name}" must not be ${JSON.stringify(text)}.`);
  return percentEncoded(text);
}

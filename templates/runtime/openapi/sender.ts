import type { EndpointRequest } from "./endpoint.js";
import { withCredentials } from "../client/credentials.js";
import type { BoundCredentials, SecurityAlternatives } from "../client/credentials.js";
import { jsonOf, parsedJson } from "../http/json-response.js";
import { fetched, fetchedBody } from "../http/fetched.js";
import type { FetchOptions } from "../http/fetched.js";
import type { BodyReaders } from "../content/body-reader.js";
import { contentForm, rangesOf } from "../content/content-form.js";
import { receivedBody } from "../content/received-body.js";
import { httpError } from "../http/http-error.js";
import type { JsonFormat } from "../content/json-format.js";
import type { ServerAddress } from "../http/server-address.js";
import type { ResponseHeaderDescriptors } from "../styles/response-headers.js";

/** A request to any endpoint. */
export interface AnyEndpointRequest extends Pick<
  EndpointRequest<unknown, unknown>,
  "method" | "path" | "query" | "headers" | "url" | "content"
> {
  readonly endpoint?:
    | {
        readonly accept?: readonly string[];
        readonly security?: SecurityAlternatives;
        readonly server?: string;
        readonly responseHeaders?: ResponseHeaderDescriptors;
        readonly bodyReaders?: BodyReaders;
        readonly json?: Pick<JsonFormat, "readResponse">;
      }
    | undefined;
}

/** Options of the senders of an API. */
export interface OpenApiSenderOptions extends FetchOptions {
  /** The credentials of requests that need some. Headers of the options override them. */
  readonly credentials?: BoundCredentials | undefined;
}

/** Sends a request to an operation with any HTTP client, and returns the parsed response. */
export type OpenApiSend = (
  request: AnyEndpointRequest,
  how?: { readonly signal?: AbortSignal | undefined },
) => Promise<unknown>;

/** The payload of the response to a request, from its endpoint. */
export type PayloadOf<Request> = Request extends {
  readonly endpoint: { readonly "~types"?: infer Types };
}
  ? Exclude<Types, undefined> extends { readonly payload: infer Payload }
    ? Payload
    : unknown
  : unknown;

/**
 * Sends with `fetch`, without storing cookies. The sender returns the body of a successful
 * response: parsed JSON, text, a described form, a `Blob`, or undefined if it has none. It throws an `HttpError` if
 * the status is not a success, or if the response has another media type than its operation.
 *
 * @param base the base URL of the API; or one of its servers, instead of which operations with a
 *   server of their own are sent to that one
 */
export function openApiSender(
  base: string | URL | ServerAddress,
  options: OpenApiSenderOptions = {},
): <Request extends AnyEndpointRequest>(
  request: Request,
  how?: { readonly signal?: AbortSignal | undefined },
) => Promise<PayloadOf<Request>> {
  return async <Request extends AnyEndpointRequest>(
    request: Request,
    how: { readonly signal?: AbortSignal | undefined } = {},
  ) => {
    const payload = await sent(request, base, how.signal, options);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the spec has the type of the payload; the validators check it
    return payload as PayloadOf<Request>;
  };
}

async function sent(
  request: AnyEndpointRequest,
  base: string | URL | ServerAddress,
  signal: AbortSignal | undefined,
  options: OpenApiSenderOptions,
): Promise<unknown> {
  const { accept, bodyReaders, json } = request.endpoint ?? {};
  const { url, init } = addressedRequest(request, base, options);
  if (!accept) {
    const { response, body } = await fetched(url, init, signal, options);
    return jsonOf(response, body, parsedJson(body, json?.readResponse));
  }
  const { body } = await fetchedBody(
    url,
    accepting(init, accept),
    signal,
    options,
    async (response) => {
      if (!response.ok)
        throw httpError("The server rejected the request", response, await response.text());
      const { mediaType, value } = await receivedBody(response, json?.readResponse, bodyReaders);
      if (mediaType === undefined || accept.length === 0) return undefined;
      if (!accept.some((each) => isOfKind(mediaType, each)))
        throw httpError(
          `The response has the media type ${mediaType}`,
          response,
          typeof value === "string" ? value : undefined,
        );
      return value;
    },
  );
  return body;
}

/** Whether a media type is in a range, or has the form of a type. */
function isOfKind(mediaType: string, described: string): boolean {
  return (
    rangesOf(mediaType).includes(described) || contentForm(mediaType) === contentForm(described)
  );
}

/** The address and the parts of a request for `fetch`, with its credentials. */
export function addressedRequest(
  request: AnyEndpointRequest,
  base: string | URL | ServerAddress,
  { credentials }: OpenApiSenderOptions,
): { readonly url: string; readonly init: RequestInit } {
  const { url, headers } = withCredentials(
    { url: request.url(addressFor(request, base)), headers: request.headers },
    request.endpoint?.security,
    credentials,
  );
  return { url, init: requestInit({ ...request, headers }) };
}

function addressFor(
  { endpoint }: AnyEndpointRequest,
  base: string | URL | ServerAddress,
): string | URL {
  return typeof base === "object" && "url" in base ? (endpoint?.server ?? base.url) : base;
}

/** The parts of a request for `fetch`. */
function requestInit({
  method,
  headers,
  content,
}: Pick<AnyEndpointRequest, "method" | "headers" | "content">): RequestInit {
  if (!content) return { method, headers };
  const { mediaType, body } = content;
  return { method, body, headers: { ...headers, "content-type": mediaType } };
}

function accepting(init: RequestInit, accept: readonly string[]): RequestInit {
  if (accept.length === 0) return init;
  return {
    ...init,
    headers: {
      accept: accept.join(", "),
      ...Object.fromEntries(new Headers(init.headers)),
    },
  };
}

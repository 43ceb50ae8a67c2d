// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { EndpointRequest } from "./endpoint.js";
import { jsonOf } from "../client/read-response.js";
import { fetched } from "../client/senders.js";
import type { FetchOptions } from "../client/senders.js";

/** A request to any endpoint. */
export type AnyEndpointRequest = Pick<
  EndpointRequest<unknown, unknown>,
  "method" | "path" | "query" | "url"
>;

/** Sends a request to a directory and returns the parsed response, with any HTTP client. */
export type DirectorySend = (
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
 * Sends with `fetch`, without storing cookies. The sender throws an `HttpError` if the response is
 * not JSON or its status is not a success.
 *
 * @param base the address of the directory
 */
export function directorySender(
  base: string | URL,
  options: FetchOptions = {},
): <Request extends AnyEndpointRequest>(
  request: Request,
  how?: { readonly signal?: AbortSignal | undefined },
) => Promise<PayloadOf<Request>> {
  return async <Request extends AnyEndpointRequest>(
    request: Request,
    how: { readonly signal?: AbortSignal | undefined } = {},
  ) => {
    const init = { method: request.method };
    const { response, body } = await fetched(request.url(base), init, how.signal, options);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the spec has the type of the payload; the validators check it
    return jsonOf(response, body) as PayloadOf<Request>;
  };
}

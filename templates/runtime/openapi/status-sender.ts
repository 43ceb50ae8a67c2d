import { fetchedBody } from "../http/fetched.js";
import { receivedBody } from "../content/received-body.js";
import type { ServerAddress } from "../http/server-address.js";
import { readResponseHeaders } from "../styles/response-headers.js";
import { addressedRequest } from "./sender.js";
import type { AnyEndpointRequest, OpenApiSenderOptions } from "./sender.js";
import type { StatusResponse } from "./status-response.js";

/** The response to a request, from its endpoint: alternatives by `status`. */
export type ResponseTo<Request> = Request extends {
  readonly endpoint: { readonly "~types"?: infer Types };
}
  ? Exclude<Types, undefined> extends { readonly responses: infer Responses }
    ? Responses
    : StatusResponse
  : StatusResponse;

/**
 * Sends with `fetch`, without storing cookies, and returns the response of any status. The spec has
 * the types of the responses; the validators check them. The sender throws an `HttpError` if a
 * response has a JSON type and is not JSON.
 *
 * @param base the base URL of the API; or one of its servers, instead of which operations with a
 *   server of their own are sent to that one
 */
export function statusSender(
  base: string | URL | ServerAddress,
  options: OpenApiSenderOptions = {},
): <Request extends AnyEndpointRequest>(
  request: Request,
  how?: { readonly signal?: AbortSignal | undefined },
) => Promise<ResponseTo<Request>> {
  return async <Request extends AnyEndpointRequest>(
    request: Request,
    how: { readonly signal?: AbortSignal | undefined } = {},
  ) => {
    const { url, init } = addressedRequest(request, base, options);
    const { response, body } = await fetchedBody(url, init, how.signal, options, async (received) =>
      receivedBody(received, request.endpoint?.json?.readResponse, request.endpoint?.bodyReaders),
    );
    const { status, headers } = response;
    const headerValues = readResponseHeaders(request.endpoint?.responseHeaders, status, headers);
    const found = { status, mediaType: body.mediaType, body: body.value, headers, headerValues };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the spec has the types of responses; the validators check them
    return found as ResponseTo<Request>;
  };
}

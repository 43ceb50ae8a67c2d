import { withCredentials } from "../client/credentials.js";
import type { BoundCredentials, SecurityAlternatives } from "../client/credentials.js";
import type { BodyReaders } from "../content/body-reader.js";
import { contentForm, essenceOf, rangesOf } from "../content/content-form.js";
import type { JsonFormat } from "../content/json-format.js";
import { receivedBody } from "../content/received-body.js";
import type { ReceivedBody } from "../content/received-body.js";
import { fetched, keptCopy } from "../http/fetched.js";
import type { FetchOptions, SendRequest } from "../http/fetched.js";
import { httpError } from "../http/http-error.js";
import { jsonOf, parsedJson, requireSuccess } from "../http/json-response.js";
import type { ServerAddress } from "../http/server-address.js";
import { readResponseHeaders } from "../styles/response-headers.js";
import type { ResponseHeaderDescriptors } from "../styles/response-headers.js";
import type { ClientValidation } from "./client-validation.js";
import type { EndpointRequest } from "./endpoint.js";
import type { AcceptedBody, MediaTypeOf, ResponseTo } from "./status-response.js";

/** A request to any endpoint. */
export interface AnyEndpointRequest extends Pick<
  EndpointRequest<unknown, unknown>,
  "method" | "path" | "query" | "headers" | "url" | "content" | "params"
> {
  readonly endpoint?:
    | {
        readonly operationId: string;
        readonly path: string;
        readonly accept?: readonly string[];
        readonly security?: SecurityAlternatives;
        readonly server?: string;
        readonly responseHeaders?: ResponseHeaderDescriptors;
        readonly bodyReaders?: BodyReaders;
        readonly json?: Pick<JsonFormat, "readResponse">;
      }
    | undefined;
}

/**
 * The base URL for operation paths, or one of the document's servers. With a server, operations
 * that define their own server use that server.
 */
export type BaseUrl = string | URL | ServerAddress;

/** Options for the client of an API. */
export interface OpenApiClientOptions extends FetchOptions {
  readonly baseUrl: BaseUrl;
  /** The credentials for requests that require them. Headers in the options override them. */
  readonly credentials?: BoundCredentials | undefined;
  /** Validates requests and responses. Default: no validation. */
  readonly validation?: ClientValidation | undefined;
}

/** Options for a single call of a client. */
export interface CallOptions<Accept extends string | undefined = string | undefined> {
  readonly signal?: AbortSignal | undefined;
  /**
   * The media type to request, which also determines the body's type. Default: the operation's
   * preferred one, or the server's choice if any status is returned.
   */
  readonly accept?: Accept;
}

/** Sends requests to the operations of an API with `fetch`, without storing cookies. */
export interface OpenApiClient {
  /**
   * Returns the body of a successful response: parsed JSON, text, a described form, a `Blob`, or
   * undefined if there is no body.
   *
   * @throws {HttpError} if the status is not a success, or if the response's media type differs
   * from the operation's
   * @throws {ValidationError} if validation is enabled and the request or the response is invalid
   */
  <Request extends AnyEndpointRequest, Accept extends MediaTypeOf<Request> | undefined = undefined>(
    request: Request,
    options?: CallOptions<Accept>,
  ): Promise<AcceptedBody<Request, Accept>>;

  /**
   * Returns a response with any status, as a union discriminated by `status` and `mediaType`.
   *
   * @throws {HttpError} if the media type is JSON but the body is not, or if a browser hides a
   * redirect
   * @throws {ValidationError} if validation is enabled and the request or the response is invalid
   */
  readonly response: <Request extends AnyEndpointRequest>(
    request: Request,
    options?: CallOptions,
  ) => Promise<ResponseTo<Request>>;
}

/**
 * Creates a client for an API. Code generated for a document includes a function that calls this
 * one with the document's server, credentials and validators.
 *
 * @throws {RangeError} if the base URL contains a query or a fragment
 */
export function openApiClient(options: OpenApiClientOptions): OpenApiClient {
  const { baseUrl } = options;
  const address = typeof baseUrl === "object" && "url" in baseUrl ? baseUrl.url : String(baseUrl);
  if (/[?#]/.test(address))
    throw new RangeError("The base URL must not contain a query or a fragment.");
  const payload = async (request: AnyEndpointRequest, call: CallOptions = {}): Promise<unknown> => {
    const accept = call.accept === undefined ? request.endpoint?.accept : [call.accept];
    const read = async (response: Response): Promise<ReceivedBody> =>
      receivedPayload(response, request, accept);
    const { body, response } = await sent(request, options, call, accept ?? [], read);
    await options.validation?.response(request, response.status, body);
    return body.value;
  };
  const response = async (request: AnyEndpointRequest, call: CallOptions = {}) => {
    const { json, bodyReaders, responseHeaders } = request.endpoint ?? {};
    const accept = call.accept === undefined ? [] : [call.accept];
    const read = async (received: Response): Promise<ReceivedBody> => {
      if (received.status === 0) requireSuccess(received, "");
      const described = received.ok ? request.endpoint?.accept : undefined;
      return receivedBody(received, json?.readResponse, bodyReaders, described);
    };
    const found = await sent(request, options, call, accept, read);
    const { status, headers } = found.response;
    await options.validation?.response(request, status, found.body);
    const { mediaType, value: body } = found.body;
    const headerValues = readResponseHeaders(responseHeaders, status, headers);
    return { status, mediaType, body, headers, headerValues };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the spec has the types of responses; the validators check them
  return Object.assign(payload, { response }) as OpenApiClient;
}

/** Sends a request with its credentials and reads the response. */
async function sent(
  request: AnyEndpointRequest,
  options: OpenApiClientOptions,
  { signal, accept }: CallOptions,
  mediaTypes: readonly string[],
  read: (response: Response) => Promise<ReceivedBody>,
): Promise<{ readonly response: Response; readonly body: ReceivedBody }> {
  const { method, content, endpoint } = request;
  const target = async () => {
    await options.validation?.request(request);
    const { url, ...init } = await withCredentials(
      {
        url: request.url(addressFor(request, options.baseUrl)),
        headers: {
          ...(mediaTypes.length > 0 && { accept: mediaTypes.join(", ") }),
          ...request.headers,
          ...(content && { "content-type": content.mediaType }),
        },
      },
      endpoint?.security,
      options.credentials,
    );
    return { url, init: { method, ...init, ...(content && { body: content.body }) } };
  };
  // The call's header overrides the client's header.
  const asked = accept === undefined ? {} : { headers: { ...options.headers, accept } };
  const fetch = withinOrigin(options.fetch);
  return fetched(target, signal, { ...options, ...asked, fetch }, read);
}

/** The same limit as in `fetch`. */
const MAX_REDIRECTS = 20;

/** Follows redirects of a GET that `fetch` does not follow, if the origin stays the same. */
function withinOrigin(fetchRequest: SendRequest = async (request) => fetch(request)): SendRequest {
  return async (first) => {
    for (let request = first, count = 0; ; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each request depends on the response before it
      const response = await fetchRequest(request);
      const location = response.headers.get("location") ?? "";
      const isMoved = [301, 302, 303, 307, 308].includes(response.status) && count < MAX_REDIRECTS;
      if (!isMoved || first.redirect === "follow" || !URL.canParse(location, request.url))
        return response;
      const target = new URL(location, request.url);
      // A request's URL cannot contain a user.
      const isOwn = target.href.startsWith(`${new URL(request.url).origin}/`);
      if (!isOwn || !/^(?:GET|HEAD)$/.test(first.method)) return response;
      // Frees the connection.
      // oxlint-disable-next-line no-await-in-loop -- as above
      await response.body?.cancel();
      request = keptCopy(request, new Request(target, request));
    }
  };
}

function addressFor({ endpoint }: AnyEndpointRequest, base: BaseUrl): string | URL {
  return typeof base === "object" && "url" in base ? (endpoint?.server ?? base.url) : base;
}

/**
 * Reads the body of a successful response in one of the media types; if none are listed, in any
 * form of JSON.
 */
async function receivedPayload(
  response: Response,
  { endpoint }: AnyEndpointRequest,
  accept: readonly string[] | undefined,
): Promise<ReceivedBody> {
  const readJson = endpoint?.json?.readResponse;
  if (!accept) {
    const text = await response.text();
    const value = jsonOf(response, text, parsedJson(text, readJson));
    const mediaType = essenceOf(response.headers.get("content-type") ?? "");
    return { mediaType: contentForm(mediaType) === "json" ? mediaType : JSON_TYPE, value };
  }
  if (!response.ok) requireSuccess(response, await response.text());
  const body = await receivedBody(response, readJson, endpoint?.bodyReaders, accept);
  const { mediaType, value } = body;
  if (mediaType === undefined || accept.length === 0)
    return { mediaType: undefined, value: undefined };
  if (!accept.some((each) => isOfKind(mediaType, each)))
    throw httpError(
      `The response has the media type ${mediaType}`,
      response,
      typeof value === "string" ? value : undefined,
    );
  return body;
}

const JSON_TYPE = "application/json";

/** Whether a media type is in a range, or has the same form as a type. */
function isOfKind(mediaType: string, described: string): boolean {
  return (
    rangesOf(mediaType).includes(described) || contentForm(mediaType) === contentForm(described)
  );
}

import { shownUrl } from "../http/json-response.js";

/** A request for clients that do not take a `Request`. */
export interface RequestMessage {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a POST, as bytes if the request includes files; null without a body. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** `manual` if the client must not follow redirects, because the request may contain secrets. */
  readonly redirect: Request["redirect"];
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

/** A response from clients that do not return a `Response`. */
export interface ResponseMessage {
  readonly status: number;
  /** Names and values, as an object or in pairs. */
  readonly headers: Iterable<readonly [string, unknown]> | object;
  readonly body: string;
}

/**
 * Creates a `fetch` for senders from an HTTP client that takes and returns plain data.
 *
 * The client must return responses of any status, must not retry, and must obey `redirect`. An
 * error that it throws becomes the `cause` of a `TypeError`, which `fetch` throws for network
 * errors.
 */
export function fetchWith(
  exchange: (request: RequestMessage) => Promise<ResponseMessage>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const message = await messageOf(request);
    try {
      return responseOf(await exchange(message));
    } catch (cause) {
      request.signal.throwIfAborted();
      const url = shownUrl(request.url);
      const why = (cause instanceof Error ? cause.message : String(cause)).replaceAll(
        request.url,
        url,
      );
      throw new TypeError(`The request to ${url} failed: ${why}`, { cause });
    }
  };
}

async function messageOf(request: Request): Promise<RequestMessage> {
  const { url, method, redirect, signal } = request;
  const headers: Record<string, string> = {};
  // oxlint-disable-next-line unicorn/no-array-for-each -- Headers are no iterable in the library "DOM" alone
  request.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const body = method === "GET" ? null : await bodyOf(request);
  return { url, method, headers, body, redirect, signal };
}

/** Files are binary. */
async function bodyOf(request: Request): Promise<string | Uint8Array<ArrayBuffer>> {
  const isText = !/^multipart\//i.test(request.headers.get("content-type") ?? "");
  return isText ? request.text() : new Uint8Array(await request.arrayBuffer());
}

/** Responses such as 204 must not have a body, even an empty one. */
function responseOf({ status, headers, body }: ResponseMessage): Response {
  return new Response(body === "" ? null : body, { status, headers: headersOf(headers) });
}

/** In Node and clients based on it, the value of `set-cookie` is a list. */
function headersOf(fields: ResponseMessage["headers"]): Headers {
  const headers = new Headers();
  for (const [name, value] of isIterable(fields) ? fields : Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value])
      if (typeof each === "string" || typeof each === "number") headers.append(name, String(each));
  return headers;
}

function isIterable(
  headers: ResponseMessage["headers"],
): headers is Iterable<readonly [string, unknown]> {
  return Symbol.iterator in headers;
}

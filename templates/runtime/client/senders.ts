import { fetched } from "../http/fetched.js";
import type { FetchOptions } from "../http/fetched.js";
import { untilAborted } from "../http/abort.js";
import { errorOf } from "../action-api/api-error.js";
import { propertyOf } from "../model/member.js";
import { readResponse } from "./read-response.js";
import type { SendContext, Send } from "./send.js";
import { toRequestInit } from "../request/to-request.js";

/** Options for the platform's `fetch` with a wiki. */
export interface FetchSenderOptions extends FetchOptions {
  /** The longest address that is sent by GET, in characters. Default: 2000. */
  readonly maxUrl?: number | undefined;
}

/**
 * Sends with `fetch`, without storing cookies. The sender throws an {@link ApiError} if the
 * response is an error of the API, with the wait of `Retry-After`, and an {@link HttpError} if it
 * is not JSON or its status is not a success.
 *
 * @param endpoint the address of the wiki's `api.php`
 */
export function fetchSender(endpoint: string | URL, options: FetchSenderOptions = {}): Send {
  return async (parameters, { method, signal, files, form: wanted }) => {
    const form = { method, files, toString: () => new URLSearchParams(parameters).toString() };
    const { response, body } = await fetched(
      () => toRequestInit(form, endpoint, options),
      signal,
      options,
      (received) => received.text(),
    );
    return readResponse(response, body, parameters["errorformat"], wanted);
  };
}

/** The used part of an m3api session. */
export interface M3apiSession {
  request(
    params: Record<string, string | Blob>,
    options: {
      readonly method: string;
      readonly dropTruncatedResultWarning: boolean;
      /** Of no use to the session but that no other request has the same. */
      readonly "paramsmith/alone": object;
    },
  ): Promise<unknown>;
}

/**
 * Sends with m3api, which retries and warns by its own options. Its errors become {@link
 * ApiError}s. A request that m3api has sent is not cancelled: a signal only ends the wait.
 */
export function m3apiSender(session: M3apiSession): Send {
  return async (parameters, context) =>
    withApiErrors(
      session.request(
        { ...parameters, ...context.files },
        {
          method: methodFor(parameters, context),
          dropTruncatedResultWarning: true,
          // m3api combines concurrent requests if their options and parameters are compatible. An
          // option of one request would then apply to both.
          "paramsmith/alone": {},
        },
      ),
      (error) => ({ errors: propertyOf(error, "errors") }),
      context.signal,
    );
}

/** The used part of an mwn bot. */
export interface MwnBot {
  request(
    params: Record<string, string>,
    options: {
      readonly method: "get" | "post";
      readonly headers?: { readonly "Content-Type": "multipart/form-data" };
    },
  ): Promise<unknown>;
}

/**
 * Sends with mwn, which retries by its own options. Its errors become {@link ApiError}s. A request
 * that mwn has sent is not cancelled: a signal only ends the wait.
 */
export function mwnSender(bot: MwnBot): Send {
  return async (parameters, context) => {
    const files = await mwnFiles(context.files);
    const hasFiles = Object.keys(files).length > 0;
    return withApiErrors(
      bot.request(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- mwn's types allow a stream, and it sends a buffer too
        { ...parameters, ...files } as Record<string, string>,
        {
          method: methodFor(parameters, context) === "GET" ? "get" : "post",
          ...(hasFiles && { headers: { "Content-Type": "multipart/form-data" } }),
        },
      ),
      (error) => propertyOf(propertyOf(error, "response"), "data"),
      context.signal,
    );
  };
}

async function mwnFiles(files: SendContext["files"] = {}): Promise<Record<string, unknown>> {
  const found = Object.entries(files).map(async ([name, file]) => {
    const fileName = "name" in file ? String(file.name) : "blob";
    return [name, { stream: bufferOf(await file.arrayBuffer()), name: fileName }] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** mwn runs in Node, and the form that it sends accepts Node's buffers alone. */
function bufferOf(bytes: ArrayBuffer): unknown {
  const buffer: unknown = Reflect.get(globalThis, "Buffer");
  return typeof buffer === "function" && "from" in buffer && typeof buffer.from === "function"
    ? buffer.from(bytes)
    : bytes;
}

/** The longest query string that another client sends by GET, in characters; its address adds to that. */
const LONGEST_QUERY = 1800;

/** The method of a request that another client sends. */
export function methodFor(
  parameters: Readonly<Record<string, string>>,
  { method, files = {} }: SendContext,
): SendContext["method"] {
  if (Object.keys(files).length > 0) return "POST";
  const { length } = new URLSearchParams(parameters).toString();
  return length > LONGEST_QUERY ? "POST" : method;
}

/** The response from another client; an error response that it throws becomes an ApiError. */
async function withApiErrors(
  pending: Promise<unknown>,
  responseIn: (error: unknown) => unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    return await untilAborted(pending, signal);
  } catch (error) {
    throw errorOf(responseIn(error)) ?? error;
  }
}

import { fetched } from "../http/fetched.js";
import type { FetchOptions } from "../http/fetched.js";
import { untilAborted } from "../http/abort.js";
import { errorOf } from "../action-api/api-error.js";
import { propertyOf } from "../model/member.js";
import { readResponse } from "./read-response.js";
import type { SendContext, Send } from "./send.js";
import { toRequestInit } from "../request/to-request.js";

/** Options for {@link fetchSender}. */
export interface FetchSenderOptions extends FetchOptions {
  /** The maximum length of a GET URL in characters. Longer requests use POST. Default: 2000. */
  readonly maxUrl?: number | undefined;
}

/**
 * Creates a sender that uses `fetch` and does not store cookies. It throws an {@link ApiError} with
 * the time in `Retry-After` for an API error, and an {@link HttpError} if the response is not JSON
 * or its status is not a success.
 *
 * @param endpoint the URL of the wiki's `api.php`
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
      /** A unique value that keeps the session from combining requests. */
      readonly "paramsmith/alone": object;
    },
  ): Promise<unknown>;
}

/**
 * Creates a sender from an m3api session, which retries and warns according to its own options. Its
 * errors become {@link ApiError}s. Requests that m3api has sent are not cancelled; a signal only
 * ends the wait.
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
 * Creates a sender from an mwn bot, which retries according to its own options. Its errors become
 * {@link ApiError}s. Requests that mwn has sent are not cancelled; a signal only ends the wait.
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

/** mwn runs in Node, and its form accepts only Node's buffers. */
function bufferOf(bytes: ArrayBuffer): unknown {
  const buffer: unknown = Reflect.get(globalThis, "Buffer");
  return typeof buffer === "function" && "from" in buffer && typeof buffer.from === "function"
    ? buffer.from(bytes)
    : bytes;
}

/**
 * The maximum length of a query string that other clients send with GET, in characters, without the
 * endpoint's URL.
 */
const LONGEST_QUERY = 1800;

/** Returns the method of a request for a different client. */
export function methodFor(
  parameters: Readonly<Record<string, string>>,
  { method, files = {} }: SendContext,
): SendContext["method"] {
  if (Object.keys(files).length > 0) return "POST";
  const { length } = new URLSearchParams(parameters).toString();
  return length > LONGEST_QUERY ? "POST" : method;
}

/**
 * Returns the response from a different client, and converts an error response that it throws to an
 * ApiError.
 */
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

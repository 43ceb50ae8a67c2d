import { errorOf } from "../action-api/api-error.js";
import { ResponseError } from "../http/response-error.js";
import { propertyOf } from "../model/member.js";
import { onAbort, untilAborted } from "../http/abort.js";
import { readResponse } from "./read-response.js";
import type { SendContext, SendWithTokens } from "./send.js";
import { methodFor } from "./senders.js";
import { withTokensFrom } from "./tokens.js";
import type { TokenSource } from "./tokens.js";

/**
 * The used part of `mw.Api`, MediaWiki's client in wiki pages, and of `mw.ForeignApi`, which sends
 * to a different wiki.
 */
export interface MwApi {
  /** Sends parameters with GET. */
  get(parameters: Record<string, string>, options?: MwApiOptions): MwApiRequest;
  /** Sends parameters with POST. With files, the body is a form of this type. */
  post(parameters: Record<string, string>, options?: MwApiOptions): MwApiRequest;
  /** Returns a token of a type, such as `csrf`, from the page or from the server. */
  getToken(type: string): MwApiPromise;
  /** Discards the cached token of a type. */
  badToken(type: string): void;
}

/** Options for one request of `mw.Api`. */
export interface MwApiOptions {
  contentType?: "multipart/form-data";
  /** Prevents parsing the response as JSON. */
  dataType?: "text";
}

/** The used part of a jQuery promise. `await` would drop all but the first argument. */
export interface MwApiPromise {
  /** Calls one of two functions with all settled values. */
  then(
    done: (result: unknown) => void,
    fail: (code: unknown, details: unknown, result: unknown, xhr: unknown) => void,
  ): unknown;
}

/** The promise of a request. */
export interface MwApiRequest extends MwApiPromise {
  /** Cancels the request. Without this method, a signal only ends the wait. */
  abort?(): void;
}

/**
 * Creates a sender from `mw.Api` or `mw.ForeignApi`, for gadgets, user scripts and extensions.
 * Request parameters override the defaults of the `mw.Api`. A signal cancels the request.
 *
 * The sender adds the tokens that a request's modules require, and a new token if the server
 * responds with `badtoken`. It uses `getToken`, which takes most tokens from the page.
 *
 * It throws an {@link ApiError} with all messages for an API error, an {@link HttpError} if the
 * response is not JSON or its status is not a success, a `TypeError` for a network error, and a
 * `TimeoutError` after the timeout of the `mw.Api`, which defaults to 30 seconds.
 */
export function mwApiSender(api: MwApi): SendWithTokens {
  return withTokensFrom(tokensOf(api), async (parameters, context) => {
    const { signal } = context;
    signal?.throwIfAborted();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- types-mediawiki allows a File only; mw.Api puts any Blob into the form
    const form = { ...parameters, ...context.files } as Record<string, string>;
    const send = methodFor(parameters, context) === "GET" ? "get" : "post";
    const request = api[send](form, ...optionsFor(context));
    const outcome = untilAborted(outcomeOf(request), signal);
    const release = onAbort(signal, () => request.abort?.());
    try {
      return resultOf(await outcome, parameters["errorformat"]);
    } finally {
      release();
    }
  });
}

/** Without options, `mw.Api` parses the response as JSON. */
function optionsFor({ form, files = {} }: SendContext): readonly MwApiOptions[] {
  if (Object.keys(files).length > 0) return [{ contentType: "multipart/form-data" }];
  return form === "text" ? [{ dataType: "text" }] : [];
}

/**
 * Returns the tokens of an `mw.Api`. Token requests are never cancelled, since other requests may
 * wait for them.
 */
function tokensOf(api: MwApi): TokenSource {
  return {
    async get(type) {
      const outcome = await outcomeOf(api.getToken(type));
      const isMissing = outcome.kind === "failed" && outcome.code === "token-missing";
      const token = isMissing ? undefined : resultOf(outcome);
      if (typeof token === "string") return token;
      throw new ResponseError(`mw.Api has no token of type "${type}".`);
    },
    discard: (type) => api.badToken(type),
  };
}

/** The values with which a promise of `mw.Api` settles. */
type Outcome =
  | { readonly kind: "done"; readonly result: unknown }
  | {
      readonly kind: "failed";
      /** The code of the first API error; otherwise `http` or another code of `mw.Api`. */
      readonly code: unknown;
      /** The error response; for the `http` code, `{ textStatus, xhr, exception }`. */
      readonly details: unknown;
      readonly xhr: unknown;
    };

async function outcomeOf(promise: MwApiPromise): Promise<Outcome> {
  return new Promise((resolve) => {
    promise.then(
      (result) => resolve({ kind: "done", result }),
      (code, details, _result, xhr) => resolve({ kind: "failed", code, details, xhr }),
    );
  });
}

/** The result of a promise, or throws its error. */
function resultOf(outcome: Outcome, errorformat?: string): unknown {
  if (outcome.kind === "done") return outcome.result;
  const { code, details, xhr = propertyOf(details, "xhr") } = outcome;
  switch (propertyOf(details, "textStatus")) {
    case "abort":
      throw new DOMException("mw.Api cancelled the request.", "AbortError");
    case "timeout":
      throw new DOMException("mw.Api received no response in time.", "TimeoutError");
  }
  if (isXhr(xhr)) return received(xhr, errorformat);
  // Wikis can replace mw.ForeignApi, and such classes pass on fewer arguments.
  throw errorOf(details, { errorformat }) ?? rejection(code, details);
}

/** The used part of a request's `jqXHR`. */
interface Xhr {
  /** 0 if there was no response. */
  readonly status: number;
  readonly responseText?: string;
  getResponseHeader(name: string): string | null;
}

function isXhr(value: unknown): value is Xhr {
  return (
    typeof propertyOf(value, "status") === "number" &&
    typeof propertyOf(value, "getResponseHeader") === "function"
  );
}

function received(xhr: Xhr, errorformat: string | undefined): unknown {
  const { status, responseText = "" } = xhr;
  // Like `fetch`.
  if (status === 0) throw new TypeError("mw.Api received no response: the network failed.");
  const ok = status >= 200 && status < 300;
  const headers = { get: (name: string) => xhr.getResponseHeader(name) };
  return readResponse({ ok, status, headers }, responseText, errorformat);
}

function rejection(code: unknown, details: unknown): Error {
  for (const each of [details, code]) if (each instanceof Error) return each;
  return new Error(`mw.Api rejected the request: ${String(code)}`, { cause: details });
}

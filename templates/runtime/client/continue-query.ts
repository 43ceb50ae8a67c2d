// Sends requests and reads responses: senders, retries, tokens, continuation, batches.

import { ResponseError } from "../http/response-error.js";
import { isObject } from "../model/json.js";
import type { ResponseOf } from "../response/response-of.js";
import { sendOnce } from "./send.js";
import type { AnyResponse, Sendable, SenderOf, SendOptions } from "./send.js";

/** Limits for a continued query. */
export interface ContinueOptions extends SendOptions {
  /** The maximum number of requests to send. */
  readonly maxRequests?: number | undefined;
  /** Stops sending requests after this many rows. */
  readonly maxRows?: number | undefined;
  /**
   * Called after each response with the number of items in all lists so far, or with the number of
   * complete pages in `pagesOf`. The total is not known.
   */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** The progress of a continued query or of batches. */
export interface Progress {
  /** The number of rows, pages or values processed so far. */
  readonly done: number;
  /** The total number of values, or undefined if it is not known. */
  readonly total?: number | undefined;
}

/**
 * Sends a request and continues it until its responses are complete. Each request repeats the
 * original parameters and adds the latest `continue`. Leaving the loop sends no further requests.
 * If a limit ends the loop, the last response includes a `continue`.
 *
 * @throws {ApiError} if a response is an error
 * @throws {ResponseError} if a response repeats the `continue` of an earlier response
 */
export async function* continueQuery<Request extends Sendable>(
  request: Request,
  send: SenderOf<Request>,
  { maxRequests = Infinity, maxRows = Infinity, onProgress, ...options }: ContinueOptions = {},
): AsyncGenerator<ResponseOf<Request>, void, undefined> {
  const original = request.toRecord();
  const context = { ...options, method: request.method, request };
  const earlier = new Set<string>();
  let parameters = original;
  for (let sent = 0, rows = 0; sent < maxRequests && rows < maxRows; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each request depends on the response before it
    const response = await sendOnce(parameters, send, context);
    const continueParams = continueParamsOf(response);
    const position = String(continueParams);
    if (earlier.has(position))
      throw new ResponseError(`The response continues with earlier parameters: ${position}.`);
    rows += rowsIn(response);
    onProgress?.({ done: rows });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type was inferred from responses; validateResponse checks it
    yield response as ResponseOf<Request>;
    if (!continueParams) return;
    earlier.add(position);
    parameters = { ...original, ...Object.fromEntries(continueParams) };
  }
}

/** The `continue` parameters in wire form. */
function continueParamsOf(response: AnyResponse): URLSearchParams | undefined {
  const continueParams = response["continue"];
  if (continueParams === undefined && !response["query-continue"]) return undefined;
  if (
    !isObject(continueParams) ||
    Object.values(continueParams).some((value) => typeof value === "object")
  )
    throw new ResponseError(
      "The response's `continue` is not an object of strings.\nhelp: remove `rawcontinue` from the request.",
    );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is no text, such as a number, becomes one
  return new URLSearchParams(continueParams as Record<string, string>);
}

/** Counts the items in all lists of a query, including pages, a map in format version 1. */
function rowsIn({ query }: AnyResponse): number {
  return Object.entries(isObject(query) ? query : {}).flatMap(([name, list]) =>
    Array.isArray(list) || (name === "pages" && isObject(list)) ? Object.keys(list) : [],
  ).length;
}

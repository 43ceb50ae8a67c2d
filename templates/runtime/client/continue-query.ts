// Sending requests and reading what they return: senders, retries, tokens, continuation, batches.

import { ResponseError } from "../action-api/api-error.js";
import { isObject } from "../model/json.js";
import type { AnswerTo } from "../response/response-of.js";
import { answerTo } from "./send.js";
import type { AnyResponse, Send, Sendable, SendOptions } from "./send.js";

/** How far to go on. */
export interface ContinueOptions extends SendOptions {
  /** No more requests are sent than this. */
  readonly maxRequests?: number | undefined;
  /** Nothing more is sent once there were this many rows. */
  readonly maxRows?: number | undefined;
}

/**
 * Sends a request, and what follows from its answers, until nothing does: always the original
 * parameters with the latest `continue`. Leaving the loop sends nothing more. Where a limit ends it,
 * the last answer has a `continue`.
 *
 * @throws {ApiError} where an answer is an error
 * @throws {ResponseError} where an answer says to go on where the walk has been before
 */
export async function* continueQuery<Request extends Sendable>(
  request: Request,
  send: Send,
  { signal, maxRequests = Infinity, maxRows = Infinity, onWarnings }: ContinueOptions = {},
): AsyncGenerator<AnswerTo<Request>, void, undefined> {
  const original = request.toRecord();
  const how = { method: request.method, signal, request };
  const seen = new Set<string>();
  let parameters = original;
  for (let sent = 0, rows = 0; sent < maxRequests && rows < maxRows; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each request depends on the answer before it
    const answer = await answerTo(parameters, send, how, onWarnings);
    const proceed = proceedOf(answer);
    const place = String(proceed);
    if (seen.has(place)) throw new ResponseError(`The answer goes back to ${place}.`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a server answers was learned, and is checked by validateAnswer
    yield answer as AnswerTo<Request>;
    if (!proceed) return;
    seen.add(place);
    parameters = { ...original, ...Object.fromEntries(proceed) };
    rows += rowsIn(answer);
  }
}

/** The parameters that lead to what follows an answer, as wire text. */
function proceedOf(answer: AnyResponse): URLSearchParams | undefined {
  const proceed = answer["continue"];
  if (proceed === undefined && !answer["query-continue"]) return undefined;
  if (!isObject(proceed) || Object.values(proceed).some((value) => typeof value === "object"))
    throw new ResponseError(
      "The answer goes on without text in `continue`; leave out `rawcontinue`.",
    );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is no text, such as a number, becomes one
  return new URLSearchParams(proceed as Record<string, string>);
}

/** Items of all lists of a query, its pages among them, which format version 1 has in a map. */
function rowsIn({ query }: AnyResponse): number {
  return Object.entries(isObject(query) ? query : {}).flatMap(([name, list]) =>
    Array.isArray(list) || (name === "pages" && isObject(list)) ? Object.keys(list) : [],
  ).length;
}

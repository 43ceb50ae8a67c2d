// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnswerTo } from "../response/response-of.js";
import { answerTo } from "./send.js";
import type { Send, Sendable, SendOptions } from "./send.js";

/**
 * Sends a request once; what `continue` leads to is the caller's business.
 *
 * @throws {ApiError} where the answer is an error
 */
export async function sendRequest<Request extends Sendable>(
  request: Request,
  send: Send,
  { signal, onWarnings }: SendOptions = {},
): Promise<AnswerTo<Request>> {
  const how = { method: request.method, signal, request };
  const answer = await answerTo(request.toRecord(), send, how, onWarnings);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a server answers was learned, and is checked by validateAnswer
  return answer as AnswerTo<Request>;
}

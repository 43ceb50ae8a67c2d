import type { ResponseOf } from "../response/response-of.js";
import { sendOnce } from "./send.js";
import type { Send, Sendable, SendOptions } from "./send.js";

/**
 * Sends a request once, without continuing it.
 *
 * @throws {ApiError} if the response is an error
 */
export async function sendRequest<Request extends Sendable>(
  request: Request,
  send: Send,
  { signal, onWarnings }: SendOptions = {},
): Promise<ResponseOf<Request>> {
  const context = { method: request.method, signal, request };
  const response = await sendOnce(request.toRecord(), send, context, onWarnings);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type was inferred from responses; validateResponse checks it
  return response as ResponseOf<Request>;
}

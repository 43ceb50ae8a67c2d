// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { untilAborted } from "../http/abort.js";
import { errorOf, ResponseError, warningsOf } from "../action-api/api-error.js";
import { isObject } from "../model/json.js";
import type { ReceivedMessage } from "../action-api/api-messages.js";
import type { AnyModule } from "../model/descriptor.js";

/**
 * Sends parameters and gives the parsed answer, whatever client does it. What it throws reaches who
 * asked; an answer that is an error may be given or thrown.
 */
export type Send = (
  parameters: Readonly<Record<string, string>>,
  how: SendContext,
) => Promise<unknown>;

/** How a request is to be sent. */
export interface SendContext {
  /** A GET may be sent by POST where its address gets too long, never the other way round. */
  readonly method: "GET" | "POST";
  readonly signal?: AbortSignal | undefined;
  /** What the parameters come from, for senders that want to know more: `withTokens` does. */
  readonly request?: Sendable | undefined;
}

/** A request that can be sent: that of a module, or of several. */
export interface Sendable {
  readonly method: "GET" | "POST";
  readonly module?: AnyModule;
  readonly modules?: readonly { readonly module: AnyModule }[];
  toRecord(): Record<string, string>;
}

/** What a caller may want to know and to stop while requests are sent. */
export interface SendOptions {
  /** Its reason is thrown; nothing is sent any more. */
  readonly signal?: AbortSignal | undefined;
  /** Is called for each answer that has warnings. */
  readonly onWarnings?: ((warnings: readonly ReceivedMessage[]) => void) | undefined;
}

/** An answer, before its type is known. */
export type AnyResponse = Readonly<Record<string, unknown>>;

/**
 * Sends parameters once.
 *
 * @throws {ApiError} where the answer is an error
 * @throws {ResponseError} where it is no JSON object
 */
export async function answerTo(
  parameters: Readonly<Record<string, string>>,
  send: Send,
  how: SendContext,
  onWarnings?: SendOptions["onWarnings"],
): Promise<AnyResponse> {
  how.signal?.throwIfAborted();
  const answer = await untilAborted(send(parameters, how), how.signal);
  if (!isObject(answer)) throw new ResponseError("The answer is no JSON object.");
  const { errorformat } = parameters;
  const error = errorOf(answer, { errorformat });
  if (error) throw error;
  const warnings = warningsOf(answer, { errorformat });
  if (warnings.length > 0) onWarnings?.(warnings);
  return answer;
}

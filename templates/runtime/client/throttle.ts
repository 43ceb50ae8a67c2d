import { untilAborted } from "../http/abort.js";
import { sleepFor } from "../http/sleep.js";
import type { RetryOptions } from "./retry.js";
import type { Send, SenderLike } from "./send.js";
import { wrapSender } from "./tokens.js";
import { isWrite } from "./write.js";

/**
 * Wraps a sender so that writes start one at a time, a minimum time apart. Reads do not wait.
 *
 * @param milliseconds the time between the starts of two writes
 */
export function withThrottle<Sender extends Send>(
  send: Sender,
  milliseconds: number,
  { sleep = sleepFor, now = () => performance.now() }: Pick<RetryOptions, "sleep" | "now"> = {},
): SenderLike<Sender> {
  let last = -Infinity;
  let turn: Promise<unknown> = Promise.resolve();
  const waitUntilNext = async (signal: AbortSignal | undefined): Promise<void> => {
    // An aborted write does not take a turn.
    signal?.throwIfAborted();
    const pause = last + milliseconds - now();
    if (pause > 0) await untilAborted(sleep(pause, signal), signal);
    last = now();
  };
  return wrapSender(send, async (parameters, context) => {
    if (isWrite(parameters, context)) {
      const own = turn.then(async () => waitUntilNext(context.signal));
      turn = own.catch(() => undefined);
      await untilAborted(own, context.signal);
    }
    return send(parameters, context);
  });
}

import { readWarnings } from "../action-api/api-messages.js";
import type { ReceivedMessage } from "../action-api/api-messages.js";
import type { Send, SenderLike } from "./send.js";
import { wrapSender } from "./tokens.js";

/** A response with warnings. If the request was a write, the server has performed it. */
export class WarningError extends Error {
  override readonly name = "WarningError";
  /** All warnings of the response. */
  readonly warnings: readonly ReceivedMessage[];

  constructor(warnings: readonly ReceivedMessage[]) {
    super(warnings.map(warningText).join("\n"));
    this.warnings = warnings;
  }
}

/** Receives a warning. `"throw"` throws a {@link WarningError} instead, for tests. */
export type OnWarning = ((warning: ReceivedMessage) => void) | "throw";

/**
 * Wraps a sender so that it reports the warnings in responses. Calls with their own `onWarnings`
 * are not reported.
 *
 * @param onWarning called for each warning. Default: one `console.warn` line per distinct warning
 * with module, code and text
 */
export function withWarnings<Sender extends Send>(
  send: Sender,
  onWarning: OnWarning = warnOnce(),
): SenderLike<Sender> {
  return wrapSender(send, async (parameters, context) => {
    const response = await send(parameters, context);
    if (context.onWarnings) return response;
    const warnings = readWarnings(response, parameters["errorformat"]);
    if (onWarning !== "throw") warnings.forEach((warning) => onWarning(warning));
    else if (warnings.length > 0) throw new WarningError(warnings);
    return response;
  });
}

/** Returns a function that logs each distinct warning once with `console.warn`. */
export function warnOnce(): (warning: ReceivedMessage) => void {
  const known = new Set<string>();
  return (warning) => {
    const text = warningText(warning);
    if (known.has(text)) return;
    known.add(text);
    console.warn(text);
  };
}

/** Formats a warning as one line without control characters: `query+allpages: deprecation: …`. */
function warningText({ module, code, text, key }: ReceivedMessage): string {
  return [module, code, text ?? key]
    .filter((part) => part !== undefined)
    .join(": ")
    .replaceAll(/[\s\p{Cc}]+/gu, " ");
}

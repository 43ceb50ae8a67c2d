import { ApiError, errorOf } from "../action-api/api-error.js";
import { untilAborted } from "../http/abort.js";
import { isPassing, outcomeOf } from "./retry.js";
import type { SendOutcome } from "./retry.js";
import type { Send, SendWithTokens } from "./send.js";
import { addingTokens, withTokens } from "./tokens.js";

/** A session with its tokens. */
interface Session {
  readonly send: SendWithTokens;
  /** Whether a request has succeeded in this session. */
  hasWorked: boolean;
}

/** The number of logins that can be repeated in a period (in ms) before the next one waits. */
const MAX_REPETITIONS = 5;
const REPETITION_TIME = 300_000;

/** The error codes for a lost session. Logging in again for other errors would waste a login. */
const LOST_CODES = /^assert(?:user|bot)failed$/;

/**
 * Creates a sender that opens a session before the first request and adds tokens. If the session is
 * lost, it opens a new session and resends the request once with new tokens. The server reports a
 * lost session for requests with `assert: "user"` or `"bot"`.
 *
 * All requests wait for the same login. If the server rejects the login, all current and later
 * requests throw the error, so that a wrong password is never sent twice. After a different
 * failure, such as a network error or a 5XX status, the next request tries again.
 *
 * After five repeated logins within five minutes, requests throw the last error without a new login.
 *
 * @param open logs in, and returns a sender with the cookies of the session
 * @param now returns the time in milliseconds; for tests
 */
export function withSession(
  open: () => Promise<Send>,
  now: () => number = () => performance.now(),
): SendWithTokens {
  let current: Promise<Session> | undefined;
  let hasFailed = false;
  let repetitions: readonly number[] = [];
  const begin = async (): Promise<Session> => ({
    send: withTokens(await open()),
    hasWorked: false,
  });
  const canRepeat = (): boolean => {
    repetitions = repetitions.filter((time) => now() - time < REPETITION_TIME);
    if (repetitions.length === MAX_REPETITIONS) return false;
    repetitions = [...repetitions, now()];
    return true;
  };
  const get = (): Promise<Session> => {
    if (current && !(hasFailed && canRepeat())) return current;
    hasFailed = false;
    const begun = begin();
    current = begun;
    begun.catch((error: unknown) => {
      hasFailed = !(error instanceof ApiError) || isPassing(error) || (error.status ?? 0) >= 500;
    });
    return begun;
  };
  return addingTokens(async (parameters, context) => {
    for (let isFirst = true; ; isFirst = false) {
      const opened = get();
      // oxlint-disable-next-line no-await-in-loop -- the second session depends on the first
      const session = await untilAborted(opened, context.signal);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const outcome = await outcomeOf(async () => session.send(parameters, context));
      const code = codeOf(outcome);
      const isLost = code !== undefined && LOST_CODES.test(code);
      // A new session that does not work would not work the next time either.
      if (!isLost || !isFirst || !session.hasWorked) {
        if (!isLost && (outcome.kind === "ok" || code !== undefined)) session.hasWorked = true;
        if (outcome.kind === "thrown") throw outcome.error;
        return outcome.response;
      }
      // A different request may already have opened a new session.
      if (current !== opened) continue;
      if (!canRepeat()) throw repeatedLoss(code);
      current = undefined;
    }
  });
}

function repeatedLoss(code: string): ApiError {
  const text = `The client logged in again ${MAX_REPETITIONS} times within five minutes, and stops for now.
help: check that cookies are kept, and that no program logs the account out`;
  return new ApiError(code, [{ code, text }]);
}

/** The code of an API error. */
function codeOf(outcome: SendOutcome): string | undefined {
  const error = outcome.kind === "thrown" ? outcome.error : errorOf(outcome.response);
  return error instanceof ApiError ? error.code : undefined;
}

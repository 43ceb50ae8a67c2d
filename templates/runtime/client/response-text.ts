import { AnswerError } from "../action-api/api-error.js";

/**
 * A part of an answer as text, to compare it by.
 *
 * @throws {AnswerError} where it is nested more deeply than the platform writes
 */
export function answerText(part: unknown): string {
  try {
    return JSON.stringify(part);
  } catch (cause) {
    // What no JSON has, such as a circle, only an unusual sender gives.
    if (cause instanceof TypeError) throw cause;
    throw new AnswerError("The answer is nested too deeply; look at what the server sends.", {
      cause,
    });
  }
}

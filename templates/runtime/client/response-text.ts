import { ResponseError } from "../action-api/api-error.js";

/**
 * A part of a response as text, for comparison.
 *
 * @throws {ResponseError} if it is nested more deeply than the platform writes
 */
export function responseText(part: unknown): string {
  try {
    return JSON.stringify(part);
  } catch (cause) {
    // What no JSON has, such as a circle, only an unusual sender gives.
    if (cause instanceof TypeError) throw cause;
    throw new ResponseError("The response is nested too deeply.", {
      cause,
    });
  }
}

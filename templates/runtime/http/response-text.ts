import { ResponseError } from "../http/response-error.js";

/**
 * A part of a response as text, for comparison.
 *
 * @throws {ResponseError} if it is nested more deeply than the platform writes
 */
export function responseText(part: unknown): string {
  try {
    return JSON.stringify(part, (_name, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    );
  } catch (cause) {
    // Only a custom sender can return values without JSON, such as a cycle.
    if (cause instanceof TypeError) throw cause;
    throw new ResponseError("The response is nested too deeply.", {
      cause,
    });
  }
}

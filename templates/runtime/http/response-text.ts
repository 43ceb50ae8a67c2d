import { ResponseError } from "../http/response-error.js";

/**
 * Returns part of a response as text, for comparison.
 *
 * @throws {ResponseError} if it is nested too deeply for the platform to serialize
 */
export function responseText(part: unknown): string {
  try {
    return JSON.stringify(part, (_name, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    );
  } catch (cause) {
    // Only a custom sender can return values that JSON does not support, such as cycles.
    if (cause instanceof TypeError) throw cause;
    throw new ResponseError("The response is nested too deeply.", {
      cause,
    });
  }
}

import { httpError } from "./http-error.js";
import type { ResponseHead } from "./http-error.js";

/**
 * The JSON of a response.
 *
 * @throws {HttpError} if it is not JSON or its status is not a success
 */
export function jsonOf(
  head: ResponseHead,
  body: string,
  json: Parsed | undefined = parsedJson(body),
): unknown {
  requireSuccess(head, body);
  if (!json) throw httpError("The response is not JSON", head, body);
  return json.value;
}

interface Parsed {
  readonly value: unknown;
}

/** The value of a JSON text; undefined if it is not JSON. */
export function parsedJson(
  text: string,
  read: (text: string) => unknown = JSON.parse,
): Parsed | undefined {
  try {
    return { value: read(text) };
  } catch {
    return undefined;
  }
}

/** Throws an error if the status of a response is not a success; for a redirect, with its target. */
export function requireSuccess(head: ResponseHead, body: string): void {
  if (head.ok) return;
  const { status, headers } = head;
  const location = status < 400 && headers.get("location");
  // Browsers hide redirects that fetch does not follow.
  const target = status === 0 ? "a hidden URL" : location && shownUrl(location);
  const problem = target
    ? `The server redirects to ${target}; pass that URL if you trust it`
    : "The server rejected the request";
  throw httpError(problem, head, body);
}

/** A URL without the parts that may be secret: the user, parameters, query and fragment. */
export function shownUrl(url: string): string {
  // Browsers accept backslashes, any number of slashes and white space. The password of an invalid URL may
  // have any characters.
  const withoutUser = URL.canParse(url, "http://a")
    ? url.replaceAll(/\s/g, "").replace(/^([^/:]*:)?[\\/]*[^\\/?#]*@/, "$1//")
    : url.slice(url.lastIndexOf("@") + 1);
  return withoutUser.replace(/[?#;][^]*/, "");
}

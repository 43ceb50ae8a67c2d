import { httpError } from "./http-error.js";
import type { ResponseHead } from "./http-error.js";

/**
 * Returns the parsed JSON of a response.
 *
 * @throws {HttpError} if the response is not JSON or its status is not a success
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

/** Parses JSON; returns undefined if the text is not JSON. */
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

/**
 * Throws an error if a response's status is not a success. For a redirect, the message names the
 * target.
 */
export function requireSuccess(head: ResponseHead, body: string): void {
  if (head.ok) return;
  const { status, headers } = head;
  const location = status < 400 && headers.get("location");
  // Browsers hide redirects that `fetch` does not follow.
  const target = status === 0 ? "a hidden URL" : location && shownUrl(location);
  const problem = target
    ? `The server redirects to ${target}; pass that URL if you trust it`
    : "The server rejected the request";
  throw httpError(problem, head, body);
}

/** Returns a URL without the parts that may be secret: the user, parameters, query and fragment. */
export function shownUrl(url: string): string {
  // Browsers accept backslashes, any number of slashes and white space. In an invalid URL, the
  // password can contain any characters.
  const withoutUser = URL.canParse(url, "http://a")
    ? url.replaceAll(/\s/g, "").replace(/^([^/:]*:)?[\\/]*[^\\/?#]*@/, "$1//")
    : url.slice(url.lastIndexOf("@") + 1);
  return withoutUser.replace(/[?#;][^]*/, "");
}

import { retryAfterOf } from "./retry-after.js";

/** An error for a response whose status is an error, or that is not JSON. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  /** The wait in milliseconds that the server requests with `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The response text; empty if the response is not text. */
  readonly body: string;

  constructor(message: string, status: number, body: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The status and headers of a response, from `fetch` or a different HTTP client. */
export interface ResponseHead {
  /** Whether the status is a success. */
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
}

const SHOWN = 200;

/**
 * Creates an error about a response that includes its status and the start of its text.
 *
 * @param body undefined if the response is not text
 */
export function httpError(
  problem: string,
  response: ResponseHead,
  body: string | undefined,
): HttpError {
  return new HttpError(
    `${problem} (status ${response.status})${startOf(body)}.`,
    response.status,
    body ?? "",
    retryAfterOf(response.headers),
  );
}

function startOf(body: string | undefined): string {
  if (body === undefined) return "";
  const start = body.slice(0, SHOWN).replaceAll(/\s+/g, " ").trim();
  return start === "" ? "; it is empty" : `; it begins with ${JSON.stringify(start)}`;
}

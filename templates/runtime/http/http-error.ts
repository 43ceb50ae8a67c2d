import { retryAfterOf } from "./retry-after.js";

/** A response has an error status, or is not JSON. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  /** The wait that the server asks for in `Retry-After`, in milliseconds. */
  readonly retryAfter: number | undefined;
  /** The text of the response; empty if it is no text. */
  readonly body: string;

  constructor(message: string, status: number, body: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The status and headers of a response, as `fetch` or another HTTP client received it. */
export interface ResponseHead {
  /** Whether the status is a success. */
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
}

const SHOWN = 200;

/**
 * An error about a response, with its status and the start of its text.
 *
 * @param body undefined if it is no text
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

/** A server answered with a status that says no, or with something that is not JSON. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  /** How long the server asks to wait before the next try, in milliseconds. */
  readonly retryAfter: number | undefined;
  /** The text of the answer. */
  readonly body: string;

  constructor(message: string, status: number, body: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

const SHOWN = 200;

/** What is wrong with an answer, with its status and the start of its text. */
export function httpError(problem: string, response: Response, body: string): HttpError {
  const start = body.slice(0, SHOWN).replaceAll(/\s+/g, " ").trim();
  const shown = start === "" ? "it is empty" : `it begins with ${JSON.stringify(start)}`;
  return new HttpError(
    `${problem} (status ${response.status}); ${shown}.`,
    response.status,
    body,
    retryAfterOf(response.headers),
  );
}

/**
 * What `Retry-After` says in milliseconds, undefined where it says nothing: seconds, or a date, which
 * is held against the server's own clock where it tells it.
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  const from = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(until)) return undefined;
  return Math.max(0, until - (from || Date.now()));
}

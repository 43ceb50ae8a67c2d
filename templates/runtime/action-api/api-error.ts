import { readErrors, readWarnings } from "./api-messages.js";
import type { ReceivedMessage } from "./api-messages.js";

/** An error response from the API. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The code of the first error, such as `badtoken`. */
  readonly code: string;
  /** All errors in the response. */
  readonly messages: readonly ReceivedMessage[];
  /** The wait in milliseconds that the server requests with `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The HTTP status, if the sender knows it. */
  readonly status: number | undefined;

  constructor(
    code: string,
    messages: readonly ReceivedMessage[],
    { retryAfter, status }: Pick<ResponseFacts, "retryAfter" | "status"> = {},
  ) {
    const [first] = messages;
    const text = first?.text ?? first?.key;
    super(text === undefined ? code : `${code}: ${text}`);
    this.code = code;
    this.messages = messages;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}

/** Information about a response that the response itself does not contain. */
export interface ResponseFacts {
  /** The format version of the request. Format version 1 uses the same name for text and HTML. */
  readonly errorformat?: string | undefined;
  /** The wait in milliseconds that the server requests with `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** The HTTP status of the response. */
  readonly status?: number | undefined;
}

/** Returns the error in a response, or undefined if there is none. */
export function errorOf(
  response: unknown,
  { errorformat, ...facts }: ResponseFacts = {},
): ApiError | undefined {
  const messages = readErrors(response, errorformat);
  const [first] = messages;
  return first && new ApiError(first.code ?? "unknown", messages, facts);
}

/** Returns the warnings in a response. */
export function warningsOf(
  response: unknown,
  { errorformat }: Pick<ResponseFacts, "errorformat"> = {},
): readonly ReceivedMessage[] {
  return readWarnings(response, errorformat);
}

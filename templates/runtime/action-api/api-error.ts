import { readErrors, readWarnings } from "./api-messages.js";
import type { ReceivedMessage } from "./api-messages.js";

/** An error response of the API. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The code of the first error, such as `badtoken`. */
  readonly code: string;
  /** Every error of the response. */
  readonly messages: readonly ReceivedMessage[];
  /** The wait that the server asks for in `Retry-After`, in milliseconds. */
  readonly retryAfter: number | undefined;
  /** The status of the HTTP response, if the sender knows it. */
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

/** Facts about a response that it does not contain. */
export interface ResponseFacts {
  /** The format version of the request. Format version 1 has text and HTML under the same name. */
  readonly errorformat?: string | undefined;
  /** In milliseconds. */
  readonly retryAfter?: number | undefined;
  /** The status of the HTTP response. */
  readonly status?: number | undefined;
}

/** The error in a response; undefined if there is none. */
export function errorOf(
  response: unknown,
  { errorformat, ...facts }: ResponseFacts = {},
): ApiError | undefined {
  const messages = readErrors(response, errorformat);
  const [first] = messages;
  return first && new ApiError(first.code ?? "unknown", messages, facts);
}

/** The warnings in a response. */
export function warningsOf(
  response: unknown,
  { errorformat }: Pick<ResponseFacts, "errorformat"> = {},
): readonly ReceivedMessage[] {
  return readWarnings(response, errorformat);
}

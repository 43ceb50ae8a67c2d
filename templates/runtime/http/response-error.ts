/** A response that violates the protocol, so that continuing would lose data. */
export class ResponseError extends Error {
  override readonly name = "ResponseError";
}

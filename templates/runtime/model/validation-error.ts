import type { Issue } from "./issue.js";

/** A request or a response of a client is invalid. An invalid request was not sent. */
export class ValidationError extends Error {
  override readonly name = "ValidationError";
  /** The code of the first issue: the code of the server's error for the request. */
  readonly code: string;
  readonly issues: readonly Issue[];

  constructor(what: string, issues: readonly Issue[]) {
    super(`${what} is invalid: ${issues.map(({ message }) => message).join("; ")}`);
    this.code = issues[0]?.code ?? "unknown";
    this.issues = issues;
  }
}

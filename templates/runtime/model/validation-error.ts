import type { Issue } from "./issue.js";

/** An invalid request or response in a client. Invalid requests are not sent. */
export class ValidationError extends Error {
  override readonly name = "ValidationError";
  /** The code of the first issue, which is the server's error code for the request. */
  readonly code: string;
  readonly issues: readonly Issue[];

  constructor(what: string, issues: readonly Issue[]) {
    super(`${what} is invalid: ${issues.map(({ message }) => message).join("; ")}`);
    this.code = issues[0]?.code ?? "unknown";
    this.issues = issues;
  }
}

import type { Issue } from "../model/issue.js";
import type { PayloadError } from "../model/payload.js";

/** A body validator. After it returns false, it provides the errors. */
export interface BodyValidator {
  (value: unknown): boolean;
  readonly errors?: readonly PayloadError[] | null;
}

/** More issues would not help a reader and would make the response much longer than the body. */
const MAX_ISSUES = 100;

/** Returns the first issues that a validator found in a body. */
export function bodyIssues({ errors }: BodyValidator, operation: string): readonly Issue[] {
  return (errors ?? [])
    .slice(0, MAX_ISSUES)
    .map(({ instancePath, message = "is invalid" }) =>
      bodyIssue("badbody", instancePath, message, operation),
    );
}

/** @param pointer a JSON pointer to the part of the body */
export function bodyIssue(
  code: "badbody" | "missingbody",
  pointer: string,
  text: string,
  module: string,
): Issue {
  const parameter = `body${pointer}`;
  return { severity: "error", code, parameter, module, message: `${parameter}: ${text}` };
}

import type { Issue } from "../model/issue.js";
import type { PayloadError } from "../model/payload.js";

/** A validator of bodies; after false, it has the errors. */
export interface BodyValidator {
  (value: unknown): boolean;
  readonly errors?: readonly PayloadError[] | null;
}

/** The issues that a validator found in a body. */
export function bodyIssues({ errors }: BodyValidator, operation: string): readonly Issue[] {
  return (errors ?? []).map(({ instancePath, message = "is invalid" }) =>
    bodyIssue("badbody", instancePath, message, operation),
  );
}

/** @param pointer the JSON pointer to the part of the body */
export function bodyIssue(
  code: "badbody" | "missingbody",
  pointer: string,
  text: string,
  module: string,
): Issue {
  const parameter = `body${pointer}`;
  return { severity: "error", code, parameter, module, message: `${parameter}: ${text}` };
}

import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { setDifference } from "../base/json.js";
import type { ObservedError } from "../spec/model/result.js";

/** Compares the codes of the errors that a module was observed to send. */
export function errorsChanges(
  subject: Subject,
  old: readonly ObservedError[],
  next: readonly ObservedError[],
): readonly Change[] {
  const { removed, added } = setDifference(codesOf(old), codesOf(next));
  const whole: Subject = { ...subject, parameter: "" };
  return [
    ...removed.map((value) => changeOf("result-error-removed", whole, { value, at: "/errors" })),
    ...added.map((value) => changeOf("result-error-added", whole, { value, at: "/errors" })),
  ];
}

function codesOf(errors: readonly ObservedError[]): readonly string[] {
  return errors.map(({ code }) => code);
}

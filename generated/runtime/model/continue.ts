// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { Violation } from "./violation.js";

/** A `continue` parameter, taken apart. */
export interface ContinueParts {
  /** The names of the parameters that continue the generator; `-` if it is finished. */
  readonly generator: string;
  /** The names of the modules that are finished. */
  readonly finished: readonly string[];
}

/** Takes `continue` apart; undefined if it continues nothing, because it is absent, empty or malformed. */
export function continueParts(text: unknown): ContinueParts | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  const [generator = "", finished, ...rest] = text.split("||");
  return finished === undefined || rest.length > 0
    ? undefined
    : { generator, finished: finished.split("|") };
}

/**
 * The names of the modules of a query that the server does not run again: those that `continue` names,
 * and those about the pages of a finished generator.
 *
 * @param onPages names of the modules that are about pages
 */
export function finishedModules(
  { generator, finished }: ContinueParts,
  onPages: readonly string[],
): ReadonlySet<string> {
  return new Set([...finished, ...(generator === "-" ? onPages : [])]);
}

/** The violation of a `continue` that is not a value of the server. The server accepts an empty one. */
export function continueViolation(text: unknown): Violation | undefined {
  return typeof text !== "string" || text === "" || continueParts(text)
    ? undefined
    : { code: "badcontinue", text: "is not a value that the server returned" };
}

import type { Violation } from "./violation.js";

/** A parsed `continue` parameter. */
export interface ContinueParts {
  /** The names of the parameters that continue the generator; `-` if the generator is finished. */
  readonly generator: string;
  /** The names of the finished modules. */
  readonly finished: readonly string[];
}

/**
 * Parses `continue`. Returns undefined if it continues nothing because it is absent, empty or
 * malformed.
 */
export function continueParts(text: unknown): ContinueParts | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  const [generator = "", finished, ...rest] = text.split("||");
  return finished === undefined || rest.length > 0
    ? undefined
    : { generator, finished: finished.split("|") };
}

/**
 * Returns the names of the query modules that the server does not run again: the modules that
 * `continue` lists, and the modules about the pages of a finished generator.
 *
 * @param onPages names of the modules that are about pages
 */
export function finishedModules(
  { generator, finished }: ContinueParts,
  onPages: readonly string[],
): ReadonlySet<string> {
  return new Set([...finished, ...(generator === "-" ? onPages : [])]);
}

/**
 * Returns the violation for a `continue` value that the server never produces. The server accepts
 * an empty value.
 */
export function continueViolation(text: unknown): Violation | undefined {
  return typeof text !== "string" || text === "" || continueParts(text)
    ? undefined
    : { code: "badcontinue", text: "is not a value that the server returned" };
}

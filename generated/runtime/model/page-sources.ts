// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { Violation } from "./violation.js";

/** The parameters that name the pages of a request, which may have one of them. */
export const PAGE_SOURCES: readonly string[] = ["titles", "pageids", "revids"];

/** A parameter that names pages besides another one. */
export interface SecondSource {
  readonly parameter: string;
  readonly violation: Violation;
}

/** The second of the parameters that name pages; undefined if there are fewer than two. */
export function secondSource(values: Readonly<Record<string, unknown>>): SecondSource | undefined {
  const [first, parameter] = PAGE_SOURCES.filter((name) => values[name] !== undefined);
  return parameter === undefined
    ? undefined
    : { parameter, violation: { code: "multisource", text: `cannot be used with "${first}"` } };
}

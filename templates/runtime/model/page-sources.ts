import type { Violation } from "./violation.js";

/** The parameters that select the pages of a request. They cannot be used together. */
export const PAGE_SOURCES: readonly string[] = ["titles", "pageids", "revids"];

/** A parameter that selects pages in addition to a different one. */
export interface SecondSource {
  readonly parameter: string;
  readonly violation: Violation;
}

/** Returns the second parameter that selects pages; undefined if there are fewer than two. */
export function secondSource(values: Readonly<Record<string, unknown>>): SecondSource | undefined {
  const [first, parameter] = PAGE_SOURCES.filter((name) => values[name] !== undefined);
  return parameter === undefined
    ? undefined
    : { parameter, violation: { code: "multisource", text: `cannot be used with "${first}"` } };
}

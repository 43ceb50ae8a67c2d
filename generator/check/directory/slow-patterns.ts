import { createRequire } from "node:module";
import type * as Scslre from "scslre";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Document } from "../../read/document.js";
import type { Part } from "../../spec/schema/parts.js";
import { firstOfSchemas, patternsOf } from "./payload-schema.js";

/** The analysis of longer patterns could take more than a few milliseconds. */
const MAX_LENGTH = 1000;

/** Patterns without a repetition that has no end. Their time has a limit. */
const BOUNDED = /^(?:[^*+{]|\{\d+(?:,\d+)?\})*$/;

/** Patterns that begin at the start of the text and have one repetition, which nothing repeats. */
const ONE_REPETITION = /^\^[^*+{|]*(?:[*+][^*+{|]*)?$/;

/**
 * Reports regular expressions that may take more than linear time, because validators test values
 * from outside with them. Each pattern is reported once.
 */
export function slowPatternWarnings(
  document: Document,
  parts: readonly Part[],
): readonly Diagnostic[] {
  return firstOfSchemas(parts, patternsOf).flatMap(([pattern, pointer]) => {
    const detail = slowness(pattern);
    return detail === undefined
      ? []
      : [diagnostic("pattern-slow", { name: pattern, detail }, document.locate(pointer))];
  });
}

/** The reason why a pattern may be slow; undefined if none was found, or if it does not compile. */
function slowness(pattern: string): string | undefined {
  if (BOUNDED.test(pattern) || ONE_REPETITION.test(pattern)) return undefined;
  if (pattern.length > MAX_LENGTH)
    return `it has more than ${MAX_LENGTH} characters and was not analysed`;
  try {
    const { reports } = analysis().analyse({ source: pattern, flags: "u" });
    const worst = reports.find(({ exponential }) => exponential) ?? reports[0];
    if (!worst) return undefined;
    const degree = worst.exponential ? "exponential" : "polynomial";
    return `a text with many ${JSON.stringify(worst.character.pick)} takes ${degree} time`;
  } catch {
    // `schema-not-compilable` reports patterns that are invalid.
    return undefined;
  }
}

let loaded: typeof Scslre | undefined;

/** Loads the analysis when the first pattern needs it: it takes longer than reading a document. */
function analysis(): typeof Scslre {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package with its own types
  loaded ??= createRequire(import.meta.url)("scslre") as typeof Scslre;
  return loaded;
}

import { catalogueChanges, matchModules, modulesOf } from "./catalogue.js";
import type { Change } from "./change.js";
import { openApiChanges } from "./openapi.js";
import { findingsOf } from "./finding.js";
import type { Finding } from "./finding.js";
import { resultsChanges } from "./results.js";
import type { ComparedCatalogue, ComparedSpec } from "./compared-spec.js";

/** The options of a comparison. */
export interface DiffOptions {
  /** True if descriptions, help URLs, licences and sources are compared. */
  readonly docs?: boolean;
  /** True if the generated code has types of the shipped results for modules without own results. */
  readonly shippedResults?: boolean;
}

/**
 * Compares two specs and returns the sorted findings. Throws if one is a catalogue and the other a
 * OpenAPI document, because they cannot be compared.
 */
export function diffSpecs(
  old: ComparedSpec,
  next: ComparedSpec,
  options: DiffOptions = {},
): readonly Finding[] {
  const locators = { old: old.locate, new: next.locate };
  if (old.kind === "catalogue" && next.kind === "catalogue")
    return findingsOf(catalogueAndResultsChanges(old, next, options), locators);
  if (old.kind === "openapi" && next.kind === "openapi")
    return findingsOf(openApiChanges(old, next, options.docs ?? false), locators);
  throw new TypeError(`A ${old.kind} cannot be compared with a ${next.kind}.`);
}

function catalogueAndResultsChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  options: DiffOptions,
): readonly Change[] {
  const matched = matchModules(modulesOf(old, next), modulesOf(next, old));
  return [
    ...catalogueChanges(old, next, matched, options),
    ...resultsChanges(old, next, matched, options.docs ?? false),
  ];
}

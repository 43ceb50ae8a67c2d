import { catalogueChanges, matchModules, modulesOf } from "./catalogue.js";
import type { Change } from "./change.js";
import type { DiffOptions } from "./options.js";
import { openApiChanges } from "./openapi.js";
import { findingsOf } from "./finding.js";
import type { Finding } from "./finding.js";
import { resultsChanges } from "./results.js";
import type { ComparedCatalogue, ComparedSpec } from "./compared-spec.js";

/**
 * Compares two specs and returns the sorted findings. Throws if one is a catalogue and the other a
 * OpenAPI document, because they cannot be compared.
 */
export function diffSpecs(
  old: ComparedSpec,
  next: ComparedSpec,
  options: DiffOptions = {},
): readonly Finding[] {
  return findingsOf(changesOf(old, next, options), { old: old.locate, new: next.locate });
}

function changesOf(old: ComparedSpec, next: ComparedSpec, options: DiffOptions): readonly Change[] {
  if (old.kind === "catalogue" && next.kind === "catalogue")
    return catalogueAndResultsChanges(old, next, options);
  if (old.kind === "openapi" && next.kind === "openapi")
    return openApiChanges(old, next, options.docs ?? false);
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

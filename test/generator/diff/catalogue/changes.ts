/**
 * What is found between two parameters of a catalogue, without a catalogue around them.
 *
 * @module
 */
import { parameterChanges } from "../../../../generator/diff/catalogue/parameter.js";
import type { ParameterContext } from "../../../../generator/diff/catalogue/module.js";
import type { Change } from "../../../../generator/diff/change.js";
import type { Parameter } from "../../../../generator/spec/types.js";

/** What a test says of a parameter. */
export type Facets = Partial<Parameter>;

const PLACE = {
  document: { locate: () => ({ file: "spec.json", line: 1, column: 1 }) },
  pointer: "",
};
export const SUBJECT = { module: "query+pages", parameter: "given", old: PLACE, new: PLACE };
export const CONTEXT: ParameterContext = {
  docs: false,
  claimedPaths: new Set(),
  claimedGenerators: new Set(),
  hadDefaults: true,
};

/** The changes between two parameters, which are texts where nothing else is said. */
export function changesOf(
  old: Facets,
  next: Facets,
  context: Partial<ParameterContext> = {},
): readonly Change[] {
  const usual = { name: "given", type: "string" };
  return parameterChanges(
    SUBJECT,
    { ...usual, ...old },
    { ...usual, ...next },
    { ...CONTEXT, ...context },
  );
}

/** What these changes are called, each with its circumstances. */
export function changes(...sides: Parameters<typeof changesOf>): readonly string[] {
  return changesOf(...sides).map(({ rule, circumstances = [] }) =>
    [rule, ...circumstances].join(" "),
  );
}

export const INTEGER: Facets = { type: "integer" };
export const LIMIT: Facets = { type: "limit" };
export const SEVERAL: Facets = { multi: true };
export const LISTED: Facets = { type: ["a", "b"] };

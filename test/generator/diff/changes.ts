/**
 * What is found between two parameters of a catalogue, without a catalogue around them.
 *
 * @module
 */
import { moduleParameterChanges } from "../../../generator/diff/catalogue-parameters.js";
import type { CatalogueContext } from "../../../generator/diff/catalogue-types.js";
import type { Change } from "../../../generator/diff/change.js";
import { lowerTemplated } from "../../../generator/spec/catalogue/parameter.js";
import type { Parameter } from "../../../generator/spec/model/parameter.js";
import type { Parameter as SpecParameter } from "../../../generator/spec/source/types.js";

/** What a test says of a parameter. */
export type Facets = Partial<SpecParameter>;

const ORIGIN = { file: "spec.json", pointer: "" };
export const SUBJECT = { module: "query+pages", parameter: "given", old: ORIGIN, new: ORIGIN };
export const CONTEXT: CatalogueContext = {
  docs: false,
  hasRules: true,
  coveredPaths: new Set(),
  derivedPaths: new Set(),
  coveredGenerators: new Set(),
};

/** A parameter as a comparison gets it: a text where nothing else is said. */
export function loweredOf(facets: Facets): Parameter {
  const parameter = { name: "given", type: "string", ...facets };
  return lowerTemplated(parameter, ORIGIN, {
    path: "query+things",
    helpformat: undefined,
    withIgnoredKeys: true,
  });
}

/** The changes between two parameters. */
export function changesOf(
  old: Facets,
  next: Facets,
  context: Partial<CatalogueContext> = {},
): readonly Change[] {
  const [before, after] = [old, next].map((each) => ({
    parameters: [loweredOf(each)],
    templated: [],
  }));
  return before && after
    ? moduleParameterChanges(SUBJECT.module, before, after, { ...CONTEXT, ...context })
    : [];
}

/** What these changes are called, each with its circumstances. */
export function changes(...pair: Parameters<typeof changesOf>): readonly string[] {
  return changesOf(...pair).map(({ rule, circumstances = [] }) =>
    [rule, ...circumstances].join(" "),
  );
}

export const INTEGER: Facets = { type: "integer" };
export const LIMIT: Facets = { type: "limit" };
export const SEVERAL: Facets = { multi: true };
export const LISTED: Facets = { type: ["a", "b"] };

import type { SpecModel } from "./spec-model.js";

/** The kinds of code that are generated from a spec, in the order of the documentation. */
export const TARGETS = [
  "requests",
  "validators",
  "reading",
  "responses",
  "handlers",
  "stub",
  "schemas",
] as const;

/** A kind of code that is generated from a spec. */
export type Target = (typeof TARGETS)[number];

/** The targets with code in the file of a module or an endpoint, which then has its descriptor. */
export const OPERATION_TARGETS = [
  "requests",
  "validators",
  "reading",
  "handlers",
] as const satisfies readonly Target[];

/** The targets whose code, or its users, read the results of a catalogue as data. */
export const RESULT_DATA_TARGETS = ["validators", "stub"] as const satisfies readonly Target[];

/** The targets with code about the payloads of a directory, by its file. */
export const PAYLOAD_TARGETS = {
  schemas: [...OPERATION_TARGETS, "responses"],
  validators: ["validators"],
} as const satisfies Readonly<Record<string, readonly Target[]>>;

/** Returns true if one of some targets is chosen. */
export function includesAny(chosen: readonly Target[], some: readonly Target[]): boolean {
  return some.some((target) => chosen.includes(target));
}

/**
 * The targets whose code a target imports. Tests compile the code of each target, so that a missing
 * entry is noticed.
 */
const NEEDED: Readonly<
  Record<SpecModel["kind"], Readonly<Partial<Record<Target, readonly Target[]>>>>
> = {
  catalogue: { stub: ["handlers", "responses"] },
  directory: {
    // Values with a schema are parsed and checked by the validators of payloads.
    reading: ["validators"],
    handlers: ["validators", "responses"],
    stub: ["handlers", "validators", "responses"],
  },
};

/** The targets if none are chosen: code that needs no package, without JSON Schemas. */
const DEFAULT_TARGETS: readonly Target[] = TARGETS.filter(
  (target) => target !== "stub" && target !== "schemas",
);

/** The chosen targets, or the default ones, with those that they need, in the order of {@link TARGETS}. */
export function completeTargets(
  kind: SpecModel["kind"],
  chosen: readonly Target[] = DEFAULT_TARGETS,
): readonly Target[] {
  const complete = new Set(chosen.flatMap((target) => [target, ...(NEEDED[kind][target] ?? [])]));
  return TARGETS.filter((target) => complete.has(target));
}

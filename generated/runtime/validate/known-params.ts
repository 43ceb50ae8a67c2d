// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// Strict validation of arguments before they are sent.

import type { CheckedParam } from "./structured-value.js";

/** The parameters that a validator knows. */
export interface KnownParams {
  /** By name, in the module's order. */
  readonly params: ReadonlyMap<string, CheckedParam>;
  /** Names of those that must be there. */
  readonly required: readonly string[];
  /** The message for parameters that do not exist with the other values. */
  readonly absences?: ReadonlyMap<string, string>;
}

/** Knows these parameters. */
export function knownParams(
  params: readonly CheckedParam[],
  absences?: KnownParams["absences"],
): KnownParams {
  const required = params.filter(({ param }) => param.required && param.default === undefined);
  return {
    params: new Map(params.map((each) => [each.name, each])),
    required: required.map(({ name }) => name),
    ...(absences && { absences }),
  };
}

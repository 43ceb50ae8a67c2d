import { literalType, named, union } from "../../base/type-expression.js";
import type { LimitType } from "../model/parameter.js";
import type { Parameter as SourceParameter } from "../source/types.js";
import {
  boundedTraits,
  boundsNotes,
  numberProblem,
  numberSuggestion,
  sourceRange,
} from "./number.js";
import type { ParameterTypeTraits, Suggestion } from "./traits.js";

/** The server's minimum of a limit is 0 if the catalogue does not state one. */
export function limitType(parameter: SourceParameter): LimitType {
  return { kind: "limit", ...sourceRange(parameter), min: parameter.min ?? 0 };
}

/** `limit`: a number of rows, or `max`. */
export function limitTraits(type: LimitType): ParameterTypeTraits {
  return boundedTraits(type, {
    value: union(named("number"), literalType("max")),
    notes: boundsNotes(type).map((bounds) => bounds.replace(/\.$/, ', or `"max"`.')),
    defaultProblem: (text) => (text === "max" ? undefined : numberProblem(text, type)),
    comparison: { family: "limit", code: { written: ["number", "=max"], read: ["number"] } },
    control: { kind: "number", step: 1, hasMax: true },
  });
}

/** A number, else `max`. */
export const limitSuggestion: Suggestion = (...callerOptions) =>
  numberSuggestion(...callerOptions) ?? "max";

import type { Parameter as SourceParameter } from "../types.js";
import type { LimitType } from "../model/parameter.js";
import { literalType, named, union } from "../../base/type-expression.js";
import {
  boundsNotes,
  NUMBER_KEYS,
  numberDescriptor,
  numberOrText,
  numberProblem,
  numberSuggestion,
  numberSummary,
  sourceRange,
} from "./number.js";
import { ruleOfType } from "./traits.js";
import type { ParameterTypeTraits, Suggestion } from "./traits.js";

/** The server's minimum of a limit is 0 if the catalogue does not state one. */
export function limitType(parameter: SourceParameter): LimitType {
  return { kind: "limit", ...sourceRange(parameter), min: parameter.min ?? 0 };
}

/** `limit`: a number of rows, or `max`. */
export function limitTraits(type: LimitType): ParameterTypeTraits {
  return {
    value: union(named("number"), literalType("max")),
    descriptor: numberDescriptor(type),
    notes: boundsNotes(type).map((bounds) => bounds.replace(/\.$/, ', or `"max"`.')),
    rule: () => ruleOfType("limit"),
    structured: numberOrText,
    defaultProblem: (text) => (text === "max" ? undefined : numberProblem(text, type)),
    comparison: {
      name: "limit",
      family: "limit",
      code: { written: ["number", "=max"], read: ["number"] },
      wider: [],
      isListed: false,
      canHoldBars: false,
    },
    scalars: ["number"],
    range: type,
    sourceKeys: NUMBER_KEYS,
    control: { kind: "number", step: 1, hasMax: true },
    summary: numberSummary(type),
  };
}

/** A number, else `max`. */
export const limitSuggestion: Suggestion = (...given) => numberSuggestion(...given) ?? "max";

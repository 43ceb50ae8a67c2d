import type { NumberType } from "../model/parameter.js";
import type { Parameter as SourceParameter } from "../types.js";
import { isSet } from "./source-parameter.js";
import { named } from "../../base/type-expression.js";
import type {
  Bounds,
  CodeUse,
  DefaultProblem,
  NumberRange,
  ParameterTypeTraits,
  Suggestion,
} from "./traits.js";
import { ruleOfType } from "./traits.js";

/** The types of numbers in code. */
export const NUMBER_USE: CodeUse = { written: ["number"], read: ["number"] };

/** Reads the bounds of a parameter. */
export function sourceRange({ min, max, highmax, enforcerange }: SourceParameter): NumberRange {
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(highmax !== undefined && { highmax }),
    enforcerange: isSet(enforcerange),
  };
}

/** The keys of numbers with bounds in a catalogue. */
export const NUMBER_KEYS = ["default", "min", "max", "highmax", "enforcerange"];

/** `integer` and `float`. */
export function numberTraits(type: NumberType): ParameterTypeTraits {
  const { kind } = type;
  return {
    value: named("number"),
    descriptor: numberDescriptor(type),
    notes: boundsNotes(type),
    rule: () => ruleOfType(kind),
    structured: numberOrText,
    defaultProblem: (text) => numberProblem(text, type),
    comparison: {
      name: kind,
      family: kind === "integer" ? "integer" : "other",
      code: NUMBER_USE,
      wider: kind === "integer" ? ["float"] : [],
      isListed: false,
      canHoldBars: false,
    },
    scalars: ["number"],
    range: type,
    sourceKeys: NUMBER_KEYS,
    control: { kind: "number", step: kind === "float" ? "any" : 1, hasMax: false },
    summary: numberSummary(type),
  };
}

/** The descriptor of a number with bounds. */
export function numberDescriptor({
  kind,
  min,
  max,
  highmax,
  enforcerange,
}: Bounds & {
  readonly kind: string;
  readonly enforcerange: boolean;
}): ParameterTypeTraits["descriptor"] {
  return { type: kind, min, max, highmax, enforcerange: enforcerange ? true : undefined };
}

/** Parses a default as a number. Text that is not a number is an invalid default, and is kept. */
export function numberOrText(text: string): string | number {
  const number = Number(text);
  return text.trim() === "" || Number.isNaN(number) ? text : number;
}

/** The type and its bounds, with the highest maximum in parentheses. */
export function numberSummary({
  kind,
  min,
  max,
  highmax,
}: Bounds & { readonly kind: string }): string {
  if (min === undefined && max === undefined) return kind;
  const high = highmax === undefined || highmax === max ? "" : ` (${highmax})`;
  return `${kind} ${min ?? ""}..${max ?? ""}${high}`;
}

/** Describes bounds in a sentence; empty without bounds. */
export function boundsNotes({ min, max, highmax }: Bounds): readonly string[] {
  if (max === undefined) return min === undefined ? [] : [`At least ${min}.`];
  const high = highmax === undefined || highmax === max ? "" : ` (${highmax} with high limits)`;
  return [min === undefined ? `At most ${max}${high}.` : `${min} to ${max}${high}.`];
}

/** Returns the problem of a text that is not a number of a type or is out of bounds. */
export function numberProblem(
  value: string,
  { kind, min, max, highmax = max }: Bounds & { readonly kind: string },
): DefaultProblem | undefined {
  const number = value.trim() === "" ? Number.NaN : Number(value);
  const isNumber = kind === "float" ? Number.isFinite(number) : Number.isSafeInteger(number);
  if (!isNumber) return { kind: "wrong-type", value, type: kind };
  const isOutside =
    (min !== undefined && number < min) || (highmax !== undefined && number > highmax);
  return isOutside ? { kind: "outside-bounds", value: number } : undefined;
}

/** The number that the server reads, or the number in the text. */
export const numberSuggestion: Suggestion = (text, value) =>
  typeof value === "number" ? String(value) : /[+-]?\d+/.exec(text)?.[0];

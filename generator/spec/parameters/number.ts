import { named, literalType, union } from "../../base/type-expression.js";
import type { LimitType, NamespaceType, NumberType } from "../model/parameter.js";
import type { Parameter as SourceParameter } from "../source/types.js";
import { isSet, typeTraits } from "./traits.js";
import type {
  Bounds,
  DefaultProblem,
  NumberRange,
  OwnTraits,
  ParameterTypeTraits,
  Suggestion,
} from "./traits.js";

/** Reads the bounds of a parameter. */
export function sourceRange({ min, max, highmax, enforcerange }: SourceParameter): NumberRange {
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(highmax !== undefined && { highmax }),
    enforcerange: isSet(enforcerange),
  };
}

/** `integer` and `float`. */
export function numberTraits(type: NumberType): ParameterTypeTraits {
  const isInteger = type.kind === "integer";
  return boundedTraits(type, {
    comparison: { family: isInteger ? "integer" : "other", wider: isInteger ? ["float"] : [] },
    control: { kind: "number", step: isInteger ? 1 : "any", hasMax: false },
  });
}

/** `namespace`: a namespace number on the wiki, or one of the parameter's extra namespaces. */
export function namespaceTraits({ kind, extranamespaces }: NamespaceType): ParameterTypeTraits {
  const addsSome = extranamespaces.length > 0;
  return numericTraits(kind, {
    descriptor: { type: kind, extranamespaces: addsSome ? extranamespaces : undefined },
    notes: addsSome
      ? [`Also accepts ${extranamespaces.join(" and ")}, in addition to the wiki's namespaces.`]
      : [],
    defaultProblem: (text) => numberProblem(text, { kind }),
    comparison: { wider: ["integer", "float", "limit"], isListed: true },
    range: { enforcerange: false },
    sourceKeys: ["default", "extranamespaces"],
    summary: addsSome ? `${kind} or ${extranamespaces.join(", ")}` : kind,
  });
}

/** The traits of a number with bounds, and its own. */
export function boundedTraits(type: NumberType | LimitType, own: OwnTraits): ParameterTypeTraits {
  return numericTraits(type.kind, {
    descriptor: numberDescriptor(type),
    notes: boundsNotes(type),
    defaultProblem: (text) => numberProblem(text, type),
    range: type,
    sourceKeys: ["default", "min", "max", "highmax", "enforcerange"],
    summary: numberSummary(type),
    ...own,
  });
}

function numericTraits(name: string, { comparison, ...own }: OwnTraits): ParameterTypeTraits {
  return typeTraits(name, {
    value: named("number"),
    structured: numberOrText,
    scalars: ["number"],
    ...own,
    comparison: { code: { written: ["number"], read: ["number"] }, ...comparison },
  });
}

/** The descriptor of a number with bounds. */
function numberDescriptor({
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
function numberOrText(text: string): string | number {
  const number = Number(text);
  return text.trim() === "" || Number.isNaN(number) ? text : number;
}

/** The type and its bounds, with the highest maximum in parentheses. */
function numberSummary({ kind, min, max, highmax }: Bounds & { readonly kind: string }): string {
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

/** Returns the problem if a string is not a valid number or is out of bounds. */
export function numberProblem(
  value: string,
  { kind, min, max = Infinity, highmax = max }: Bounds & { readonly kind: string },
): DefaultProblem | undefined {
  const number = value.trim() === "" ? Number.NaN : Number(value);
  const isNumber = kind === "float" ? Number.isFinite(number) : Number.isSafeInteger(number);
  if (!isNumber) return { kind: "wrong-type", value, type: kind };
  const isOutside = (min !== undefined && number < min) || number > Math.max(max, highmax);
  return isOutside ? { kind: "outside-bounds", value: number } : undefined;
}

/** The number that the server reads, or the number in the text. */
export const numberSuggestion: Suggestion = (text, value) =>
  typeof value === "number" ? String(value) : /[+-]?\d+/.exec(text)?.[0];

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

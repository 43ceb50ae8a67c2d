import type { ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";
import type { Literal } from "../../base/literal.js";
import { named } from "../../base/type-expression.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { TypeExpression } from "../../base/type-expression.js";
import type { Flag, Parameter } from "../source/types.js";

/**
 * The properties of a single value's type. Each file in this folder describes one type, or several
 * that differ only in name.
 */
export interface ParameterTypeTraits {
  /** The type of a value, as a caller writes it. */
  readonly value: TypeExpression;
  /** The name of that type, if the runtime exports it. */
  readonly runtimeType?: string;
  /** Members of the parameter's descriptor; undefined ones are omitted. */
  readonly descriptor: Readonly<Record<string, Literal | undefined>>;
  /** Sentences of the doc comment, such as bounds. */
  readonly notes: readonly string[];
  /** The runtime rule that parses and checks values; undefined if any text is valid. */
  readonly rule: (parameter: { readonly required: boolean }) => RuleSource | undefined;
  /** Converts a default from the catalogue's text to its structured form. Invalid text is kept. */
  readonly structured: (text: string) => string | number;
  /** The problem of a default; undefined if the default is valid. */
  readonly defaultProblem: (text: string) => DefaultProblem | undefined;
  /** The properties that `diff` compares. */
  readonly comparison: TypeComparison;
  /** The kinds of its values in JSON. */
  readonly scalars: readonly Scalar[];
  /** The range of number types. */
  readonly range?: NumberRange;
  /** The keys of a catalogue's parameter that this type reads, except for the keys of every type. */
  readonly sourceKeys: readonly string[];
  /** A value's JSON Schema. Default: the runtime's schema for the descriptor. */
  readonly jsonSchema?: JsonSchema;
  /** The form control. Default: a text line. */
  readonly control?: FormControl;
  /** The type in a few words, such as `limit 1..500 (5000)`. */
  readonly summary: string;
}

/**
 * Returns a valid value that is similar to an invalid text of a request; undefined if none is known.
 *
 * @param value the value that the server reads
 */
export type Suggestion = (
  text: string,
  value: unknown,
  param: ParamDescriptor,
) => string | undefined;

/** The control for one value in forms: alternatives by `kind`. */
export type FormControl =
  | { readonly kind: "checkbox" }
  /** `hasMax` adds the word `max` as a choice. */
  | { readonly kind: "number"; readonly step: 1 | "any"; readonly hasMax: boolean }
  | { readonly kind: "time" }
  | { readonly kind: "lines" }
  | { readonly kind: "secret" }
  | { readonly kind: "file" };

/** A kind of single value in JSON. */
export type Scalar = "text" | "number" | "boolean";

/** The numbers that a type accepts. */
export interface NumberRange extends Bounds {
  /** True if values out of range are errors. Otherwise they are clamped. */
  readonly enforcerange: boolean;
}

/** The runtime file and exports of a parameter type's rule. */
export interface RuleSource {
  /** The `type` of the descriptor that the rule is for. */
  readonly type: string;
  /** The export that parses values; absent if parsing needs no rule. */
  readonly rule?: string;
  /** The export that checks structured values. */
  readonly check: string;
  /** Below the output folder, without extension. */
  readonly file: string;
  /** The exports make the rule and the check from the validators of a file. */
  readonly isMade?: true;
}

/** The rule and the check that have the name of their type. */
function ruleOfType(type: string): RuleSource {
  return { type, rule: type, check: `${type}Check`, file: "runtime/validate" };
}

/** The reason why a default is invalid: alternatives by `kind`. */
export type DefaultProblem =
  | { readonly kind: "outside-enum"; readonly value: string }
  | { readonly kind: "wrong-type"; readonly value: string; readonly type: string }
  | { readonly kind: "outside-bounds"; readonly value: number };

/** The traits that a type states itself. */
export type OwnTraits = Partial<Omit<ParameterTypeTraits, "comparison">> & {
  readonly comparison?: Partial<TypeComparison>;
};

/** The types of text in code. */
export const TEXT_USE: CodeUse = { written: ["text"], read: ["text"] };

/**
 * Creates a type's traits: the traits of a string that the rule with its name checks, and its own.
 */
export function typeTraits(
  name: string,
  { comparison, ...own }: OwnTraits = {},
): ParameterTypeTraits {
  return {
    value: named("string"),
    descriptor: { type: name },
    notes: [],
    rule: () => ruleOfType(name),
    structured: (text) => text,
    defaultProblem: () => undefined,
    scalars: ["text"],
    sourceKeys: ["default"],
    summary: name,
    ...own,
    comparison: {
      name,
      family: "other",
      code: TEXT_USE,
      wider: [],
      isListed: false,
      canHoldBars: false,
      ...comparison,
    },
  };
}

/** A type as `diff` compares it. */
export interface TypeComparison {
  /** The type's name in reports. */
  readonly name: string;
  /** `text` accepts any text. `unknown` is a type that Paramsmith does not know. */
  readonly family: "text" | "boolean" | "limit" | "integer" | "enum" | "unknown" | "other";
  readonly code: CodeUse;
  /** The names of types that accept every value of this type, other than text. */
  readonly wider: readonly string[];
  /** True if the server knows all values. It drops unknown values from a list. */
  readonly isListed: boolean;
  /** True if a value may contain `|`. */
  readonly canHoldBars: boolean;
}

/** The types that a caller may write and that a parsed request contains. */
export interface CodeUse {
  readonly written: CodeTypes;
  readonly read: CodeTypes;
}

/** `text`, `number`, `boolean`, `date`, or `=` and one value. */
export type CodeTypes = readonly string[];

/** Bounds of a number. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
}

/** Returns true if a flag is set, in either format version. */
export function isSet(flag: Flag | undefined): boolean {
  return flag === "" || flag === true;
}

/** The allowed values of an enum as text; undefined for other types. */
export function allowedValues(parameter: Parameter): readonly string[] | undefined {
  return Array.isArray(parameter.type) ? parameter.type.map(String) : undefined;
}

/** The values of a default. Wikis join them with `|`, or with U+001F if a value contains `|`. */
export function defaultValues(parameter: Parameter): readonly string[] {
  const text = String(parameter.default ?? "");
  if (!isSet(parameter.multi)) return [text];
  if (text === "") return [];
  const values = text.startsWith("\u001F") ? text.slice(1).split("\u001F") : text.split("|");
  // A list with one empty string is written as two empty strings.
  return text === "|" ? [""] : values;
}

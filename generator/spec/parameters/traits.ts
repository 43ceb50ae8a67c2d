import type { Literal } from "../../base/literal.js";
import type { JsonSchema } from "../model/json-schema.js";
import type { TypeExpression } from "../../base/type-expression.js";

/**
 * The properties of the type of one value. A file of this folder describes one type, or several
 * types that differ only in name.
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
  /** The range of types whose values are numbers. */
  readonly range?: NumberRange;
  /** The keys of a catalogue's parameter that this type reads, except for the keys of every type. */
  readonly sourceKeys: readonly string[];
  /** The JSON Schema of a value. Default: that of the runtime for the descriptor. */
  readonly jsonSchema?: JsonSchema;
  /** The control of forms. Default: a line of text. */
  readonly control?: FormControl;
  /** The type in a few words, such as `limit 1..500 (5000)`. */
  readonly summary: string;
}

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
export function ruleOfType(type: string): RuleSource {
  return { type, rule: type, check: `${type}Check`, file: "runtime/validate" };
}

/** The reason why a default is invalid: alternatives by `kind`. */
export type DefaultProblem =
  | { readonly kind: "outside-enum"; readonly value: string }
  | { readonly kind: "wrong-type"; readonly value: string; readonly type: string }
  | { readonly kind: "outside-bounds"; readonly value: number };

/** A type as `diff` compares it. */
export interface TypeComparison {
  /** The type's name in reports. */
  readonly name: string;
  /** `text` accepts any text. `unknown` is a type that Paramsmith does not know. */
  readonly family: "text" | "boolean" | "limit" | "integer" | "enum" | "unknown" | "other";
  readonly code: CodeUse;
  /** Names of types that accept every value of this one, besides text. */
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

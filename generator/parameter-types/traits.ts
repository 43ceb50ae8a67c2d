import type { Literal } from "../typescript/literal.js";
import type { TypeExpression } from "../typescript/type-expression.js";

/** Everything that the generator knows of the type of one value. One file of this folder describes one type, or several that differ in name only. */
export interface ParameterTypeTraits {
  /** The type of a value, as a caller writes it. */
  readonly value: TypeExpression;
  /** Members of the parameter's descriptor; an undefined one is left out. */
  readonly descriptor: Readonly<Record<string, Literal | undefined>>;
  /** The JSON Schema of a value, draft 2020-12. */
  readonly schema: Readonly<Record<string, Literal | object>>;
  /** Sentences of the doc comment: bounds, and what the type alone does not show. */
  readonly notes: readonly string[];
  /** The rule of the runtime that reads and checks values; undefined if any text will do. */
  readonly rule: (parameter: { readonly required: boolean }) => RuleSource | undefined;
  /** The structured form of a default, which a catalogue has as text; invalid text is kept. */
  readonly structured: (text: string) => string | number;
  /** What is wrong with a default; undefined if it is valid. */
  readonly defaultProblem: (text: string) => DefaultProblem | undefined;
  /** What `diff` needs to compare the type with another one. */
  readonly comparison: TypeComparison;
}

/** Where a module takes the rule of a parameter type from. */
export interface RuleSource {
  /** The descriptor's `type` that the rule is for. */
  readonly type: string;
  /** The export that reads values; absent if reading needs no rule. */
  readonly rule?: string;
  /** The export that checks structured values. */
  readonly check: string;
  /** Below the output folder, without extension. */
  readonly file: string;
}

/** Why a default is not a value of its type. */
export type DefaultProblem =
  | { readonly kind: "outside-enum"; readonly value: string }
  | { readonly kind: "wrong-type"; readonly value: string; readonly type: string }
  | { readonly kind: "outside-bounds"; readonly value: number };

/** A type as `diff` compares it. */
export interface TypeComparison {
  /** The type's name in reports. */
  readonly name: string;
  /** `text` takes any text, `unknown` is a type that Paramsmith does not know. */
  readonly family: "text" | "boolean" | "limit" | "integer" | "enum" | "unknown" | "other";
  readonly code: CodeUse;
  /** Names of types that take every value of this one, besides text. */
  readonly wider: readonly string[];
  /** The server knows every value; of several values it drops those that it does not know. */
  readonly isListed: boolean;
  /** A value may hold `|`. */
  readonly canHoldBars: boolean;
}

/** What a caller may write, and what a parsed request holds. */
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

import type { ParamDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import type { IssueCode } from "../model/issue.js";
import type { JsonObject } from "../model/json.js";

/** What a reading knows besides the catalogue. */
export interface ReadOptions {
  /** The caller may use `highmax` and `highlimit`. Default: false. */
  readonly highLimits?: boolean;
  /** The wiki's namespace numbers. Default: 0 to 15, which every wiki has. */
  readonly namespaces?: readonly number[];
}

/** Takes the findings about one parameter; the reading decides how severe a loss is. */
export interface Reporter {
  readonly options: ReadOptions;
  /** The server stops here. */
  error(code: IssueCode, message: string, data?: JsonObject): void;
  /** The server warns and goes on with another value: an error to a strict reading. */
  loss(code: IssueCode, message: string, data?: JsonObject): void;
  /** The server takes the parameter, or one of its values, as it is, and warns of its end. */
  deprecated(message: string, value?: string): void;
}

/** How the values of one type are read, whatever reading asks. */
export type Rule = ParsedRule | ListedRule;

/** A type whose values follow a form; `Descriptor` is what its parameters are described with. */
export interface ParsedRule<Descriptor extends ParamDescriptor = ParamDescriptor> {
  readonly kind: "parsed";
  /** The value that counts, or undefined after an error. */
  read(text: string, param: Descriptor, report: Reporter): unknown;
}

/** A type whose values are listed: unlisted ones are dropped from a multi-valued parameter. */
export interface ListedRule<Descriptor extends ParamDescriptor = ParamDescriptor> {
  readonly kind: "listed";
  /** Every allowed value: what the allspecifier stands for. */
  values(param: Descriptor, options: ReadOptions): readonly unknown[];
  /** The listed value that the text names, or undefined. */
  find(text: string, param: Descriptor, options: ReadOptions): unknown;
}

/** The rules that a module's parameters need, by type; a type without one is read as a string. */
export type Rules = Readonly<Partial<Record<ParamDescriptor["type"], Rule>>>;

/** Reports what is wrong, and tells whether the server stops there. */
export function stops(violation: Violation | undefined, report: Reporter): boolean {
  if (!violation) return false;
  const { code, text, data, loss = false } = violation;
  if (loss) report.loss(code, text, data);
  else report.error(code, text, data);
  return !loss;
}

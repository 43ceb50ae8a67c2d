import type { ParamDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import type { IssueCode } from "../model/issue.js";
import type { JsonObject } from "../model/json.js";

/** Facts that parsing needs besides the catalogue. */
export interface ParseOptions {
  /** The caller may use `highmax` and `highlimit`. Default: false. */
  readonly highLimits?: boolean;
  /**
   * The wiki's namespace numbers, without -2 and -1, which parameters list themselves. Default: 0 to
   * 15, which every wiki has.
   */
  readonly namespaces?: readonly number[];
  /**
   * The method of the request; all parameters of a GET request are in the address. Default: unknown,
   * which no rule refuses.
   */
  readonly method?: "GET" | "POST";
  /** The wire names of parameters in the address of a POST request. Default: none. */
  readonly inAddress?: ReadonlySet<string>;
  /** The minor version of MediaWiki 1 on the server. Default: that of the module, or else 39. */
  readonly version?: number;
  /** False if the rules about several parameters are not checked. Default: true. */
  readonly paramRules?: false;
}

/** Receives the findings about one parameter. The parser decides how severe a loss is. */
export interface Reporter {
  readonly options: ParseOptions;
  /** The wire name. */
  readonly parameter: string;
  /** The server stops here. */
  error(code: IssueCode, message: string, data?: JsonObject): void;
  /** The server warns and continues with another value; an error if the parser is strict. */
  loss(code: IssueCode, message: string, data?: JsonObject): void;
  /** The server accepts the parameter, or one of its values, and warns that it will be removed. */
  deprecated(message: string, value?: string): void;
}

/** The rule for values of one type. */
export type Rule = ParsedRule | ListedRule;

/** A type whose values follow a form; `Descriptor` is what its parameters are described with. */
export interface ParsedRule<Descriptor extends ParamDescriptor = ParamDescriptor> {
  readonly kind: "parsed";
  /** The value that applies; undefined after an error. */
  read(text: string, param: Descriptor, report: Reporter): unknown;
}

/** A type whose values are listed: unlisted ones are dropped from a multi-valued parameter. */
export interface ListedRule<Descriptor extends ParamDescriptor = ParamDescriptor> {
  readonly kind: "listed";
  /** Every allowed value, which the allspecifier selects. */
  values(param: Descriptor, options: ParseOptions): readonly unknown[];
  /** The listed value that the text names, or undefined. */
  find(text: string, param: Descriptor, options: ParseOptions): unknown;
}

/** The rules that a module's parameters need, by type; a type without one is read as a string. */
export type Rules = Readonly<Partial<Record<ParamDescriptor["type"], Rule>>>;

/** Reports a violation. Returns whether the server stops. */
export function stops(violation: Violation | undefined, report: Reporter): boolean {
  if (!violation) return false;
  const { code, text, data, loss = false } = violation;
  if (loss) report.loss(code, text, data);
  else report.error(code, text, data);
  return !loss;
}

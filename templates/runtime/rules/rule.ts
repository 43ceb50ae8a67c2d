import type { ParamDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import type { IssueCode } from "../model/issue.js";
import type { JsonObject } from "../model/json.js";

/** Data for parsing that the catalogue does not contain. */
export interface ParseOptions {
  /** Whether the account can use `highmax` and `highlimit`. Default: false. */
  readonly highLimits?: boolean;
  /**
   * The wiki's namespace numbers, except -2 and -1, which parameters list themselves. Default: 0 to
   * 15, which exist on every wiki.
   */
  readonly namespaces?: readonly number[];
  /**
   * The method of the request. A GET request has all parameters in the URL. Default: unknown, which
   * no rule rejects.
   */
  readonly method?: "GET" | "POST";
  /** The wire names of the parameters in the URL of a POST request. Default: none. */
  readonly inAddress?: ReadonlySet<string>;
  /** The server's minor version of MediaWiki 1. Default: the module's version, or else 39. */
  readonly version?: number;
  /** Whether rules for combinations of parameters are checked. Default: true. */
  readonly paramRules?: false;
}

/** Receives the issues of a parameter. The parser determines the severity of a loss. */
export interface Reporter {
  readonly options: ParseOptions;
  /** The wire name. */
  readonly parameter: string;
  /** Reports an error, after which the server stops. */
  error(code: IssueCode, message: string, data?: JsonObject): void;
  /**
   * Reports that the server warns and continues with a different value. This is an error in a
   * strict parser.
   */
  loss(code: IssueCode, message: string, data?: JsonObject): void;
  /**
   * Reports that the server accepts the parameter, or one of its values, and warns that it is
   * deprecated.
   */
  deprecated(message: string, value?: string): void;
}

/** The rule for the values of a type. */
export type Rule = ParsedRule | ListedRule;

/** A type whose values have a syntax. `Descriptor` describes its parameters. */
export interface ParsedRule<Descriptor extends ParamDescriptor = ParamDescriptor> {
  readonly kind: "parsed";
  /** Returns the value that applies; undefined after an error. */
  read(text: string, param: Descriptor, report: Reporter): unknown;
}

/** A type whose values are listed. Unlisted values are dropped from a multi-value parameter. */
export interface ListedRule<Descriptor extends ParamDescriptor = ParamDescriptor> {
  readonly kind: "listed";
  /** Returns all allowed values, which the allspecifier selects. */
  values(param: Descriptor, options: ParseOptions): readonly unknown[];
  /** Returns the listed value that a string names, or undefined. */
  find(text: string, param: Descriptor, options: ParseOptions): unknown;
}

/** The rules for a module's parameters by type. Types without a rule are parsed as strings. */
export type Rules = Readonly<Partial<Record<ParamDescriptor["type"], Rule>>>;

/** Reports a violation. Returns whether the server stops. */
export function stops(violation: Violation | undefined, report: Reporter): boolean {
  if (!violation) return false;
  const { code, text, data, loss = false } = violation;
  if (loss) report.loss(code, text, data);
  else report.error(code, text, data);
  return !loss;
}

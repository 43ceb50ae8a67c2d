import type { ParamDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import type { ParseOptions } from "./rule.js";

/** The check of structured values of one type, before they are sent. */
export interface Check<Descriptor extends ParamDescriptor = ParamDescriptor> {
  /**
   * The violation by a value, or by one item of it if the parameter takes several; undefined if it
   * is valid. Text has the form in which the server reads it.
   */
  run(value: unknown, param: Descriptor, options: ParseOptions): Violation | undefined;
  /** The values that a listed type allows; other values are the violation `UNLISTED`. */
  values?(param: Descriptor, options: ParseOptions): readonly unknown[];
}

/** The checks that a module's parameters need, by type; a type without one is checked as a string. */
export type Checks = Readonly<Partial<Record<ParamDescriptor["type"], Check>>>;

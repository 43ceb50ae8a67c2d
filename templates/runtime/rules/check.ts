import type { ParamDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import type { ParseOptions } from "./rule.js";

/** Checks structured values of one type before they are sent. */
export interface Check<Descriptor extends ParamDescriptor = ParamDescriptor> {
  /**
   * Returns the violation of a value, or of one item if the parameter takes several; undefined if
   * it is valid. Strings have the form in which the server reads them.
   */
  run(value: unknown, param: Descriptor, options: ParseOptions): Violation | undefined;
  /** Returns the values that a listed type allows. Other values cause the `UNLISTED` violation. */
  values?(param: Descriptor, options: ParseOptions): readonly unknown[];
}

/** The checks for a module's parameters by type. Types without a check are checked as strings. */
export type Checks = Readonly<Partial<Record<ParamDescriptor["type"], Check>>>;

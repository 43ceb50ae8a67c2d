// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ParamDescriptor } from "../descriptor.js";
import type { Fault } from "../fault.js";
import type { ReadOptions } from "./rule.js";

/** How structured values of one type are checked, before they are sent. */
export interface Check<Descriptor extends ParamDescriptor = ParamDescriptor> {
  /**
   * What is wrong with a value: with one item of it, where the parameter takes several. Text comes as
   * the server takes it. Of a value that is not listed it says `unrecognizedvalues`.
   */
  fault(value: unknown, param: Descriptor, options: ReadOptions): Fault | undefined;
}

/** The checks that a module's parameters need, by type; a type without one is checked as a string. */
export type Checks = Readonly<Partial<Record<ParamDescriptor["type"], Check>>>;

// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ParamDescriptor } from "../model/descriptor.js";
import type { Fault } from "../model/fault.js";
import type { ReadOptions } from "./rule.js";

/** How structured values of one type are checked, before they are sent. */
export interface Check<Descriptor extends ParamDescriptor = ParamDescriptor> {
  /**
   * What is wrong with a value: with one item of it, where the parameter takes several. Text comes as
   * the server takes it.
   */
  fault(value: unknown, param: Descriptor, options: ReadOptions): Fault | undefined;
  /** The values that a listed type allows; of others its fault is `UNLISTED`. */
  values?(param: Descriptor, options: ReadOptions): readonly unknown[];
  /** A short way to tell nearly all values of which there surely is nothing to say. */
  isUsual?(value: unknown, param: Descriptor): boolean;
}

/** The checks that a module's parameters need, by type; a type without one is checked as a string. */
export type Checks = Readonly<Partial<Record<ParamDescriptor["type"], Check>>>;

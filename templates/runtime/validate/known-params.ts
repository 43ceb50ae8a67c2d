import type { AnyModule } from "../model/descriptor.js";
import type { Checks } from "../rules/check.js";
import type { AddViolation } from "./strict-validator.js";
import type { CheckedParam } from "./structured-value.js";

/** The parameters that a validator knows. */
export interface KnownParams {
  /** By name, in the module's order. */
  readonly params: ReadonlyMap<string, CheckedParam>;
  /** The message for parameters that do not exist with the other values. */
  readonly absences?: ReadonlyMap<string, string>;
}

/**
 * A rule about several parameters of a module: returns the parameters that there are with these
 * values, and adds what is wrong with them together.
 */
export type ModuleRule = (
  known: KnownParams,
  module: AnyModule,
  checks: Checks,
  values: Readonly<Record<string, unknown>>,
  add: AddViolation,
) => KnownParams;

import type { AnyModule } from "../model/descriptor.js";
import type { Checks } from "../rules/check.js";
import type { AddViolation } from "./strict-validator.js";
import type { CheckedParam } from "./structured-value.js";

/** The parameters that a validator knows. */
export interface KnownParams {
  /** Parameters by name, in the module's order. */
  readonly params: ReadonlyMap<string, CheckedParam>;
  /** The messages for parameters that do not exist with the other values. */
  readonly absences?: ReadonlyMap<string, string>;
}

/**
 * A rule for combinations of a module's parameters. Returns the parameters that exist with these
 * values, and adds the violations of the combination.
 */
export type ModuleRule = (
  known: KnownParams,
  module: AnyModule,
  checks: Checks,
  values: Readonly<Record<string, unknown>>,
  add: AddViolation,
) => KnownParams;

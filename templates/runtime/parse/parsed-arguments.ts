import type { AnyModule } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";

/** A module that the request selects, with its arguments. */
export interface SelectedModule {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A request as the server parses it. */
export interface ParsedRequest {
  readonly ok: boolean;
  /** The arguments of the root module. */
  readonly main: Readonly<Record<string, unknown>>;
  /** The arguments of the `query` action; empty for other actions. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The arguments of the output format. */
  readonly format: Readonly<Record<string, unknown>>;
  /**
   * In the order in which the server reads them: those that an earlier response finished and that do
   * not run, the generator, then `prop`, `list` and `meta` modules.
   */
  readonly selected: readonly SelectedModule[];
  readonly issues: readonly Issue[];
  /**
   * Includes issues that the server finds after the first error, in the same module and in the
   * output format, and reports.
   */
  readonly found: readonly Issue[];
}

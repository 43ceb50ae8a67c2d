import type { AnyModule } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";

/** A module that the request selects, and its arguments. */
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
   * The selected modules in the server's order: finished modules that do not run, the generator,
   * then `prop`, `list` and `meta` modules.
   */
  readonly selected: readonly SelectedModule[];
  readonly issues: readonly Issue[];
  /**
   * Also includes issues that the server finds and reports after the first error, in the same
   * module and in the output format.
   */
  readonly found: readonly Issue[];
}

// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";

/** A module that the request selects, with its arguments. */
export interface SelectedModule {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The parameters of `query` and of its modules as the server parses them. */
export interface ParsedQuery {
  readonly ok: boolean;
  /** The arguments of the `query` action. */
  readonly args: Readonly<Record<string, unknown>>;
  /** In the order in which the server reads them. */
  readonly selected: readonly SelectedModule[];
  readonly issues: readonly Issue[];
  readonly found: readonly Issue[];
  /** The names of the request that are those of parameters. */
  readonly used: ReadonlySet<string>;
  /** The parameters that it depends on, as text; absent if it is not cached. */
  readonly key?: string;
}

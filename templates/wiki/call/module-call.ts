import type { QueryCall } from "../../runtime/query-service/query-call.js";
import type { Caller } from "../store/caller.js";
import type { PageSet } from "../pages/page-set.js";
import type { Store } from "../store/store.js";

/** A module in a request to a wiki, with everything that its response depends on. */
export interface ModuleCall extends QueryCall<PageSet> {
  readonly caller: Caller;
  readonly store: Store;
}

/** A parameter's value; undefined if it is absent, false or an empty list. */
export function argument({ args }: Pick<ModuleCall, "args">, name: string): unknown {
  const value = Object.hasOwn(args, name) ? args[name] : undefined;
  return value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

/** A parameter's values as a list. */
export function argumentList(call: Pick<ModuleCall, "args">, name: string): readonly unknown[] {
  const value = argument(call, name);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** A parameter's string; undefined if it is absent or has a different type. */
export function argumentText(call: Pick<ModuleCall, "args">, name: string): string | undefined {
  const value = argument(call, name);
  return typeof value === "string" ? value : undefined;
}

/** A parameter's string; empty if it is absent or has a different type. */
export function argumentOrEmpty(call: Pick<ModuleCall, "args">, name: string): string {
  return argumentText(call, name) ?? "";
}

/** A parameter's number; zero if it is absent. */
export function argumentNumber(call: Pick<ModuleCall, "args">, name: string): number {
  return Number(argument(call, name) ?? 0);
}

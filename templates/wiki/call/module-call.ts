import type { QueryCall } from "../../runtime/query-service/query-call.js";
import type { Caller } from "../store/caller.js";
import type { PageSet } from "../pages/page-set.js";
import type { Store } from "../store/store.js";

/** One module of a request to a wiki, and all that its response depends on. */
export interface ModuleCall extends QueryCall<PageSet> {
  readonly caller: Caller;
  readonly store: Store;
}

/** The value of a parameter; undefined if it is absent, false or an empty list. */
export function argument({ args }: Pick<ModuleCall, "args">, name: string): unknown {
  const value = Object.hasOwn(args, name) ? args[name] : undefined;
  return value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

/** The values of a parameter as a list. */
export function argumentList(call: Pick<ModuleCall, "args">, name: string): readonly unknown[] {
  const value = argument(call, name);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** A parameter's text; undefined if it is absent or of another type. */
export function argumentText(call: Pick<ModuleCall, "args">, name: string): string | undefined {
  const value = argument(call, name);
  return typeof value === "string" ? value : undefined;
}

/** A parameter's text; empty if it is absent or of another type. */
export function argumentOrEmpty(call: Pick<ModuleCall, "args">, name: string): string {
  return argumentText(call, name) ?? "";
}

/** A parameter's number; zero if it is absent. */
export function argumentNumber(call: Pick<ModuleCall, "args">, name: string): number {
  return Number(argument(call, name) ?? 0);
}

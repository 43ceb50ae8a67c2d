import type { AnyModule } from "../model/descriptor.js";
import type { WireParams } from "../wire/wire-params.js";

/** A module of a request and the data that its output depends on. */
export interface QueryCall<Pages> {
  readonly module: AnyModule;
  /**
   * The arguments with defaults applied: booleans are present, limits are numbers, timestamps are
   * ISO 8601.
   */
  readonly args: Readonly<Record<string, unknown>>;
  readonly asGenerator: boolean;
  /** The parameters as they were sent. */
  readonly wire: WireParams;
  /** The arguments of the `main` and `query` roots. */
  readonly main: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The pages of the request. */
  readonly pages: Pages;
}

/** Returns the name of a parameter in the request. */
export function wireName(
  { module, asGenerator }: Pick<QueryCall<unknown>, "module" | "asGenerator">,
  name: string,
): string {
  return `${asGenerator ? "g" : ""}${module.prefix}${name}`;
}

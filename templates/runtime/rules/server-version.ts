// Differences between versions of MediaWiki in rules that no catalogue describes.

import type { AnyModule } from "../model/descriptor.js";
import type { ParseOptions } from "./rule.js";

/** The data of `toomanyvalues` has the name of the parameter. Observed on 1.43; 1.39 omits it. */
export const NAMED_LIMITS = 43;

/** `1.2.3.4-1.2.3.9` is a range of addresses, not a name. Observed on 1.43 and 1.45. */
export const DASH_RANGES = 42;

/** The options for a module: its version, if they have none. */
export function optionsFor<Options extends ParseOptions>(
  { version }: AnyModule,
  options: Options,
): Options {
  return version === undefined || options.version !== undefined ? options : { ...options, version };
}

/** Whether the server of a request has the rules of a minor version. Without a version, it is 1.39. */
export function isSince(first: number, { version = 39 }: ParseOptions): boolean {
  return version >= first;
}

// Differences between MediaWiki versions in rules that catalogues do not describe.

import type { AnyModule } from "../model/descriptor.js";
import type { ParseOptions } from "./rule.js";

/** The data of `toomanyvalues` includes the parameter name. Observed on 1.43; 1.39 omits it. */
export const NAMED_LIMITS = 43;

/** `1.2.3.4-1.2.3.9` is a range of IP addresses, not a name. Observed on 1.43 and 1.45. */
export const DASH_RANGES = 42;

/** Returns the options for a module, with the module's version as the default. */
export function optionsFor<Options extends ParseOptions>(
  { version }: AnyModule,
  options: Options,
): Options {
  return version === undefined || options.version !== undefined ? options : { ...options, version };
}

/** Whether a request's server follows the rules of a minor version. The default version is 1.39. */
export function isSince(first: number, { version = 39 }: ParseOptions): boolean {
  return version >= first;
}

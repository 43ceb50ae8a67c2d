// Differences between versions of MediaWiki in rules that no catalogue describes.

import type { AnyModule } from "../model/descriptor.js";
import type { ReadOptions } from "./rule.js";

/** The first minor version of MediaWiki 1 with a rule. */
const SINCE = {
  /** The data of `toomanyvalues` has the name of the parameter. Observed on 1.43; 1.39 omits it. */
  namedLimits: 43,
  /** `1.2.3.4-1.2.3.9` is a range of addresses, not a name. Observed on 1.43 and 1.45. */
  dashRanges: 42,
} as const;

/** The options for a module: its version, if they have none. */
export function optionsFor<Options extends ReadOptions>(
  { version }: AnyModule,
  options: Options,
): Options {
  return version === undefined || options.version !== undefined ? options : { ...options, version };
}

/** Returns true if the server of a request has a rule. Without a version, it has the rules of 1.39. */
export function hasRule({ version = 39 }: ReadOptions, rule: keyof typeof SINCE): boolean {
  return version >= SINCE[rule];
}

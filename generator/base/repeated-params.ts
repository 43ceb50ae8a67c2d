import type { WireParams } from "../../templates/runtime/wire/wire-params.js";

/**
 * Reads the parameters of a request to a service that does not run on PHP, which may read a repeated
 * name as a list.
 *
 * @param query without the question mark, or a form
 */
export function repeatedParams(query: string): WireParams {
  const found = new Map<string, string | readonly string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : [before, value].flat());
  }
  return found;
}

import { isRuntime } from "./runtime-door.js";
import type { Import } from "./fragment.js";

/** Returns the local name of a runtime export in a file. */
export type LocalName = (name: string) => string;

/**
 * The local names of the runtime's exports in a file. An export has its own name, unless that is an
 * identifier of the file: `Token` becomes `RuntimeToken`, `limit` becomes `runtimeLimit`.
 *
 * @param identifiers those that the file declares or imports from other generated files
 */
export function localNames(identifiers: readonly string[]): LocalName {
  const taken = new Set(identifiers);
  return (name) => (taken.has(name) ? aliasOf(name, taken) : name);
}

function aliasOf(name: string, taken: ReadonlySet<string>): string {
  const [first = ""] = name;
  let alias = `${first === first.toUpperCase() ? "Runtime" : "runtime"}${first.toUpperCase()}${name.slice(1)}`;
  while (taken.has(alias)) alias += "_";
  return alias;
}

/** Adds a file's aliases to its runtime imports. */
export function withAliases(imports: readonly Import[], local: LocalName): readonly Import[] {
  return imports.map((each) =>
    isRuntime(each.from)
      ? { ...each, names: each.names.map((name) => specifier(name, local(name))) }
      : each,
  );
}

function specifier(name: string, local: string): string {
  return name === local ? name : `${name} as ${local}`;
}

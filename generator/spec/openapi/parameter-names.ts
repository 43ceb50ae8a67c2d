import type { ParameterPlace } from "../model/parameter.js";

/** Parameters in earlier locations keep their names. */
const LOCATIONS: readonly string[] = [
  "path",
  "query",
  "header",
  "cookie",
] satisfies readonly ParameterPlace[];

const SUFFIXES: Readonly<Record<string, string>> = {
  path: "Path",
  query: "Query",
  header: "Header",
  cookie: "Cookie",
};

interface NamedParameter {
  readonly name: string;
  readonly in: string;
}

/**
 * The names of parameters in code. Of parameters with the same name, the one in the path or else in
 * the query keeps it, and others add their location: `id` and `idQuery`.
 */
export function propertyNames(parameters: readonly NamedParameter[]): readonly string[] {
  const rank = (index: number): number => LOCATIONS.indexOf(parameters[index]?.in ?? "");
  const taken = new Set(parameters.map(({ name }) => name));
  const names = parameters.map(({ name }) => name);
  const first = new Map<string, number>();
  for (const index of names.keys()) {
    const name = names[index] ?? "";
    const before = first.get(name);
    if (before === undefined || rank(index) < rank(before)) first.set(name, index);
  }
  return parameters.map(({ name, in: location }, index) => {
    if (first.get(name) === index) return name;
    let own = name + (SUFFIXES[location] ?? "_");
    while (taken.has(own)) own += "_";
    taken.add(own);
    return own;
  });
}

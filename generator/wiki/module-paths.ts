/** The modules to pull: alternatives by `kind`. */
export type ModulePattern =
  | { readonly kind: "module"; readonly path: string }
  /** `x+*`: the submodules of x. */
  | { readonly kind: "children"; readonly path: string }
  /** `x+**`: the submodules of x, theirs, and so on. */
  | { readonly kind: "descendants"; readonly path: string };

/** Modules that every catalogue contains, because requests need them. */
export const ROOTS = ["main", "query", "json"];

/** Parses arguments, each with one or more patterns. */
export function parsePatterns(arguments_: readonly string[]): readonly ModulePattern[] {
  const patterns = arguments_
    .flatMap((word) => word.split(/[\s,|]+/))
    .filter((each) => each !== "");
  return patterns.map((pattern) => {
    const [, stem = "", stars = ""] = /^(.*?)(?:\+(\*\*?))?$/s.exec(pattern) ?? [];
    // The paths of submodules of `main` do not contain `main`.
    const path = stem.replace(/^main\+(?=.)/s, "");
    const kind = stars === "" ? "module" : stars === "*" ? "children" : "descendants";
    return { kind, path };
  });
}

/** Formats a pattern as in an argument. */
export function patternText({ kind, path }: ModulePattern): string {
  return kind === "module" ? path : `${path}+${kind === "children" ? "*" : "**"}`;
}

/** The paths to request first: the roots, the named modules and their parents. */
export function firstPaths(wanted: readonly ModulePattern[]): readonly string[] {
  return [...new Set([...ROOTS, ...wanted.flatMap(({ path }) => withAncestors(path))])];
}

function withAncestors(path: string): readonly string[] {
  const steps = path.split("+");
  return steps.map((_, index) => steps.slice(0, index + 1).join("+"));
}

/** Returns true if the patterns include the submodules of a module. */
export function includesSubmodules(wanted: readonly ModulePattern[], path: string): boolean {
  return wanted.some((each) => {
    switch (each.kind) {
      case "module":
        return false;
      case "children":
        return path === each.path;
      case "descendants":
        return path === each.path || each.path === "main" || path.startsWith(`${each.path}+`);
    }
  });
}

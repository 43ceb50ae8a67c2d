/** Which modules are wanted: alternatives by `kind`. */
export type ModulePattern =
  | { readonly kind: "module"; readonly path: string }
  /** `x+*`: the submodules of x. */
  | { readonly kind: "children"; readonly path: string }
  /** `x+**`: the submodules of x, theirs, and so on. */
  | { readonly kind: "descendants"; readonly path: string };

/** In every catalogue, whatever is wanted: a request goes through them. */
export const ROOTS = ["main", "query", "json"];

/** Reads words of the command line, each with one or more patterns. */
export function parsePatterns(arguments_: readonly string[]): readonly ModulePattern[] {
  const patterns = arguments_
    .flatMap((word) => word.split(/[\s,|]+/))
    .filter((each) => each !== "");
  return patterns.map((pattern) => {
    const [, stem = "", stars = ""] = /^(.*?)(?:\+(\*\*?))?$/s.exec(pattern) ?? [];
    // The paths of what is below `main` do not name it.
    const path = stem.replace(/^main\+(?=.)/s, "");
    const kind = stars === "" ? "module" : stars === "*" ? "children" : "descendants";
    return { kind, path };
  });
}

/** As a person writes it. */
export function patternText({ kind, path }: ModulePattern): string {
  return kind === "module" ? path : `${path}+${kind === "children" ? "*" : "**"}`;
}

/** The paths to begin with: the roots, what is named, and every module above it, without which it cannot be asked for. */
export function firstPaths(wanted: readonly ModulePattern[]): readonly string[] {
  return [...new Set([...ROOTS, ...wanted.flatMap(({ path }) => withAncestors(path))])];
}

function withAncestors(path: string): readonly string[] {
  const steps = path.split("+");
  return steps.map((_, index) => steps.slice(0, index + 1).join("+"));
}

/** Whether the submodules of a module are wanted. */
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

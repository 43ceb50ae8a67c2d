import { errorsOf } from "../spec/source/validate-shape.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../base/diagnostic.js";
import type { Module } from "../spec/source/types.js";
import { catalogue as validateCatalogue } from "../spec/source/validators.js";
import type { Client } from "./client.js";
import { isObject } from "../base/json.js";
/** The maximum number of modules in one request, for any user. */
const BATCH = 50;

/** The options of fetching modules. */
export interface ModulesOptions {
  readonly client: Client;
  readonly wanted: readonly ModulePattern[];
  readonly helpformat: "none" | "html";
  readonly at: Position;
  readonly progress: (line: string) => void;
}

/**
 * Fetches the modules of the patterns, their parents and the roots, level by level. Unknown named
 * modules are errors.
 */
export async function fetchModules(options: ModulesOptions): Promise<Staged<readonly Module[]>> {
  const { wanted, at } = options;
  const first = firstPaths(wanted);
  const fetched = await fetchLevels(options, first);
  if (!fetched.value) return { value: undefined, diagnostics: fetched.diagnostics };
  const { modules, requested } = fetched.value;
  const missing = [...requested]
    .filter((path) => !modules.has(path))
    .map((name) =>
      diagnostic(first.includes(name) ? "unknown-module" : "module-missing", { name }, at),
    );
  const childless = wanted
    .filter(({ kind, path }) => kind !== "module" && isChildless(modules.get(path)))
    .map((each) => diagnostic("no-submodules", { name: patternText(each) }, at));
  return {
    value: [...modules.values()],
    diagnostics: [...fetched.diagnostics, ...missing, ...childless],
  };
}

function isChildless(module: Module | undefined): boolean {
  return module !== undefined && submodules(module).length === 0;
}

/** The fetched modules and the requested paths. */
interface FetchState {
  readonly modules: ReadonlyMap<string, Module>;
  readonly requested: ReadonlySet<string>;
}

/** Fetches modules, then their submodules that the patterns include, and so on. */
async function fetchLevels(
  options: ModulesOptions,
  first: readonly string[],
): Promise<Staged<FetchState>> {
  const modules = new Map<string, Module>();
  const requested = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  let level = first;
  while (level.length > 0) {
    for (let start = 0; start < level.length; start += BATCH) {
      const batch = level.slice(start, start + BATCH);
      // oxlint-disable-next-line no-await-in-loop -- one request at a time, as MediaWiki's etiquette asks
      const batched = await fetchBatch(options, batch);
      diagnostics.push(...batched.diagnostics);
      if (!batched.value) return { value: undefined, diagnostics };
      for (const path of batch) requested.add(path);
      for (const module of batched.value)
        if (batch.includes(module.path)) modules.set(module.path, module);
      const left = Math.max(0, level.length - start - BATCH);
      options.progress(`${modules.size} modules, ${left} left at this level`);
    }
    const below = level
      .filter((path) => includesSubmodules(options.wanted, path))
      .flatMap((path) => submodules(modules.get(path)));
    level = [...new Set(below)].filter((path) => !requested.has(path));
  }
  return { value: { modules, requested }, diagnostics };
}

/** The paths of a module's submodules. */
function submodules(module: Module | undefined): readonly string[] {
  return (module?.parameters ?? []).flatMap((parameter) =>
    Object.values(parameter.submodules ?? {}),
  );
}

async function fetchBatch(
  { client, helpformat, at }: ModulesOptions,
  paths: readonly string[],
): Promise<Staged<readonly Module[]>> {
  const parameters = { action: "paraminfo", helpformat, modules: paths.join("|") };
  const { value: response, diagnostics } = await client.request(parameters, ["paraminfo"]);
  if (!response) return { value: undefined, diagnostics };
  const { paraminfo } = response;
  // A wiki that knows none of the modules omits the list.
  const catalogue: unknown = isObject(paraminfo)
    ? { paraminfo: { modules: [], ...paraminfo } }
    : response;
  if (validateCatalogue(catalogue)) return { value: catalogue.paraminfo.modules, diagnostics };
  const [detail = ""] = errorsOf(validateCatalogue).map(
    ({ instancePath, message = "does not match" }) => `${instancePath} ${message}`.trim(),
  );
  const found: Diagnostic = diagnostic("response-no-catalogue", { detail }, at);
  return { value: undefined, diagnostics: [...diagnostics, found] };
}

/** The modules to pull: alternatives by `kind`. */
export type ModulePattern =
  | { readonly kind: "module"; readonly path: string }
  /** `x+*`: the submodules of x. */
  | { readonly kind: "children"; readonly path: string }
  /** `x+**`: the submodules of x, theirs, and so on. */
  | { readonly kind: "descendants"; readonly path: string };

/** Modules that every catalogue contains, because requests need them. */
const ROOTS = ["main", "query", "json"];

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

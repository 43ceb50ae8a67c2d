import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import type { ModuleOperation } from "../model/operation.js";
import type { CatalogueModel, SpecModel, NamedSpec } from "../model/spec-model.js";
import { combineModules } from "./combine-modules.js";
import { withNotes } from "./combine-notes.js";
import { allItems, commonItems, withValues } from "./combine-types.js";
import type { Combination } from "./combine-types.js";

export type { Combination };

/**
 * Combines catalogues: `intersection` accepts requests valid in all of them, `union` requests valid
 * in any of them. Responses may come from any of them. Order, descriptions and positions come from
 * the first catalogue.
 */
export function combineSpecs(how: Combination, specs: readonly NamedSpec[]): Staged<SpecModel> {
  const [first] = specs;
  const catalogues = specs.flatMap(({ model }) => (model.kind === "catalogue" ? [model] : []));
  if (!first) throw new Error("There is nothing to combine.");
  if (catalogues.length < specs.length) {
    const odd = specs.find(({ model }) => model.kind !== first.model.kind);
    const found = odd
      ? diagnostic("combined-kinds", { name: first.file }, startOf(odd.file))
      : diagnostic("combined-openapi", {}, startOf(first.file));
    return { value: undefined, diagnostics: [found] };
  }
  const dropped = new Map<string, string>();
  const combined = catalogues.reduce((a, b) => {
    const all = combinePair(how, a, b);
    for (const [path, reason] of all.dropped) dropped.set(path, reason);
    return all.model;
  });
  const at = startOf(first.file);
  const warnings = [...dropped].map(([path, reason]): Diagnostic =>
    diagnostic("combined-module-dropped", { module: path, detail: reason }, at),
  );
  const withoutDropped = { ...combined, operations: withoutPaths(combined.operations, dropped) };
  if (!withoutDropped.operations.some(({ role }) => role === "request"))
    return {
      value: undefined,
      diagnostics: [...warnings, diagnostic("combined-nothing", {}, at)],
    };
  return { value: withNotes(withoutDropped, specs), diagnostics: warnings };
}

function startOf(file: string): { readonly file: string; readonly line: 1; readonly column: 1 } {
  return { file, line: 1, column: 1 };
}

/** A combination of two catalogues, and the modules that cannot be combined, with the reasons. */
interface CombinedPair {
  readonly model: CatalogueModel;
  readonly dropped: ReadonlyMap<string, string>;
}

function combinePair(how: Combination, a: CatalogueModel, b: CatalogueModel): CombinedPair {
  const isUnion = how === "union";
  const others = new Map(b.operations.map((each) => [each.path, each]));
  const dropped = new Map<string, string>();
  const operations = a.operations.flatMap((each) => {
    const other = others.get(each.path);
    if (!other) return isUnion ? [each] : [];
    const combined = combineModules(how, each, other);
    if (combined.kind === "combined") return [combined.module];
    dropped.set(each.path, combined.reason);
    return [];
  });
  const own = new Set(a.operations.map(({ path }) => path));
  const added = isUnion ? b.operations.filter(({ path }) => !own.has(path)) : [];
  const namespaces = combineNamespaces(how, a.namespaces, b.namespaces);
  return {
    model: {
      ...shared(a, b),
      ...knownSite(a, b, namespaces),
      operations: [...operations, ...added],
    },
    dropped,
  };
}

/** Without known namespaces, a catalogue accepts any. */
function combineNamespaces(
  how: Combination,
  a: CatalogueModel["namespaces"],
  b: CatalogueModel["namespaces"],
): CatalogueModel["namespaces"] {
  if (how === "union") return a && b && allItems(a, b).toSorted((x, y) => x - y);
  return a && b ? commonItems(a, b) : (a ?? b);
}

/** Removes modules with their submodules, and the values that select them. */
function withoutPaths(
  operations: readonly ModuleOperation[],
  dropped: ReadonlyMap<string, string>,
): readonly ModuleOperation[] {
  if (dropped.size === 0) return operations;
  const isDropped = (path: string): boolean =>
    [...dropped.keys()].some((each) => path === each || path.startsWith(`${each}+`));
  return operations
    .filter(({ path }) => !isDropped(path))
    .map((operation) => ({
      ...operation,
      parameters: operation.parameters.flatMap((parameter) => {
        const { type } = parameter;
        if (type.kind !== "enum" || !type.submodules) return [parameter];
        const { paths } = type.submodules;
        const values = type.values.filter((value) => !isDropped(paths[value] ?? ""));
        if (values.length === type.values.length) return [parameter];
        const kept = withValues(type, values);
        return kept ? [{ ...parameter, type: kept }] : [];
      }),
    }));
}

/** The namespaces of a combination, with the names and origins of the first wiki that has them. */
function knownSite(
  a: CatalogueModel,
  b: CatalogueModel,
  namespaces: readonly number[] | undefined,
): Pick<CatalogueModel, "namespaces" | "site"> {
  if (!namespaces) return {};
  const sites = [a, b].flatMap(({ site }) => site ?? []);
  const known = sites.flatMap((each) => each.namespaces);
  const site = {
    file: sites[0]?.file ?? a.source,
    namespaces: namespaces.flatMap((number) => known.find(({ id }) => id === number) ?? []),
  };
  return { namespaces, ...(sites.length > 0 && { site }) };
}

/** Members that both kinds of combination handle in the same way. */
function shared(a: CatalogueModel, b: CatalogueModel): CatalogueModel {
  const { namespaces: _numbers, site: _site, otherResults: _others, remarks, ...rest } = a;
  const gaps = new Map([...b.gaps, ...a.gaps].map((gap) => [gap.id, gap]));
  const corrections = [a, b].flatMap((each) => each.remarks?.corrections ?? []);
  return {
    ...rest,
    ...(remarks && { remarks: { ...remarks, corrections } }),
    requestDefaults: Object.fromEntries(
      Object.entries(a.requestDefaults).filter(
        ([name, value]) => b.requestDefaults[name] === value,
      ),
    ),
    gaps: [...gaps.values()],
  };
}

import type { Change, Place } from "../change.js";
import { bestPairs, setSimilarity, wordSimilarity } from "../similarity.js";
import type { ComparedCatalogue } from "../spec.js";
import type { Module } from "../../spec/types.js";
import { isSet } from "../../spec/catalogue.js";
import { below } from "../../read/document.js";

/** A module and where it stands. */
export interface PlacedModule {
  readonly module: Module;
  readonly place: Place;
}

/** The modules of two catalogues, each with its counterpart. */
export interface MatchedModules {
  readonly pairs: readonly (readonly [old: PlacedModule, next: PlacedModule])[];
  readonly removed: readonly PlacedModule[];
  readonly added: readonly PlacedModule[];
}

const ALIKE = 0.6;

/**
 * The modules of a catalogue, and of its protocol's roots those that it does not have itself. Where
 * the other side has no protocol, only the roots count that the other catalogue holds: what a wiki
 * answered may hold them as modules, and what one side leaves open is no removal.
 */
export function modulesOf(
  { document, protocol }: ComparedCatalogue,
  other: ComparedCatalogue,
): readonly PlacedModule[] {
  const own = document.value.paraminfo.modules.map((module, index) => ({
    module,
    place: { document, pointer: below("/paraminfo/modules", index) },
  }));
  if (!protocol) return own;
  const paths = new Set(own.map(({ module }) => module.path));
  const roots = protocol.value.roots.map((module, index) => ({
    module,
    place: { document: protocol, pointer: below("/roots", index) },
  }));
  const others = new Set(other.document.value.paraminfo.modules.map(({ path }) => path));
  return [
    ...own,
    ...roots.filter(
      ({ module: { path } }) =>
        !paths.has(path) && (other.protocol !== undefined || others.has(path)),
    ),
  ];
}

/** Matches modules by path; then those that moved to another group, and those that were renamed. */
export function matchModules(
  old: readonly PlacedModule[],
  next: readonly PlacedModule[],
): MatchedModules {
  const byPath = new Map(next.map((each) => [each.module.path, each]));
  const same = old.flatMap((before) => {
    const after = byPath.get(before.module.path);
    return after ? [[before, after] as const] : [];
  });
  const matched = new Set<PlacedModule>(same.flat());
  const removed = old.filter((each) => !matched.has(each));
  const added = next.filter((each) => !matched.has(each));
  const pairs = bestPairs(removed, added, moduleSimilarity, ALIKE);
  const claimed = new Set<PlacedModule>(pairs.flat());
  return {
    pairs: [...same, ...pairs],
    removed: removed.filter((each) => !claimed.has(each)),
    added: added.filter((each) => !claimed.has(each)),
  };
}

/** Of the same name in any group, or of the same group with similar parameters. */
function moduleSimilarity({ module: old }: PlacedModule, { module: next }: PlacedModule): number {
  const parameters = setSimilarity(parameterKeys(old), parameterKeys(next));
  const names = wordSimilarity(old.name, next.name);
  if (old.name === next.name) return 0.6 + 0.4 * parameters;
  if (old.group !== next.group) return 0;
  // Of modules with hardly any parameters, these say nothing.
  const enough = Math.min(old.parameters.length, next.parameters.length) >= 3;
  return enough ? 0.8 * parameters + 0.2 * names : Math.min(parameters, names);
}

function parameterKeys({ parameters, templatedparameters = [] }: Module): readonly string[] {
  return [...parameters, ...templatedparameters].map(
    ({ name, type }) => `${name}:${typeof type === "string" ? type : "enum"}`,
  );
}

/** Changes of modules that one side does not have. */
export function presenceChanges({ pairs, removed, added }: MatchedModules): readonly Change[] {
  // Where there was nothing, nobody has handlers for all of it.
  const first = pairs.length === 0 && removed.length === 0 && { circumstances: ["first"] };
  return [
    ...removed.map(({ module, place }): Change => ({
      rule: isSet(module.deprecated) ? "module-removed-deprecated" : "module-removed",
      module: module.path,
      places: { old: place },
    })),
    ...added.map(({ module, place }): Change => ({
      rule: "module-added",
      ...first,
      module: module.path,
      places: { new: place },
    })),
  ];
}

import { valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { undocumentedFactChanges } from "./gaps.js";
import { keysOfBoth, member } from "../base/json.js";
import type { ComparedCatalogue } from "./compared-spec.js";
import { ignoredKeyChanges } from "./remarks.js";
import { differentInFormatVersion1 } from "../spec/catalogue/format-version-1.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import { below } from "../base/document.js";
import type { DiffOptions } from "./diff.js";
import type { CatalogueContext } from "./catalogue-values.js";
import { moduleChanges, modulePresenceChanges } from "./catalogue-modules.js";
import { siteChanges } from "./site.js";
import type { Matched } from "./matching.js";

/** Compares two catalogues whose modules have been matched. */
export function catalogueChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  matched: Matched<ModuleOperation>,
  { docs = false, shippedResults = false }: DiffOptions,
): readonly Change[] {
  const derivedPaths: ReadonlySet<string> = new Set();
  const context: CatalogueContext = { docs, derivedPaths, ...coveredModules(matched) };
  const rootContext = { ...context, derivedPaths: ownPaths(old, next) };
  return [
    ...outerChanges(old, next, docs),
    ...modulePresenceChanges(matched),
    ...matched.pairs.flatMap(([from, to]) => {
      const isDerived = isFromProtocol(old, from) && isFromProtocol(next, to);
      return moduleChanges(from, to, isDerived ? rootContext : context);
    }),
    ...protocolChanges(old, next, { docs, shippedResults }),
    ...siteChanges(old, next, docs),
  ];
}

function isFromProtocol({ protocol }: ComparedCatalogue, { origin }: ModuleOperation): boolean {
  return origin.file === protocol;
}

/** The paths of the modules that the catalogues contain. */
function ownPaths(...catalogues: readonly ComparedCatalogue[]): ReadonlySet<string> {
  return new Set(
    catalogues.flatMap((catalogue) =>
      catalogue.model.operations
        .filter((module) => !isFromProtocol(catalogue, module))
        .map(({ path }) => path),
    ),
  );
}

/** Compares the members of the files outside their modules. */
function outerChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  docs: boolean,
): readonly Change[] {
  const [before, after] = [old.model.remarks, next.model.remarks];
  return (["document", "paraminfo"] as const).flatMap((part) => {
    const pointer = part === "document" ? "" : `/${part}`;
    const subject: Subject = {
      module: "",
      ...(part === "paraminfo" && { parameter: part }),
      old: { file: old.file, pointer },
      new: { file: next.file, pointer },
    };
    const [from, to] = [before, after].map((all) => (all ? { remarks: all[part] } : {}));
    return ignoredKeyChanges(subject, from ?? {}, to ?? {}, docs);
  });
}

/**
 * The modules that were added, removed or moved. Changes of the values that select them are not
 * reported separately.
 */
function coveredModules({ pairs, removed, added }: Matched<ModuleOperation>): {
  readonly coveredPaths: ReadonlySet<string>;
  readonly coveredGenerators: ReadonlySet<string>;
} {
  const moved = pairs.filter(([from, to]) => from.path !== to.path);
  const generators = pairs.filter(([from, to]) => from.generator !== to.generator);
  return {
    coveredPaths: new Set([...removed, ...added, ...moved.flat()].map(({ path }) => path)),
    coveredGenerators: new Set(generators.flat().map(({ path }) => path)),
  };
}

/** Returns true if the types of responses depend on the format version. */
function hasVersionedTypes({ model }: ComparedCatalogue): boolean {
  return model.operations.some(
    ({ result }) => result && differentInFormatVersion1(result) !== undefined,
  );
}

/** Compares the protocols, if both catalogues have one. */
function protocolChanges(
  base: ComparedCatalogue,
  revision: ComparedCatalogue,
  { docs = false, shippedResults = false }: DiffOptions,
): readonly Change[] {
  const [{ model: old, protocol: oldFile }, { model: next, protocol: nextFile }] = [base, revision];
  const hasTypes = shippedResults || [base, revision].every(hasVersionedTypes);
  if (oldFile === undefined || nextFile === undefined) return [];
  const [before, after] = [old.requestDefaults, next.requestDefaults];
  const subject = { old: { file: oldFile, pointer: "" }, new: { file: nextFile, pointer: "" } };
  const defaults = keysOfBoth(before, after).flatMap((parameter) =>
    valueChanges(
      "request-default-changed",
      { module: "", parameter, ...subject },
      member(before, parameter),
      member(after, parameter),
      below("/requestDefaults", parameter),
    ).map((change) =>
      hasTypes && parameter === "formatversion"
        ? { ...change, circumstances: ["typed-responses"] }
        : change,
    ),
  );
  const gaps = undocumentedFactChanges(
    { file: oldFile, gaps: old.gaps },
    { file: nextFile, gaps: next.gaps },
    docs,
  );
  return [...defaults, ...gaps];
}

import { keysOfBoth, member } from "../base/json.js";
import { below } from "../base/document.js";
import { differentInFormatVersion1 } from "../spec/catalogue/format-version-1.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import { moduleChanges, modulePresenceChanges } from "./catalogue-modules.js";
import type { CatalogueContext } from "./catalogue-values.js";
import { valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { ComparedCatalogue } from "./compared-spec.js";
import { undocumentedFactChanges } from "./gaps.js";
import type { Matched } from "./matching.js";
import type { DiffOptions } from "./options.js";
import { ignoredKeyChanges } from "./remarks.js";
import { siteChanges } from "./site.js";

/** Compares two catalogues whose modules have been matched. */
export function catalogueChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  matched: Matched<ModuleOperation>,
  options: DiffOptions,
): readonly Change[] {
  const { docs = false } = options;
  const context = contextOf(matched, docs);
  const rootContext = { ...context, derivedPaths: new Set([...ownPaths(old), ...ownPaths(next)]) };
  return [
    ...outerChanges(old, next, docs),
    ...modulePresenceChanges(matched),
    ...matched.pairs.flatMap(([from, to]) => {
      const isDerived = isFromProtocol(old, from) && isFromProtocol(next, to);
      return moduleChanges(from, to, isDerived ? rootContext : context);
    }),
    ...protocolChanges(old, next, options),
    ...siteChanges(old, next, docs),
  ];
}

/**
 * The modules that were added, removed or moved. Changes of the values that select them are not
 * reported separately.
 */
function contextOf(
  { pairs, removed, added }: Matched<ModuleOperation>,
  docs: boolean,
): CatalogueContext {
  const moved = pairs.filter(([from, to]) => from.path !== to.path);
  const generators = pairs.filter(([from, to]) => from.generator !== to.generator);
  return {
    docs,
    coveredPaths: new Set([...removed, ...added, ...moved.flat()].map(({ path }) => path)),
    coveredGenerators: new Set(generators.flat().map(({ path }) => path)),
    derivedPaths: new Set(),
  };
}

function isFromProtocol({ protocol }: ComparedCatalogue, { origin }: ModuleOperation): boolean {
  return origin.file === protocol;
}

/** The paths of the modules that a catalogue contains itself. */
function ownPaths(catalogue: ComparedCatalogue): readonly string[] {
  const own = catalogue.model.operations.filter((module) => !isFromProtocol(catalogue, module));
  return own.map(({ path }) => path);
}

/** Compares the members of the files outside their modules. */
function outerChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  docs: boolean,
): readonly Change[] {
  return (["document", "paraminfo"] as const).flatMap((part) => {
    const [pointer, parameter] = part === "document" ? ["", undefined] : [`/${part}`, part];
    const subject: Subject = {
      module: "",
      ...(parameter !== undefined && { parameter }),
      old: { file: old.file, pointer },
      new: { file: next.file, pointer },
    };
    const [from = {}, to = {}] = [old, next].map(
      ({ model: { remarks } }) => remarks && { remarks: remarks[part] },
    );
    return ignoredKeyChanges(subject, from, to, docs);
  });
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
  const [{ model: old, protocol: file }, { model: next, protocol: newFile }] = [base, revision];
  if (file === undefined || newFile === undefined) return [];
  const origins = { old: { file, pointer: "" }, new: { file: newFile, pointer: "" } };
  const hasTypes = shippedResults || [base, revision].every(hasVersionedTypes);
  const [before, after] = [old.requestDefaults, next.requestDefaults];
  return [
    ...keysOfBoth(before, after).flatMap((parameter) => {
      const circumstances = hasTypes && parameter === "formatversion" ? ["typed-responses"] : [];
      return valueChanges(
        "request-default-changed",
        { module: "", parameter, ...origins },
        member(before, parameter),
        member(after, parameter),
        below("/requestDefaults", parameter),
      ).map((change) => ({ ...change, circumstances }));
    }),
    ...undocumentedFactChanges({ file, gaps: old.gaps }, { file: newFile, gaps: next.gaps }, docs),
  ];
}

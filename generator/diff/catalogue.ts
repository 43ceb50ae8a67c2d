import { applicableRules, ruleText } from "../spec/catalogue/rules.js";
import { keysOfBoth, member } from "../base/json.js";
import { below } from "../base/document.js";
import { bestPairs, setSimilarity, wordSimilarity } from "../base/similarity.js";
import { differentInFormatVersion1 } from "../spec/model/format-version-1.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import { moduleParameterChanges } from "./catalogue-parameters.js";
import { comparisonOf } from "./catalogue-types.js";
import type { CatalogueContext } from "./catalogue-types.js";
import { flagChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { ComparedCatalogue } from "./compared-spec.js";
import { undocumentedFactChanges } from "./gaps.js";
import { byKey, matchParts, partPresenceChanges } from "./matching.js";
import type { Matched } from "./matching.js";
import type { DiffOptions } from "./diff.js";
import { ignoredKeyChanges } from "./remarks.js";
import { siteChanges } from "./site.js";

/** Compares two catalogues with matched modules. */
export function catalogueChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  matched: Matched<ModuleOperation>,
  options: DiffOptions,
): readonly Change[] {
  const { docs = false } = options;
  const hasRules = old.protocol !== undefined && next.protocol !== undefined;
  const context: CatalogueContext = { ...contextOf(matched, docs), hasRules };
  const rootContext = { ...context, derivedPaths: new Set([...ownPaths(old), ...ownPaths(next)]) };
  return [
    ...outerChanges(old, next, docs),
    ...partPresenceChanges("module", matched, (module) => ({ ...module, name: module.path })),
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
): Omit<CatalogueContext, "hasRules"> {
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
    ...keysOfBoth(before, after).flatMap((parameter) =>
      valueChanges(
        "request-default-changed",
        { module: "", parameter, ...origins },
        member(before, parameter),
        member(after, parameter),
        below("/requestDefaults", parameter),
        [hasTypes && parameter === "formatversion" && "typed-responses"],
      ),
    ),
    ...undocumentedFactChanges({ file, gaps: old.gaps }, { file: newFile, gaps: next.gaps }, docs),
  ];
}

const ALIKE = 0.6;

/**
 * The modules of a catalogue, including the roots of its protocol. If the other catalogue has no
 * protocol, only the roots that it contains are included, because missing roots are not removals.
 */
export function modulesOf(
  { model, protocol }: ComparedCatalogue,
  other: ComparedCatalogue,
): readonly ModuleOperation[] {
  if (protocol === undefined || other.protocol !== undefined) return model.operations;
  const others = new Set(other.model.operations.map(({ path }) => path));
  return model.operations.filter(
    ({ path, origin }) => origin.file !== protocol || others.has(path),
  );
}

/** Matches modules by path, then modules that moved to a different group, then renamed ones. */
export function matchModules(
  old: readonly ModuleOperation[],
  next: readonly ModuleOperation[],
): Matched<ModuleOperation> {
  return matchParts(
    old,
    next,
    byKey(({ path }) => path),
    (removed, added) => bestPairs(removed, added, moduleSimilarity, ALIKE),
  );
}

/**
 * Returns the similarity of modules that have the same name in any group, or similar parameters in
 * the same group.
 */
function moduleSimilarity(old: ModuleOperation, next: ModuleOperation): number {
  const parameters = setSimilarity(parameterKeys(old), parameterKeys(next));
  const names = wordSimilarity(old.name, next.name);
  if (old.name === next.name) return 0.6 + 0.4 * parameters;
  if (old.group !== next.group) return 0;
  // A module with few parameters cannot be recognised by them.
  const enough = Math.min(old.parameters.length, next.parameters.length) >= 3;
  return enough ? 0.8 * parameters + 0.2 * names : Math.min(parameters, names);
}

function parameterKeys({ parameters, templated }: ModuleOperation): readonly string[] {
  return [...parameters, ...templated].map(
    (parameter) => `${parameter.name}:${comparisonOf(parameter).name}`,
  );
}

/** Compares a module with its counterpart. */
function moduleChanges(
  before: ModuleOperation,
  after: ModuleOperation,
  context: CatalogueContext,
): readonly Change[] {
  const subject: Subject = { module: after.path, old: before.origin, new: after.origin };
  // A change of group also changes the path, and a change of name too. Each is reported once.
  const isRenamed = before.name !== after.name || before.group === after.group;
  return [
    ...(isRenamed ? valueChanges("module-renamed", subject, before.path, after.path, "/name") : []),
    ...valueChanges("module-group-changed", subject, before.group, after.group, "/group"),
    ...valueChanges("module-prefix-changed", subject, before.prefix, after.prefix, "/prefix"),
    ...flagChanges(subject, before, after, {
      generator: ["generator-added", "generator-removed"],
      readrights: ["readrights-added", "readrights-removed"],
      writerights: ["writerights-added", "writerights-removed"],
      mustbeposted: ["mustbeposted-added", "mustbeposted-removed"],
      deprecated: ["module-deprecated", "module-undeprecated"],
    }),
    ...valueChanges(
      "module-internal-changed",
      subject,
      before.internal === true,
      after.internal === true,
      "/internal",
    ),
    ...valueChanges(
      "dynamic-parameters-changed",
      subject,
      before.dynamicParameters === true,
      after.dynamicParameters === true,
      "/dynamicparameters",
    ),
    ...moduleParameterChanges(after.path, before, after, context),
    ...(context.hasRules ? ruleChanges(subject, before, after) : []),
    ...ignoredKeyChanges(subject, before, after, context.docs),
  ];
}

/** Compares the rules about parameters that both modules have. They belong to the path of a module. */
function ruleChanges(
  subject: Subject,
  before: ModuleOperation,
  after: ModuleOperation,
): readonly Change[] {
  if (before.path !== after.path) return [];
  const [old, next] = [before, after].map(({ rules = [] }) => {
    const both = [before, after].reduce(
      (kept, { parameters }) => applicableRules(kept, parameters),
      rules,
    );
    return both.length === 0 ? undefined : both.map(ruleText).join("; ");
  });
  return valueChanges("param-rules-changed", subject, old, next, "/rules");
}

import type { Change, Subject } from "./change.js";
import { bestPairs, setSimilarity, wordSimilarity } from "../base/similarity.js";
import type { ComparedCatalogue } from "./compared-spec.js";
import { byKey, matchParts, partPresenceChanges, isUnchanged } from "./matching.js";
import type { Matched } from "./matching.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import { comparisonOf } from "./catalogue-types.js";
import { flagChanges, valueChanges } from "./change.js";
import { ignoredKeyChanges } from "./remarks.js";
import type { CatalogueContext } from "./catalogue-values.js";
import { moduleParameterChanges } from "./catalogue-parameters.js";

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

/** Matches modules by path, then modules that moved to another group, then renamed ones. */
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

/** Reports modules that only the base or only the revision has. */
export function modulePresenceChanges(matched: Matched<ModuleOperation>): readonly Change[] {
  return partPresenceChanges("module", matched, ({ path, origin, deprecated }) => ({
    name: path,
    origin,
    deprecated,
  }));
}

/** Compares a module with its counterpart. */
export function moduleChanges(
  before: ModuleOperation,
  after: ModuleOperation,
  context: CatalogueContext,
): readonly Change[] {
  if (isUnchanged(before, after)) return [];
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
    ...ignoredKeyChanges(subject, before, after, context.docs),
  ];
}

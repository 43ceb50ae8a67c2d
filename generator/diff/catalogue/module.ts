import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import { canonical, writtenAlike } from "../json.js";
import type { Flag, Module } from "../../spec/types.js";
import { flagChanges } from "./flags.js";
import type { PlacedModule } from "./modules.js";
import { parametersChanges } from "./parameters.js";
import { docsChanges, unknownKeyChanges } from "../unknown.js";

/** What a comparison of catalogues is told. */
export interface CatalogueContext {
  /** Texts for readers are compared too. */
  readonly docs: boolean;
  /** Modules that are on one side only, or have another path: the values that choose them are claimed. */
  readonly claimedPaths: ReadonlySet<string>;
  /** Modules whose generator flag changed. */
  readonly claimedGenerators: ReadonlySet<string>;
}

/** What a comparison of parameters is told besides. */
export interface ParameterContext extends CatalogueContext {
  /** Something of the old module had a default, so that the type of its defaults was exported. */
  readonly hadDefaults: boolean;
}

const DOCS = [
  "classname",
  "source",
  "sourcename",
  "licensetag",
  "licenselink",
  "helpurls",
  "description",
  "examples",
];

/** Keys that a rule, or the rule of no finding, speaks of. */
const KNOWN: ReadonlySet<string> = new Set([
  ...DOCS,
  "name",
  "path",
  "group",
  "prefix",
  "readrights",
  "writerights",
  "mustbeposted",
  "generator",
  "deprecated",
  "internal",
  "dynamicparameters",
  "parameters",
  "templatedparameters",
]);

/** Every difference between a module and its counterpart. */
export function moduleChanges(
  old: PlacedModule,
  next: PlacedModule,
  context: CatalogueContext,
): readonly Change[] {
  const [before, after] = [old.module, next.module];
  if (writtenAlike(before, after)) return [];
  const subject: Subject = { module: after.path, old: old.place, new: next.place };
  return [
    ...identityChanges(subject, before, after),
    ...(before.prefix === after.prefix
      ? []
      : [
          changeOf("module-prefix-changed", subject, {
            old: before.prefix,
            new: after.prefix,
            at: "/prefix",
          }),
        ]),
    ...flagChanges(subject, before, after, {
      generator: ["generator-added", "generator-removed"],
      readrights: ["readrights-added", "readrights-removed"],
      writerights: ["writerights-added", "writerights-removed"],
      mustbeposted: ["mustbeposted-added", "mustbeposted-removed"],
      deprecated: ["module-deprecated", "module-undeprecated"],
    }),
    ...internalChanges(subject, before, after),
    ...dynamicChanges(subject, before, after),
    ...parametersChanges(subject, before, after, context),
    ...unknownKeyChanges(subject, before, after, KNOWN),
    ...(context.docs ? docsChanges(subject, before, after, DOCS) : []),
  ];
}

/** A move to another group changes the path too, and a renaming the name: one edit each. */
function identityChanges(subject: Subject, old: Module, next: Module): readonly Change[] {
  if (old.name !== next.name || (old.path !== next.path && old.group === next.group)) {
    return [
      changeOf("module-renamed", subject, { old: old.path, new: next.path, at: "/name" }),
      ...(old.group === next.group ? [] : groupChange(subject, old, next)),
    ];
  }
  return old.group === next.group ? [] : groupChange(subject, old, next);
}

function groupChange(subject: Subject, old: Module, next: Module): readonly Change[] {
  return [
    changeOf("module-group-changed", subject, {
      old: old.group ?? "",
      new: next.group ?? "",
      at: "/group",
    }),
  ];
}

function internalChanges(subject: Subject, old: Module, next: Module): readonly Change[] {
  const [before, after] = [normalFlag(old.internal), normalFlag(next.internal)];
  if (before === after) return [];
  return [
    changeOf("module-internal-changed", subject, { old: before, new: after, at: "/internal" }),
  ];
}

function dynamicChanges(subject: Subject, old: Module, next: Module): readonly Change[] {
  const [before, after] = [dynamic(old), dynamic(next)];
  if (canonical(before) === canonical(after)) return [];
  return [
    changeOf("dynamic-parameters-changed", subject, {
      old: before,
      new: after,
      at: "/dynamicparameters",
    }),
  ];
}

/** A text for readers or a flag: either says that there are such parameters. */
function dynamic({ dynamicparameters: given }: Module): boolean {
  return given !== undefined && given !== false;
}

function normalFlag(flag: Flag | undefined): boolean {
  return flag === "" || flag === true;
}

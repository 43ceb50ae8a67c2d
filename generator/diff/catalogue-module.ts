import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { remarksChanges } from "./remarks.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import { isAlike } from "./equal-parts.js";
import type { CatalogueContext } from "./catalogue-context.js";
import { flagChanges } from "./flags.js";
import { moduleParameterChanges } from "./catalogue-parameters.js";

/** Compares a module with its counterpart. */
export function moduleChanges(
  before: ModuleOperation,
  after: ModuleOperation,
  context: CatalogueContext,
): readonly Change[] {
  if (isAlike(before, after)) return [];
  const subject: Subject = { module: after.path, old: before.origin, new: after.origin };
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
    ...moduleParameterChanges(subject, before, after, context),
    ...remarksChanges(subject, before, after, context.docs),
  ];
}

/** A change of group also changes the path, and a change of name too. Each is reported once. */
function identityChanges(
  subject: Subject,
  old: ModuleOperation,
  next: ModuleOperation,
): readonly Change[] {
  if (old.name !== next.name || (old.path !== next.path && old.group === next.group)) {
    return [
      changeOf("module-renamed", subject, { old: old.path, new: next.path, at: "/name" }),
      ...(old.group === next.group ? [] : groupChange(subject, old, next)),
    ];
  }
  return old.group === next.group ? [] : groupChange(subject, old, next);
}

function groupChange(
  subject: Subject,
  old: ModuleOperation,
  next: ModuleOperation,
): readonly Change[] {
  return [
    changeOf("module-group-changed", subject, {
      old: old.group,
      new: next.group,
      at: "/group",
    }),
  ];
}

function internalChanges(
  subject: Subject,
  before: ModuleOperation,
  after: ModuleOperation,
): readonly Change[] {
  const [old, next] = [before.internal === true, after.internal === true];
  if (old === next) return [];
  return [changeOf("module-internal-changed", subject, { old, new: next, at: "/internal" })];
}

function dynamicChanges(
  subject: Subject,
  before: ModuleOperation,
  after: ModuleOperation,
): readonly Change[] {
  const [old, next] = [before.dynamicParameters === true, after.dynamicParameters === true];
  if (old === next) return [];
  const facts = { old, new: next, at: "/dynamicparameters" };
  return [changeOf("dynamic-parameters-changed", subject, facts)];
}

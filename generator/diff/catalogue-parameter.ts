import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical } from "../base/json.js";
import type { RuleId } from "./rules/table.js";
import { inertChanges, remarksChanges } from "./remarks.js";
import type { Parameter, TemplatedParameter } from "../spec/model/parameter.js";
import { isAlike } from "./equal-parts.js";
import { conditionChanges } from "./parameter-conditions.js";
import type { CatalogueContext } from "./catalogue-context.js";
import { defaultChanges } from "./catalogue-default.js";
import { flagChanges } from "./catalogue-flags.js";
import { multiChanges } from "./catalogue-multi.js";
import { lengthChanges, rangeChanges } from "./catalogue-range.js";
import { typeChanges, typeName } from "./catalogue-type.js";
import { listChanges, submoduleChanges, valueChanges } from "./catalogue-values.js";

/**
 * Compares a parameter with its counterpart. A change of type covers changes that follow from the
 * type.
 */
export function parameterChanges(
  subject: Subject,
  old: Parameter | TemplatedParameter,
  next: Parameter | TemplatedParameter,
  context: CatalogueContext,
): readonly Change[] {
  if (isAlike(old, next)) return [];
  const sameType = typeName(old) === typeName(next);
  const sameUse = sameType && (old.multi === undefined) === (next.multi === undefined);
  return [
    ...typeChanges(subject, old, next),
    ...(sameType ? typeFacets(subject, old, next, context) : []),
    ...rangeChanges(subject, old, next),
    ...lengthChanges(subject, old, next),
    ...multiChanges(subject, old, next),
    ...defaultChanges(subject, old, next),
    ...presenceChanges(subject, old, next),
    ...tokenChanges(subject, old, next),
    ...templateChanges(subject, old, next),
    ...conditionChanges(subject, old, next, context.docs),
    ...(sameUse ? inertChanges(subject, old, next) : []),
    ...remarksChanges(subject, old, next, context.docs),
  ];
}

function typeFacets(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  context: CatalogueContext,
): readonly Change[] {
  const single = next.multi ? {} : { circumstances: ["single"] };
  return [
    ...valueChanges(subject, old, next, context),
    ...submoduleChanges(subject, old, next, context),
    ...listChanges(subject, { old: subtypes(old), new: subtypes(next), at: "/subtypes" }, [
      "user-subtype-added",
      "user-subtype-removed",
    ]),
    ...listChanges(
      subject,
      { old: extraNamespaces(old), new: extraNamespaces(next), at: "/extranamespaces" },
      ["extranamespace-added", "extranamespace-removed"],
    ).map((change) =>
      change.rule === "extranamespace-removed" ? { ...change, ...single } : change,
    ),
    ...flagChanges(subject, old, next, { mustExist: ["must-exist-added", "must-exist-removed"] }),
  ];
}

function subtypes({ type }: Parameter): readonly string[] {
  return type.kind === "user" ? type.subtypes : [];
}

function extraNamespaces({ type }: Parameter): readonly string[] {
  return type.kind === "namespace" ? type.extranamespaces.map(String) : [];
}

function presenceChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const changes = flagChanges(subject, old, next, {
    required: ["param-became-required", "param-became-optional"],
    deprecated: ["param-deprecated", "param-undeprecated"],
    sensitive: ["sensitive-added", "sensitive-removed"],
  }).filter(({ rule }) => !rule.startsWith("sensitive-") || isPassword(old) === isPassword(next));
  return changes.map((change) => ({
    ...change,
    circumstances: presenceCircumstances(change.rule, old, next),
  }));
}

/** Passwords are always sensitive, so the change of type covers the flag. */
function isPassword({ type }: Parameter): boolean {
  return type.kind === "password";
}

/** A default, or the absence of a boolean, is a value. */
function presenceCircumstances(rule: RuleId, old: Parameter, next: Parameter): readonly string[] {
  const isBoolean = typeName(old) === "boolean" && typeName(next) === "boolean";
  switch (rule) {
    case "param-became-required":
      if (isBoolean) return ["boolean"];
      return next.default === undefined ? [] : ["with-default"];
    case "param-became-optional":
      if (!isBoolean && old.default !== undefined) return ["with-default"];
      return isBoolean || next.default !== undefined ? ["always-read"] : [];
    default:
      return [];
  }
}

function tokenChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  if (old.tokentype === next.tokentype) return [];
  return [
    changeOf("token-changed", subject, {
      old: old.tokentype,
      new: next.tokentype,
      at: "/tokentype",
    }),
  ];
}

function templateChanges(
  subject: Subject,
  old: Parameter | TemplatedParameter,
  next: Parameter | TemplatedParameter,
): readonly Change[] {
  const [before, after] = [variablesOf(old), variablesOf(next)];
  if (canonical(before) === canonical(after)) return [];
  return [
    changeOf("templatevars-changed", subject, { old: before, new: after, at: "/templatevars" }),
  ];
}

/** The sources of the variables in a name, by variable. */
function variablesOf(parameter: Parameter | TemplatedParameter): Readonly<Record<string, string>> {
  const variables = "variables" in parameter ? parameter.variables : [];
  return Object.fromEntries(variables.map(({ name, source }) => [name, source]));
}

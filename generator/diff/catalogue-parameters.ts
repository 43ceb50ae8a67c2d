import { changeOf, flagChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical } from "../base/json.js";
import { inertChanges, ignoredKeyChanges } from "./remarks.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import type { Parameter, TemplatedParameter } from "../spec/model/parameter.js";
import { setSimilarity, wordSimilarity } from "../base/similarity.js";
import { parameterPresenceChanges, parametersChanges } from "./parameters.js";
import type { ComparedParameter } from "./parameters.js";
import { isUnchanged } from "./matching.js";
import { conditionChanges } from "./parameter-conditions.js";
import type { CatalogueContext } from "./catalogue-values.js";
import { defaultChanges } from "./catalogue-default.js";
import { multiChanges, listChanges, submoduleChanges, valueChanges } from "./catalogue-values.js";
import { lengthChanges, rangeChanges } from "./catalogue-range.js";
import { enumValues, typeChanges, typeName } from "./catalogue-type.js";

/** A parameter of a module. */
interface ModuleParameter extends ComparedParameter {
  readonly parameter: Parameter | TemplatedParameter;
  readonly location: "templated" | "plain";
}

const ALIKE = 0.5;

/** Compares the parameters of two modules. */
export function moduleParameterChanges(
  { module }: Subject,
  old: ModuleOperation,
  next: ModuleOperation,
  context: CatalogueContext,
): readonly Change[] {
  return parametersChanges(module, parametersOf(old), parametersOf(next), {
    rules: "param",
    similarity,
    changes: (subject, from, to) =>
      parameterChanges(subject, from.parameter, to.parameter, context),
    removalRule: ({ location, deprecated }) =>
      location === "templated"
        ? "templated-param-removed"
        : deprecated
          ? "param-removed-deprecated"
          : "param-removed",
    additionRule: ({ location }) =>
      location === "templated" ? "templated-param-added" : "param-added-optional",
  });
}

function parametersOf({ parameters, templated }: ModuleOperation): readonly ModuleParameter[] {
  return [...parameters, ...templated].map(comparedParameter);
}

function comparedParameter(parameter: Parameter | TemplatedParameter): ModuleParameter {
  const { name, origin, required, deprecated } = parameter;
  return {
    parameter,
    name,
    location: "variables" in parameter ? "templated" : "plain",
    key: `${"variables" in parameter ? "templated" : "plain"} ${name}`,
    origin,
    required,
    deprecated,
    hasDefault: parameter.default !== undefined,
    isFlag: typeName(parameter) === "boolean",
  };
}

/** Returns the similarity of parameters of one type by their names. */
function similarity(
  { parameter: old, location }: ModuleParameter,
  { parameter: next, location: other }: ModuleParameter,
): number {
  if (location !== other) return 0;
  const isMulti = [old, next].map(({ multi }) => multi !== undefined);
  if (typeName(old) !== typeName(next) || isMulti[0] !== isMulti[1]) return 0;
  const values = setSimilarity(enumValues(old) ?? [], enumValues(next) ?? []);
  return values < ALIKE ? 0 : wordSimilarity(old.name, next.name);
}

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
  if (isUnchanged(old, next)) return [];
  const sameType = typeName(old) === typeName(next);
  const sameUse = sameType && (old.multi === undefined) === (next.multi === undefined);
  return [
    ...typeChanges(subject, old, next),
    ...(sameType ? typeFacets(subject, old, next, context) : []),
    ...rangeChanges(subject, old, next),
    ...lengthChanges(subject, old, next),
    ...multiChanges(subject, old, next),
    ...defaultChanges(subject, old, next),
    ...parameterPresenceChanges("param", subject, comparedParameter(old), comparedParameter(next)),
    ...sensitivityChanges(subject, old, next),
    ...tokenChanges(subject, old, next),
    ...templateChanges(subject, old, next),
    ...conditionChanges(subject, old, next, context.docs),
    ...(sameUse ? inertChanges(subject, old, next) : []),
    ...ignoredKeyChanges(subject, old, next, context.docs),
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

/** Passwords are always sensitive, so the change of type covers the flag. */
function sensitivityChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const isPassword = [old, next].map(({ type }) => type.kind === "password");
  return isPassword[0] === isPassword[1]
    ? flagChanges(subject, old, next, { sensitive: ["sensitive-added", "sensitive-removed"] })
    : [];
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

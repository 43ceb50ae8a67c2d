import { flagChanges, listChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { inertChanges, ignoredKeyChanges } from "./remarks.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import type { Parameter, TemplatedParameter } from "../spec/model/parameter.js";
import { setSimilarity, wordSimilarity } from "../base/similarity.js";
import { parameterPresenceChanges, parametersChanges } from "./parameters.js";
import type { ComparedParameter } from "./parameters.js";
import { isUnchanged } from "./matching.js";
import {
  comparisonOf,
  enumOf,
  lengthChanges,
  rangeChanges,
  typeChanges,
} from "./catalogue-types.js";
import { conditionChanges, defaultChanges, enumChanges, multiChanges } from "./catalogue-values.js";
import type { CatalogueContext } from "./catalogue-values.js";

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
    isFlag: comparisonOf(parameter).name === "boolean",
  };
}

/** Returns the similarity of parameters of one type by their names. */
function similarity(
  { parameter: old, location }: ModuleParameter,
  { parameter: next, location: other }: ModuleParameter,
): number {
  if (location !== other) return 0;
  const isMulti = [old, next].map(({ multi }) => multi !== undefined);
  const [before, after] = [comparisonOf(old), comparisonOf(next)];
  if (before.name !== after.name || isMulti[0] !== isMulti[1]) return 0;
  const values = setSimilarity(enumOf(old)?.values ?? [], enumOf(next)?.values ?? []);
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
  const sameType = comparisonOf(old).name === comparisonOf(next).name;
  const sameUse = sameType && (old.multi === undefined) === (next.multi === undefined);
  // Passwords are always sensitive, so the change of type covers the flag.
  const sameSecrecy = (old.type.kind === "password") === (next.type.kind === "password");
  return [
    ...typeChanges(subject, old, next),
    ...(sameType ? valuesChanges(subject, old, next, context) : []),
    ...rangeChanges(subject, old, next),
    ...lengthChanges(subject, old, next),
    ...multiChanges(subject, old, next),
    ...defaultChanges(subject, old, next),
    ...parameterPresenceChanges("param", subject, comparedParameter(old), comparedParameter(next)),
    ...(sameSecrecy
      ? flagChanges(subject, old, next, { sensitive: ["sensitive-added", "sensitive-removed"] })
      : []),
    ...valueChanges("token-changed", subject, old.tokentype, next.tokentype, "/tokentype"),
    ...valueChanges(
      "templatevars-changed",
      subject,
      variablesOf(old),
      variablesOf(next),
      "/templatevars",
    ),
    ...conditionChanges(subject, old, next, context.docs),
    ...(sameUse ? inertChanges(subject, old, next) : []),
    ...ignoredKeyChanges(subject, old, next, context.docs),
  ];
}

/** Compares the values that parameters of one type accept. */
function valuesChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  context: CatalogueContext,
): readonly Change[] {
  return [
    ...enumChanges(subject, old, next, context),
    ...listChanges(subject, subtypes(old), subtypes(next), "/subtypes", [
      "user-subtype-added",
      "user-subtype-removed",
    ]),
    ...listChanges(subject, extraNamespaces(old), extraNamespaces(next), "/extranamespaces", [
      "extranamespace-added",
      "extranamespace-removed",
    ]).map((change) =>
      change.rule === "extranamespace-removed" && !next.multi
        ? { ...change, circumstances: ["single"] }
        : change,
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

/** The sources of the variables in a name, by variable. */
function variablesOf(parameter: Parameter | TemplatedParameter): Readonly<Record<string, string>> {
  const variables = "variables" in parameter ? parameter.variables : [];
  return Object.fromEntries(variables.map(({ name, source }) => [name, source]));
}

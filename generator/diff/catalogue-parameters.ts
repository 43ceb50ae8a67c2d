import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { bestPairs, setSimilarity, wordSimilarity } from "../base/similarity.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import type { Parameter } from "../spec/model/parameter.js";
import type { CatalogueContext } from "./catalogue-context.js";
import { parameterChanges } from "./catalogue-parameter.js";
import { enumValues, typeName } from "./catalogue-type.js";

/** A parameter, from either list of a module. */
interface ListedParameter {
  readonly parameter: Parameter;
  /** True if the name has variables. */
  readonly templated: boolean;
}

const ALIKE = 0.5;

/** Compares the parameters of two modules. */
export function moduleParameterChanges(
  subject: Subject,
  old: ModuleOperation,
  next: ModuleOperation,
  context: CatalogueContext,
): readonly Change[] {
  const [before, after] = [listed(old), listed(next)];
  const byKey = new Map(after.map((each) => [keyOf(each), each]));
  const same = before.flatMap((each) => {
    const counterpart = byKey.get(keyOf(each));
    return counterpart ? [[each, counterpart] as const] : [];
  });
  const matched = new Set<ListedParameter>(same.flat());
  const removed = before.filter((each) => !matched.has(each));
  const added = after.filter((each) => !matched.has(each));
  const renamed = bestPairs(removed, added, parameterSimilarity, ALIKE);
  const claimed = new Set<ListedParameter>(renamed.flat());
  const subjectOf = (from: ListedParameter, to: ListedParameter): Subject => ({
    module: subject.module,
    parameter: to.parameter.name,
    old: from.parameter.origin,
    new: to.parameter.origin,
  });
  return [
    ...same.flatMap(([from, to]) =>
      parameterChanges(subjectOf(from, to), from.parameter, to.parameter, context),
    ),
    ...renamed.flatMap(([from, to]) => [
      renaming(subjectOf(from, to), from.parameter, to.parameter),
      ...parameterChanges(subjectOf(from, to), from.parameter, to.parameter, context),
    ]),
    ...removed.filter((each) => !claimed.has(each)).map((each) => removal(subject, each)),
    ...added.filter((each) => !claimed.has(each)).map((each) => addition(subject, each)),
  ];
}

function listed({ parameters, templated }: ModuleOperation): readonly ListedParameter[] {
  return [
    ...parameters.map((parameter) => ({ parameter, templated: false })),
    ...templated.map((parameter) => ({ parameter, templated: true })),
  ];
}

function keyOf({ parameter, templated }: ListedParameter): string {
  return `${templated ? "templated" : "plain"}:${parameter.name}`;
}

/**
 * Returns the similarity of parameters of one type by their names; 0 if they cannot be the same
 * parameter.
 */
function parameterSimilarity(
  { parameter: old, templated }: ListedParameter,
  next: ListedParameter,
): number {
  const { parameter } = next;
  if (templated !== next.templated) return 0;
  const isMulti = [old, parameter].map(({ multi }) => multi !== undefined);
  if (typeName(old) !== typeName(parameter) || isMulti[0] !== isMulti[1]) return 0;
  const values = setSimilarity(enumValues(old) ?? [], enumValues(parameter) ?? []);
  return values < ALIKE ? 0 : wordSimilarity(old.name, parameter.name);
}

function renaming(subject: Subject, old: Parameter, next: Parameter): Change {
  return changeOf("param-renamed", subject, {
    old: old.name,
    new: next.name,
    at: "/name",
    ...(old.required && { circumstances: ["required"] }),
  });
}

function removal({ module }: Subject, { parameter, templated }: ListedParameter): Change {
  const rule = templated
    ? "templated-param-removed"
    : parameter.deprecated
      ? "param-removed-deprecated"
      : "param-removed";
  return { rule, module, parameter: parameter.name, origins: { old: parameter.origin } };
}

function addition({ module }: Subject, { parameter, templated }: ListedParameter): Change {
  const required = parameter.required;
  const rule = required
    ? "param-added-required"
    : templated
      ? "templated-param-added"
      : "param-added-optional";
  return {
    rule,
    module,
    parameter: parameter.name,
    circumstances: additionCircumstances(parameter),
    origins: { new: parameter.origin },
  };
}

function additionCircumstances(parameter: Parameter): readonly string[] {
  if (!parameter.required) return [];
  if (typeName(parameter) === "boolean") return ["boolean"];
  return parameter.default === undefined ? [] : ["with-default"];
}

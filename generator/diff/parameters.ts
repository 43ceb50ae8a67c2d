import { bestPairs } from "../base/similarity.js";
import type { Origin } from "../spec/model/parameter.js";
import { changeOf, flagChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byKey, matchParts } from "./matching.js";
import type { Pairs } from "./matching.js";
import type { RuleId } from "./rules.js";

/** The least similarity of a renamed parameter. */
const ALIKE = 0.5;

/** The beginning of the rules about parameters of modules, and of operations. */
export type ParameterRules = "param" | "query-param";

/** The facts that parameters of modules and of operations have in common. */
export interface ComparedParameter {
  readonly name: string;
  /** Where requests have the parameter. */
  readonly location: string;
  /** Parameters with the same key are the same. */
  readonly key: string;
  /** True if requests do not depend on its name, as long as its key is the same. */
  readonly isNameFree?: boolean;
  readonly origin: Origin;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly hasDefault: boolean;
  /** True if its value is its presence. */
  readonly isFlag: boolean;
}

/** What differs between parameters of modules and of operations. */
export interface ParameterKind<Parameter extends ComparedParameter> {
  readonly rules: ParameterRules;
  /** Returns the similarity of two parameters; 0 if they cannot be the same. */
  similarity(old: Parameter, next: Parameter): number;
  changes(subject: Subject, old: Parameter, next: Parameter): readonly Change[];
  removalRule(parameter: Parameter): RuleId;
  /** The rule for an optional parameter. */
  additionRule(parameter: Parameter): RuleId;
  /** The change of the location, if a parameter can have the same name in another one. */
  relocation?(subject: Subject, old: Parameter, next: Parameter): Change;
}

/** Compares the parameters of a module or an operation. */
export function parametersChanges<Parameter extends ComparedParameter>(
  module: string,
  before: readonly Parameter[],
  after: readonly Parameter[],
  kind: ParameterKind<Parameter>,
): readonly Change[] {
  const same = matchParts(
    before,
    after,
    byKey(({ key }) => key),
    kind.relocation ? movedParameters : () => [],
  );
  const {
    pairs: renamed,
    removed,
    added,
  } = matchParts(same.removed, same.added, (gone, come) =>
    bestPairs(gone, come, (old, next) => kind.similarity(old, next), ALIKE),
  );
  const subjectOf = (old: Parameter, next: Parameter): Subject => ({
    module,
    parameter: next.name,
    old: old.origin,
    new: next.origin,
  });
  return [
    ...same.pairs.flatMap(([old, next]) =>
      old.location === next.location
        ? []
        : (kind.relocation?.(subjectOf(old, next), old, next) ?? []),
    ),
    ...[...same.pairs.filter(([old, next]) => old.name !== next.name), ...renamed].map(
      ([old, next]) => renaming(kind.rules, subjectOf(old, next), old, next),
    ),
    ...[...same.pairs, ...renamed].flatMap(([old, next]) =>
      kind.changes(subjectOf(old, next), old, next),
    ),
    ...removed.map((each): Change => ({
      rule: kind.removalRule(each),
      module,
      parameter: each.name,
      origins: { old: each.origin },
    })),
    ...added.map((each): Change => ({
      rule: each.required ? `${kind.rules}-added-required` : kind.additionRule(each),
      module,
      parameter: each.name,
      ...circumstancesOf(valueCircumstances(each)),
      origins: { new: each.origin },
    })),
  ];
}

/** Pairs parameters that have the same name at another location. */
function movedParameters<Parameter extends ComparedParameter>(
  removed: readonly Parameter[],
  added: readonly Parameter[],
): Pairs<Parameter> {
  return removed.flatMap((from) => {
    const [only, ...others] = added.filter(({ name }) => name === from.name);
    const isOnly = removed.filter(({ name }) => name === from.name).length === 1;
    return only && others.length === 0 && isOnly ? [[from, only] as const] : [];
  });
}

function renaming(
  rules: ParameterRules,
  subject: Subject,
  old: ComparedParameter,
  next: ComparedParameter,
): Change {
  const label = ({ name, location }: ComparedParameter): string =>
    old.location === next.location ? name : `${name} in ${location}`;
  return changeOf(`${rules}-renamed`, subject, {
    old: label(old),
    new: label(next),
    at: "/name",
    ...circumstancesOf([
      ...(old.required ? ["required"] : []),
      ...(old.isNameFree && old.key === next.key ? ["not-sent"] : []),
    ]),
  });
}

/** Compares whether a parameter is required, and whether it is deprecated. */
export function parameterPresenceChanges(
  rules: ParameterRules,
  subject: Subject,
  old: ComparedParameter,
  next: ComparedParameter,
): readonly Change[] {
  return [
    ...flagChanges(subject, old, next, {
      required: [`${rules}-became-required`, `${rules}-became-optional`],
    }).map((change) => ({
      ...change,
      ...circumstancesOf(
        next.required
          ? valueCircumstances({ ...next, isFlag: old.isFlag && next.isFlag })
          : optionalCircumstances(old, next),
      ),
    })),
    ...flagChanges(subject, old, next, {
      deprecated: [`${rules}-deprecated`, `${rules}-undeprecated`],
    }),
  ];
}

function circumstancesOf(names: readonly string[]): Pick<Change, "circumstances"> {
  return names.length > 0 ? { circumstances: names } : {};
}

/** A request can omit a required parameter with a default, or a flag. */
function valueCircumstances({
  required,
  isFlag,
  hasDefault,
}: ComparedParameter): readonly string[] {
  if (!required) return [];
  if (isFlag) return ["boolean"];
  return hasDefault ? ["with-default"] : [];
}

/** A default, or the absence of a flag, is a value. */
function optionalCircumstances(old: ComparedParameter, next: ComparedParameter): readonly string[] {
  const isFlag = old.isFlag && next.isFlag;
  if (!isFlag && old.hasDefault) return ["with-default"];
  return isFlag || next.hasDefault ? ["always-read"] : [];
}

import { bestPairs } from "../base/similarity.js";
import type { Origin } from "../spec/model/parameter.js";
import { changeOf, flagChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byKey, matchParts } from "./matching.js";
import type { RuleId } from "./rules.js";

/** The least similarity of a renamed parameter. */
const ALIKE = 0.5;

/** The facts common to module and operation parameters. */
export interface ComparedParameter {
  readonly name: string;
  /** The name in code, which tells apart parameters of one name at several locations. */
  readonly codeName: string;
  /** Where requests have the parameter. */
  readonly location: string;
  /** Parameters with the same key are the same. */
  readonly key: string;
  /** True if requests do not depend on its name, as long as its key is the same. */
  readonly isNameFree?: boolean;
  readonly origin: Origin;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** The value of requests without it; absent if there is none. */
  readonly default?: unknown;
  /** The origin of the type and the default. */
  readonly typeOrigin: Origin;
  /** True if an empty string is valid, unless the parameter is required. */
  readonly canBeEmpty: boolean;
  /** True if its value is its presence. */
  readonly isFlag: boolean;
}

/** A change of the value that applies to requests without the parameter. */
export type DefaultChange = "added" | "removed" | "changed";

/** The rule for a change, with the names of its circumstances. */
export type RuleOfChange = readonly [rule: RuleId, ...circumstances: readonly string[]];

/** The differences between module and operation parameters. */
export interface ParameterKind<Parameter extends ComparedParameter> {
  /** The prefix of rule names. */
  readonly rules: Rules;
  /** Returns the similarity of two parameters; 0 if they cannot be the same. */
  similarity(old: Parameter, next: Parameter): number;
  /** The changes specific to one kind of spec: types and forms. */
  changes(subject: Subject, old: Parameter, next: Parameter): readonly Change[];
  /** The rule about a changed default; undefined if both have the same meaning. */
  defaultRule(kind: DefaultChange, old: Parameter, next: Parameter): RuleOfChange | undefined;
  removalRule(parameter: Parameter): RuleId;
  /** The rule for an optional parameter. */
  additionRule(parameter: Parameter): RuleId;
  /** A changed location, if names are unique per location. */
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
    // The same name at a different location.
    kind.relocation ? byKey(({ name }) => name) : () => [],
  );
  const renamed = matchParts(same.removed, same.added, (gone, come) =>
    bestPairs(gone, come, (old, next) => kind.similarity(old, next), ALIKE),
  );
  const isRenamed = new Set(renamed.pairs.map(([old]) => old));
  return [
    ...[...same.pairs, ...renamed.pairs].flatMap(([old, next]) => {
      const subject = { module, parameter: next.name, old: old.origin, new: next.origin };
      const isMoved = old.location !== next.location && !isRenamed.has(old);
      const isOtherInCode = !isMoved && old.codeName !== next.codeName;
      const hasOtherName = isOtherInCode || old.name !== next.name || isRenamed.has(old);
      return [
        ...(isMoved && kind.relocation ? [kind.relocation(subject, old, next)] : []),
        ...(hasOtherName ? [renaming(kind.rules, subject, old, next)] : []),
        ...kind.changes(subject, old, next),
        ...defaultChanges(kind, subject, old, next),
        ...requirementChanges(kind.rules, subject, old, next),
      ];
    }),
    ...renamed.removed.map((each) =>
      changeOf(kind.removalRule(each), { module, parameter: each.name, old: each.origin }),
    ),
    ...renamed.added.map((each) =>
      changeOf(
        each.required ? `${kind.rules}-added-required` : kind.additionRule(each),
        { module, parameter: each.name, new: each.origin },
        { circumstances: valueCircumstances(each) },
      ),
    ),
  ];
}

type Rules = "param" | "query-param";

function renaming(
  rules: Rules,
  subject: Subject,
  old: ComparedParameter,
  next: ComparedParameter,
): Change {
  const isSameName = old.name === next.name;
  const label = ({ name, codeName, location }: ComparedParameter): string => {
    if (old.location !== next.location) return `${name} in ${location}`;
    return isSameName ? codeName : name;
  };
  return changeOf(`${rules}-renamed`, subject, {
    old: label(old),
    new: label(next),
    at: "/name",
    circumstances: [
      old.required && "required",
      (isSameName || old.isNameFree === true) && old.key === next.key && "not-sent",
    ],
  });
}

/** Compares whether a parameter is required, and whether it is deprecated. */
function requirementChanges(
  rules: Rules,
  subject: Subject,
  old: ComparedParameter,
  next: ComparedParameter,
): readonly Change[] {
  const isFlag = old.isFlag && next.isFlag;
  const circumstances = next.required
    ? [
        ...valueCircumstances({ ...next, isFlag }),
        ...(old.canBeEmpty && next.default !== undefined ? ["empty-refused"] : []),
      ]
    : optionalCircumstances(isFlag, old, next);
  return [
    ...flagChanges(
      subject,
      old,
      next,
      { required: [`${rules}-became-required`, `${rules}-became-optional`] },
      circumstances,
    ),
    ...flagChanges(subject, old, next, {
      deprecated: [`${rules}-deprecated`, `${rules}-undeprecated`],
    }),
  ];
}

/** A request can omit a required parameter with a default, or a flag. */
function valueCircumstances(parameter: ComparedParameter): readonly string[] {
  if (!parameter.required) return [];
  if (parameter.isFlag) return ["boolean"];
  return parameter.default === undefined ? [] : ["with-default"];
}

/** A default, or the absence of a flag, is a value. */
function optionalCircumstances(
  isFlag: boolean,
  old: ComparedParameter,
  next: ComparedParameter,
): readonly string[] {
  if (!isFlag && old.default !== undefined) return ["with-default"];
  return isFlag || next.default !== undefined ? ["always-read"] : [];
}

/** Compares the values of requests without the parameter. */
function defaultChanges<Parameter extends ComparedParameter>(
  kind: ParameterKind<Parameter>,
  subject: Subject,
  old: Parameter,
  next: Parameter,
): readonly Change[] {
  const [before, after] = [old.default, next.default];
  const change = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  const [rule, ...circumstances] = kind.defaultRule(change, old, next) ?? [];
  if (rule === undefined) return [];
  const values: Subject = { ...subject, old: old.typeOrigin, new: next.typeOrigin };
  return [changeOf(rule, values, { old: before, new: after, circumstances, at: "/default" })];
}

import { changeOf } from "../change.js";
import type { Change, Place, Subject } from "../change.js";
import { bestPairs, setSimilarity, wordSimilarity } from "../similarity.js";
import { below } from "../../read/document.js";
import { enumValues, isSet } from "../../spec/catalogue.js";
import type { Module, Parameter } from "../../spec/types.js";
import type { CatalogueContext } from "./module.js";
import { parameterChanges } from "./parameter.js";
import { typeKind } from "./type.js";

/** A parameter and where it stands. */
interface PlacedParameter {
  readonly parameter: Parameter;
  /** Its name has variable parts. */
  readonly templated: boolean;
  readonly place: Place;
}

const ALIKE = 0.5;

/** Every difference between the parameters of two modules. */
export function parametersChanges(
  subject: Subject,
  old: Module,
  next: Module,
  context: CatalogueContext,
): readonly Change[] {
  const [before, after] = [placed(subject.old, old), placed(subject.new, next)];
  const own = { ...context, hadDefaults: before.some(({ parameter }) => hasDefault(parameter)) };
  const byKey = new Map(after.map((each) => [keyOf(each), each]));
  const same = before.flatMap((each) => {
    const counterpart = byKey.get(keyOf(each));
    return counterpart ? [[each, counterpart] as const] : [];
  });
  const matched = new Set<PlacedParameter>(same.flat());
  const removed = before.filter((each) => !matched.has(each));
  const added = after.filter((each) => !matched.has(each));
  const renamed = bestPairs(removed, added, parameterSimilarity, ALIKE);
  const claimed = new Set<PlacedParameter>(renamed.flat());
  const subjectOf = (from: PlacedParameter, to: PlacedParameter): Subject => ({
    module: subject.module,
    parameter: to.parameter.name,
    old: from.place,
    new: to.place,
  });
  return [
    ...same.flatMap(([from, to]) =>
      parameterChanges(subjectOf(from, to), from.parameter, to.parameter, own),
    ),
    ...renamed.flatMap(([from, to]) => [
      renaming(subjectOf(from, to), from.parameter, to.parameter),
      ...parameterChanges(subjectOf(from, to), from.parameter, to.parameter, own),
    ]),
    ...removed.filter((each) => !claimed.has(each)).map((each) => removal(subject, each)),
    ...added
      .filter((each) => !claimed.has(each))
      .map((each) => addition(subject, each, own.hadDefaults)),
  ];
}

function placed({ document, pointer }: Place, module: Module): readonly PlacedParameter[] {
  const { parameters, templatedparameters = [] } = module;
  return [
    ...parameters.map((parameter, index) => ({
      parameter,
      templated: false,
      place: { document, pointer: below(pointer, "parameters", index) },
    })),
    ...templatedparameters.map((parameter, index) => ({
      parameter,
      templated: true,
      place: { document, pointer: below(pointer, "templatedparameters", index) },
    })),
  ];
}

function keyOf({ parameter, templated }: PlacedParameter): string {
  return `${templated ? "templated" : "plain"}:${parameter.name}`;
}

/** Of the same type, and with a similar name; 0 where they cannot be one parameter. */
function parameterSimilarity(
  { parameter: old, templated }: PlacedParameter,
  next: PlacedParameter,
): number {
  const { parameter } = next;
  if (templated !== next.templated) return 0;
  if (typeKind(old) !== typeKind(parameter) || isSet(old.multi) !== isSet(parameter.multi))
    return 0;
  const values = setSimilarity(enumValues(old) ?? [], enumValues(parameter) ?? []);
  return values < ALIKE ? 0 : wordSimilarity(old.name, parameter.name);
}

function renaming(subject: Subject, old: Parameter, next: Parameter): Change {
  return changeOf("param-renamed", subject, {
    old: old.name,
    new: next.name,
    at: "/name",
    ...(isSet(old.required) && { circumstances: ["required"] }),
  });
}

function removal({ module }: Subject, { parameter, templated, place }: PlacedParameter): Change {
  const rule = templated
    ? "templated-param-removed"
    : isSet(parameter.deprecated)
      ? "param-removed-deprecated"
      : "param-removed";
  return { rule, module, parameter: parameter.name, places: { old: place } };
}

/** Whether the exported type of a module's defaults has it; a boolean has none. */
function hasDefault(parameter: Parameter): boolean {
  return parameter.default !== undefined && typeKind(parameter) !== "boolean";
}

function addition(
  { module }: Subject,
  { parameter, templated, place }: PlacedParameter,
  hadDefaults: boolean,
): Change {
  const required = isSet(parameter.required);
  const rule = required
    ? "param-added-required"
    : templated
      ? "templated-param-added"
      : "param-added-optional";
  return {
    rule,
    module,
    parameter: parameter.name,
    circumstances: additionCircumstances(parameter, hadDefaults),
    places: { new: place },
  };
}

function additionCircumstances(parameter: Parameter, hadDefaults: boolean): readonly string[] {
  const required = isSet(parameter.required);
  if (typeKind(parameter) === "boolean") return required ? ["boolean"] : [];
  if (!hasDefault(parameter)) return [];
  if (!required) return hadDefaults ? ["with-default"] : [];
  return ["with-default", ...(hadDefaults ? [] : ["first-default"])];
}

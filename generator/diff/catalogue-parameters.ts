import { byCodeUnits, canonical, setDifference } from "../base/json.js";
import { below } from "../base/document.js";
import { setSimilarity, wordSimilarity } from "../base/similarity.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import type { Condition, Parameter, TemplatedParameter } from "../spec/model/parameter.js";
import { traitsOf } from "../spec/parameters/registry.js";
import { changeOf, flagChanges, listChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import {
  comparisonOf,
  enumChanges,
  enumOf,
  lengthChanges,
  rangeChanges,
  typeChanges,
} from "./catalogue-types.js";
import type { CatalogueContext } from "./catalogue-types.js";
import { byKey, matchParts } from "./matching.js";
import { parametersChanges } from "./parameters.js";
import type { ComparedParameter, DefaultChange, RuleOfChange } from "./parameters.js";
import { ignoredKeyChanges, inertChanges } from "./remarks.js";

/** A parameter of a module. */
interface ModuleParameter extends ComparedParameter {
  readonly parameter: Parameter | TemplatedParameter;
  readonly location: "templated" | "plain";
}

/** The members of a module that list its parameters. */
type ModuleParameters = Pick<ModuleOperation, "parameters" | "templated">;

const ALIKE = 0.5;

/** Compares the parameters of two modules. */
export function moduleParameterChanges(
  module: string,
  old: ModuleParameters,
  next: ModuleParameters,
  context: CatalogueContext,
): readonly Change[] {
  return parametersChanges(module, parametersOf(old), parametersOf(next), {
    rules: "param",
    similarity,
    changes: (subject, from, to) =>
      parameterChanges(subject, from.parameter, to.parameter, context),
    defaultRule: (change, from, to) => defaultRule(change, from.parameter, to.parameter),
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

function parametersOf({ parameters, templated }: ModuleParameters): readonly ModuleParameter[] {
  return [...parameters, ...templated].map((parameter) => {
    const { name, origin, required, deprecated } = parameter;
    const location = "variables" in parameter ? "templated" : "plain";
    return {
      parameter,
      name,
      codeName: name,
      location,
      key: `${location} ${name}`,
      origin,
      required,
      deprecated,
      default: defaultText(parameter),
      typeOrigin: origin,
      canBeEmpty: comparisonOf(parameter).family === "text",
      isFlag: comparisonOf(parameter).name === "boolean",
    };
  });
}

/** The similarity of two parameters of the same type by name. */
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
function parameterChanges(
  subject: Subject,
  old: Parameter | TemplatedParameter,
  next: Parameter | TemplatedParameter,
  context: CatalogueContext,
): readonly Change[] {
  const sameType = comparisonOf(old).name === comparisonOf(next).name;
  const sameUse = sameType && (old.multi === undefined) === (next.multi === undefined);
  // Passwords are always sensitive, so the change of type covers the flag.
  const sameSecrecy = (old.type.kind === "password") === (next.type.kind === "password");
  const [variables, newVariables] = [variablesOf(old), variablesOf(next)];
  return [
    ...typeChanges(subject, old, next),
    ...(sameType ? valuesChanges(subject, old, next, context) : []),
    ...rangeChanges(subject, old, next),
    ...lengthChanges(subject, old, next),
    ...multiChanges(subject, old, next),
    ...(sameSecrecy
      ? flagChanges(subject, old, next, { sensitive: ["sensitive-added", "sensitive-removed"] })
      : []),
    ...valueChanges("token-changed", subject, old.tokentype, next.tokentype, "/tokentype"),
    ...valueChanges("templatevars-changed", subject, variables, newVariables, "/templatevars"),
    ...conditionChanges(subject, old, next, context.docs),
    ...(sameUse ? inertChanges(subject, old, next) : []),
    ...ignoredKeyChanges(subject, old, next, context.docs),
  ];
}

/** The sources of the variables in a name, by variable. */
function variablesOf(parameter: Parameter | TemplatedParameter): Readonly<Record<string, string>> {
  const variables = "variables" in parameter ? parameter.variables : [];
  return Object.fromEntries(variables.map(({ name, source }) => [name, source]));
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

/**
 * Compares whether several values are accepted, and how many. The former change covers the latter.
 */
function multiChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [old.multi, next.multi];
  if (!before && !after) return [];
  const canHoldBars = [old, next].map((each) => comparisonOf(each).canHoldBars);
  if (!before || !after) {
    const isWithoutBars = after !== undefined && canHoldBars.includes(false);
    const facts = { circumstances: [isWithoutBars && "without-bars"], at: "/multi" };
    return [changeOf(after ? "multi-added" : "multi-removed", subject, facts)];
  }
  const [all, newAll] = [before.allspecifier, after.allspecifier];
  const allRule =
    all === undefined
      ? "allspecifier-added"
      : newAll === undefined
        ? "allspecifier-removed"
        : "allspecifier-changed";
  return [
    ...(["lowlimit", "highlimit"] as const).flatMap((key) => {
      const [from, to] = [before[key], after[key]];
      const rule = `${key}-${to > from ? "raised" : "lowered"}` as const;
      return valueChanges(rule, subject, from, to, `/${key}`);
    }),
    ...flagChanges(subject, before, after, {
      allowsduplicates: ["allows-duplicates-added", "allows-duplicates-removed"],
    }),
    ...valueChanges(allRule, subject, all, newAll, "/allspecifier", [
      canHoldBars[1] === true && "any-text",
    ]),
  ];
}

/** The value of an omitted parameter, as a string; undefined if there is none. */
function defaultText(parameter: Parameter): string | undefined {
  if (parameter.defaultsToAll) return parameter.multi?.allspecifier ?? "";
  const values = defaultValues(parameter);
  if (!Array.isArray(parameter.default)) return values[0];
  // Joins values as catalogues do.
  if (values.length === 1 && values[0] === "") return "|";
  return values.some((each) => each.includes("|"))
    ? values.map((each) => `\u001F${each}`).join("")
    : values.join("|");
}

function defaultRule(
  change: DefaultChange,
  old: Parameter,
  next: Parameter,
): RuleOfChange | undefined {
  const [from, to] = [comparisonOf(old).family, comparisonOf(next).family];
  // The value of a boolean is its presence, so the change of type covers it.
  if ((from === "boolean") !== (to === "boolean") || hasSameDefault(old, next)) return undefined;
  if (defaultValues(next).some((value) => traitsOf(next.type).defaultProblem(value)))
    return ["default-invalid"];
  if (change === "changed" && to === "limit") return ["limit-default-changed"];
  const wasGiven = change === "added" && old.required;
  if (wasGiven) return ["default-added", "was-given"];
  const isUnlisted = old.default !== undefined && next.default === undefined;
  return change === "changed" && isUnlisted
    ? ["default-changed", "unlisted"]
    : [`default-${change}`];
}

function defaultValues({ default: value }: Parameter): readonly string[] {
  return value === undefined ? [] : [value].flat().map(String);
}

/**
 * Returns true for equal defaults. The order of several values has no meaning, and all values are
 * equal to all values.
 */
function hasSameDefault(old: Parameter, next: Parameter): boolean {
  const [before, after] = [defaultText(old), defaultText(next)];
  if (before === undefined || after === undefined || !old.multi || !next.multi)
    return before === after;
  if (old.defaultsToAll && next.defaultsToAll) return true;
  // If a parameter does not list its values, its allspecifier is not one of the listed values.
  const isOpen = [old, next].some((each) => each.defaultsToAll && each.default === undefined);
  const { removed, added } = setDifference(defaultValues(old), defaultValues(next));
  return !isOpen && removed.length + added.length === 0;
}

/** Compares the modes and conditions of a parameter. Their order has no meaning. */
function conditionChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  docs: boolean,
): readonly Change[] {
  const { pairs, removed, added } = matchParts(
    conditionsOf(old),
    conditionsOf(next),
    byKey(({ text }) => text),
    byKey(({ condition }) => condition.name),
  );
  const at = "/info";
  return [
    ...pairs.flatMap(([from, to]) => {
      const own: Subject = { ...subject, old: from.origin, new: to.origin };
      return [
        ...valueChanges("info-condition-changed", own, from.text, to.text, ""),
        ...ignoredKeyChanges(own, from.condition, to.condition, docs),
      ];
    }),
    ...removed.map(({ text }) => changeOf("info-condition-removed", subject, { old: text, at })),
    ...added.map(({ text }) => changeOf("info-condition-added", subject, { new: text, at })),
  ];
}

function conditionsOf({ info, origin }: Parameter) {
  return info
    .map((condition: Condition, index) => ({
      condition,
      text: [condition.name, ...condition.values.map(String)]
        .map((part) => (/^[\w-]+$/.test(part) ? part : canonical(part)))
        .join(" "),
      origin: { ...origin, pointer: below(`${origin.pointer}/info`, index) },
    }))
    .toSorted((a, b) => byCodeUnits(a.text, b.text));
}

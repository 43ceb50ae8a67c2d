import { byCodeUnits, canonical, keysOfBoth, setDifference } from "../base/json.js";
import { below } from "../base/document.js";
import type { Condition, Multiplicity, Parameter, Submodules } from "../spec/model/parameter.js";
import { traitsOf } from "../spec/parameters/registry.js";
import { changeOf, flagChanges, listChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { comparisonOf, enumOf } from "./catalogue-types.js";
import { ignoredKeyChanges } from "./remarks.js";
import type { RuleId } from "./rules.js";

/** The context of a comparison of catalogues. */
export interface CatalogueContext {
  /** True if texts for readers are compared. */
  readonly docs: boolean;
  /**
   * The paths of modules that were added, removed or moved, whose findings cover the values that
   * select them.
   */
  readonly coveredPaths: ReadonlySet<string>;
  /** The paths of modules whose generator flag changed. */
  readonly coveredGenerators: ReadonlySet<string>;
  /**
   * The paths of modules whose values were derived from the modules themselves, for a root that
   * comes from the protocol. The findings about the modules cover these values.
   */
  readonly derivedPaths: ReadonlySet<string>;
}

const NO_SUBMODULES: Submodules = { paths: {}, prefix: "", deprecated: [] };

/** Compares the values of an enum, which of them are deprecated or internal, and what they select. */
export function enumChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  { coveredPaths, coveredGenerators, derivedPaths }: CatalogueContext,
): readonly Change[] {
  const [from, to] = [enumOf(old), enumOf(next)];
  const [before, after] = [from, to].map((type) => type?.submodules ?? NO_SUBMODULES);
  if (!before || !after) return [];
  const { removed, added } = setDifference(from?.values ?? [], to?.values ?? []);
  // The flags of an added or removed value are not reported separately.
  const moved = new Set([...removed, ...added]);
  const targetOf = (value: string): string | undefined =>
    submoduleOf(after, value) ?? submoduleOf(before, value);
  const isDerived = (value: string): boolean => derivedPaths.has(targetOf(value) ?? "");
  const isGenerator = subject.module === "query" && subject.parameter === "generator";
  // The finding about the module that a value selects covers the value.
  const isCovered = (value: string): boolean => {
    const target = targetOf(value);
    return (
      target !== undefined &&
      (coveredPaths.has(target) || (isGenerator && coveredGenerators.has(target)))
    );
  };
  const uncovered = (values: readonly string[]): readonly string[] =>
    values.filter((value) => !isCovered(value) && !isDerived(value));
  const staying = (values: readonly string[] = []): readonly string[] =>
    values.filter((value) => !moved.has(value) && !isDerived(value));
  return [
    ...listChanges(subject, uncovered(removed), uncovered(added), "/type", [
      "enum-value-added",
      next.multi ? "enum-value-removed-multi" : "enum-value-removed",
    ]),
    ...listChanges(
      subject,
      staying([...(from?.deprecatedvalues ?? []), ...before.deprecated]),
      staying([...(to?.deprecatedvalues ?? []), ...after.deprecated]),
      "/deprecatedvalues",
      ["deprecated-value-added", "deprecated-value-removed"],
    ),
    ...listChanges(
      subject,
      staying(from?.internalvalues),
      staying(to?.internalvalues),
      "/internalvalues",
      ["internal-value-added", "internal-value-removed"],
    ),
    ...keysOfBoth(before.paths, after.paths).flatMap((value) => {
      const targets = [submoduleOf(before, value), submoduleOf(after, value)];
      return moved.has(value) || targets.some((target) => coveredPaths.has(String(target)))
        ? []
        : valueChanges("submodule-changed", subject, targets[0], targets[1], "/submodules").map(
            (change) => ({ ...change, value }),
          );
    }),
    ...valueChanges(
      "submodule-prefix-changed",
      subject,
      before.prefix,
      after.prefix,
      "/submoduleparamprefix",
    ),
  ];
}

/** The path of the module that a value selects. */
function submoduleOf({ paths }: Submodules, value: string): string | undefined {
  return Object.hasOwn(paths, value) ? paths[value] : undefined;
}

/**
 * Compares whether several values are accepted, and how many. The former change covers the latter.
 */
export function multiChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [old.multi, next.multi];
  if (!before && !after) return [];
  if (!before || !after) {
    const isWithoutBars = after && !(canHoldBars(old) && canHoldBars(next));
    const circumstances = isWithoutBars && { circumstances: ["without-bars"] };
    return [
      changeOf(after ? "multi-added" : "multi-removed", subject, {
        at: "/multi",
        ...circumstances,
      }),
    ];
  }
  return [
    ...countChanges(subject, before, after, "lowlimit"),
    ...countChanges(subject, before, after, "highlimit"),
    ...flagChanges(subject, before, after, {
      allowsduplicates: ["allows-duplicates-added", "allows-duplicates-removed"],
    }),
    ...valueChanges(
      presenceRule("allspecifier", before.allspecifier, after.allspecifier),
      subject,
      before.allspecifier,
      after.allspecifier,
      "/allspecifier",
    ).map((change) => (canHoldBars(next) ? { ...change, circumstances: ["any-text"] } : change)),
  ];
}

function canHoldBars(parameter: Parameter): boolean {
  return comparisonOf(parameter).canHoldBars;
}

function countChanges(
  subject: Subject,
  before: Multiplicity,
  after: Multiplicity,
  key: "lowlimit" | "highlimit",
): readonly Change[] {
  const [old, next] = [before[key], after[key]];
  return valueChanges(`${key}-${next > old ? "raised" : "lowered"}`, subject, old, next, `/${key}`);
}

function presenceRule<Name extends string>(
  name: Name,
  old: unknown,
  next: unknown,
): `${Name}-${"added" | "removed" | "changed"}` {
  return `${name}-${old === undefined ? "added" : next === undefined ? "removed" : "changed"}`;
}

/** The value of a parameter that a request omits. */
interface Default {
  /** The text in the catalogue. */
  readonly text: string;
  readonly values: readonly string[];
}

/** Compares the values of a parameter that a request omits. */
export function defaultChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
): readonly Change[] {
  const [from, to] = [comparisonOf(old).family, comparisonOf(next).family];
  // The value of a boolean is its presence, so the change of type covers it.
  if ((from === "boolean") !== (to === "boolean")) return [];
  const [before, after] = [defaultOf(old), defaultOf(next)];
  if (isSame(old, next, before, after)) return [];
  const isInvalid = after?.values.some((value) => traitsOf(next.type).defaultProblem(value));
  const rule: RuleId = isInvalid
    ? "default-invalid"
    : before && after && to === "limit"
      ? "limit-default-changed"
      : presenceRule("default", before, after);
  return [
    changeOf(rule, subject, {
      old: before?.text,
      new: after?.text,
      at: "/default",
      ...(rule === "default-added" && { circumstances: old.required ? ["was-given"] : [] }),
    }),
  ];
}

function defaultOf({ default: value, defaultsToAll, multi }: Parameter): Default | undefined {
  const values = value === undefined ? [] : [value].flat().map(String);
  if (defaultsToAll) return { text: multi?.allspecifier ?? "", values };
  if (value === undefined) return undefined;
  return { text: Array.isArray(value) ? joined(values) : (values[0] ?? ""), values };
}

/** Joins values as a catalogue does. */
function joined(values: readonly string[]): string {
  const [first] = values;
  if (values.length === 1 && first === "") return "|";
  return values.some((value) => value.includes("|"))
    ? values.map((value) => `\u001F${value}`).join("")
    : values.join("|");
}

/**
 * Returns true for equal defaults. The order of several values has no meaning, and all values are
 * equal to all values.
 */
function isSame(
  old: Parameter,
  next: Parameter,
  before: Default | undefined,
  after: Default | undefined,
): boolean {
  if (!before || !after) return before === after;
  if (!old.multi || !next.multi) return before.text === after.text;
  if (old.defaultsToAll && next.defaultsToAll) return true;
  // If a parameter does not list its values, its allspecifier is not one of the listed values.
  const isOpen = [old, next].some((each) => each.defaultsToAll && each.default === undefined);
  const { removed, added } = setDifference(before.values, after.values);
  return !isOpen && removed.length + added.length === 0;
}

interface LocatedCondition {
  readonly condition: Condition;
  readonly text: string;
  readonly pointer: string;
}

/** Compares the modes and conditions of a parameter. Their order has no meaning. */
export function conditionChanges(
  subject: Subject,
  { info: old }: Parameter,
  { info: next }: Parameter,
  docs: boolean,
): readonly Change[] {
  const [before, after] = [locateConditions(old), locateConditions(next)];
  const names = [...new Set([...before, ...after].map(({ condition }) => condition.name))];
  return names.toSorted(byCodeUnits).flatMap((name) => {
    const [from, to] = [before, after].map((all) =>
      all.filter((each) => each.condition.name === name),
    );
    return from && to ? namedConditionChanges(subject, from, to, docs) : [];
  });
}

function locateConditions(conditions: readonly Condition[]): readonly LocatedCondition[] {
  return conditions
    .map((condition, index) => ({
      condition,
      text: [condition.name, ...condition.values.map(String)]
        .map((part) => (/^[\w-]+$/.test(part) ? part : canonical(part)))
        .join(" "),
      pointer: below("/info", index),
    }))
    .toSorted((a, b) => byCodeUnits(a.text, b.text));
}

/** Compares conditions of one name. Equal conditions of base and revision are paired first. */
function namedConditionChanges(
  subject: Subject,
  old: readonly LocatedCondition[],
  next: readonly LocatedCondition[],
  docs: boolean,
): readonly Change[] {
  const [texts, others] = [old, next].map((all) => new Set(all.map(({ text }) => text)));
  const changes = [true, false].flatMap((isKept) => {
    const before = old.filter(({ text }) => others?.has(text) === isKept);
    const after = next.filter(({ text }) => texts?.has(text) === isKept);
    return Array.from(
      { length: Math.max(before.length, after.length) },
      (_, index) => [before[index], after[index]] as const,
    );
  });
  return changes.flatMap(([from, to]) => {
    const rule = `info-${presenceRule("condition", from, to)}` as const;
    if (!from || !to) return valueChanges(rule, subject, from?.text, to?.text, "/info");
    const own: Subject = {
      ...subject,
      old: { ...subject.old, pointer: subject.old.pointer + from.pointer },
      new: { ...subject.new, pointer: subject.new.pointer + to.pointer },
    };
    return [
      ...valueChanges(rule, own, from.text, to.text, ""),
      ...ignoredKeyChanges(own, from.condition, to.condition, docs),
    ];
  });
}

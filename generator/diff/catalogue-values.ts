import { changeOf, flagChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byCodeUnits, keysOfBoth, setDifference } from "../base/json.js";
import type { RuleId } from "./rules/table.js";
import type { Parameter, Submodules, Multiplicity } from "../spec/model/parameter.js";
import { enumOf, enumValues, canHoldBars } from "./catalogue-type.js";

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

/** The same list in base and revision. Its order has no meaning. */
interface Lists {
  readonly old: readonly string[];
  readonly new: readonly string[];
  readonly at: string;
}

/** Reports each value that was added to or removed from a list. */
export function listChanges(
  subject: Subject,
  { old, new: next, at }: Lists,
  [whenAdded, whenRemoved]: readonly [added: RuleId, removed: RuleId],
): readonly Change[] {
  const { removed, added } = setDifference(old, next);
  const gone = new Set(removed);
  return [...removed, ...added]
    .toSorted(byCodeUnits)
    .map((value) => changeOf(gone.has(value) ? whenRemoved : whenAdded, subject, { value, at }));
}

/** Compares the values of an enum, and which of them are deprecated or internal. */
export function valueChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  context: CatalogueContext,
): readonly Change[] {
  const [before, after] = [enumValues(old) ?? [], enumValues(next) ?? []];
  const removedRule = next.multi ? "enum-value-removed-multi" : "enum-value-removed";
  const { removed, added } = setDifference(before, after);
  // The flags of an added or removed value are not reported separately.
  const moved = new Set([...removed, ...added]);
  const uncovered = (values: readonly string[]): readonly string[] =>
    values.filter((value) => !isCovered(subject, value, old, next, context));
  const staying = (marks: readonly string[]): readonly string[] =>
    marks.filter((value) => !moved.has(value) && !isDerived(value, old, next, context));
  return [
    ...listChanges(subject, { old: uncovered(removed), new: uncovered(added), at: "/type" }, [
      "enum-value-added",
      removedRule,
    ]),
    ...listChanges(
      subject,
      {
        old: staying(deprecatedValues(old)),
        new: staying(deprecatedValues(next)),
        at: "/deprecatedvalues",
      },
      ["deprecated-value-added", "deprecated-value-removed"],
    ),
    ...listChanges(
      subject,
      {
        old: staying(internalValues(old)),
        new: staying(internalValues(next)),
        at: "/internalvalues",
      },
      ["internal-value-added", "internal-value-removed"],
    ),
  ];
}

/** Returns true if a value was derived from the module that it selects. */
function isDerived(
  value: string,
  old: Parameter,
  next: Parameter,
  { derivedPaths }: CatalogueContext,
): boolean {
  const target = submodule(next, value) ?? submodule(old, value);
  return target !== undefined && derivedPaths.has(target);
}

/**
 * Returns true if a value was derived, selects a module that was added, removed or moved, or selects a generator
 * whose flag changed. The finding about the module covers it.
 */
function isCovered(
  { module, parameter }: Subject,
  value: string,
  old: Parameter,
  next: Parameter,
  context: CatalogueContext,
): boolean {
  const { coveredPaths, coveredGenerators } = context;
  const target = submodule(next, value) ?? submodule(old, value);
  if (target === undefined) return false;
  const asGenerator =
    module === "query" && parameter === "generator" && coveredGenerators.has(target);
  return coveredPaths.has(target) || asGenerator || isDerived(value, old, next, context);
}

/** The deprecated values, including those that select deprecated modules. */
function deprecatedValues(parameter: Parameter): readonly string[] {
  const type = enumOf(parameter);
  return [...(type?.deprecatedvalues ?? []), ...(type?.submodules?.deprecated ?? [])];
}

function internalValues(parameter: Parameter): readonly string[] {
  return enumOf(parameter)?.internalvalues ?? [];
}

const NO_SUBMODULES: Submodules = { paths: {}, prefix: "", deprecated: [] };

function submodulesOf(parameter: Parameter): Submodules {
  return enumOf(parameter)?.submodules ?? NO_SUBMODULES;
}

/** The path of the module that a value selects. */
function submodule(parameter: Parameter, value: string): string | undefined {
  const { paths } = submodulesOf(parameter);
  return Object.hasOwn(paths, value) ? paths[value] : undefined;
}

/** Compares the modules that remaining values select, and the prefix of their parameters. */
export function submoduleChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  { coveredPaths }: CatalogueContext,
): readonly Change[] {
  const [before, after] = [submodulesOf(old), submodulesOf(next)];
  const { removed, added } = setDifference(enumValues(old) ?? [], enumValues(next) ?? []);
  const moved = new Set([...removed, ...added]);
  const targets = keysOfBoth(before.paths, after.paths).flatMap((value) => {
    const [from, to] = [submodule(old, value), submodule(next, value)];
    const isMoved = moved.has(value) || [from, to].some((each) => coveredPaths.has(String(each)));
    if (from === to || isMoved) return [];
    return [
      changeOf("submodule-changed", subject, { value, old: from, new: to, at: "/submodules" }),
    ];
  });
  if (before.prefix === after.prefix) return targets;
  return [
    ...targets,
    changeOf("submodule-prefix-changed", subject, {
      old: before.prefix,
      new: after.prefix,
      at: "/submoduleparamprefix",
    }),
  ];
}

/**
 * Compares whether several values are accepted, and how many. The former change covers the latter.
 */
export function multiChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [old.multi, next.multi];
  if (!before && !after) return [];
  if (!before || !after) {
    const rule = after ? "multi-added" : "multi-removed";
    const isWithoutBars = after && !(canHoldBars(old) && canHoldBars(next));
    return [
      changeOf(rule, subject, {
        at: "/multi",
        ...(isWithoutBars && { circumstances: ["without-bars"] }),
      }),
    ];
  }
  return [
    ...countChanges(subject, before, after, "lowlimit", ["lowlimit-raised", "lowlimit-lowered"]),
    ...countChanges(subject, before, after, "highlimit", ["highlimit-raised", "highlimit-lowered"]),
    ...flagChanges(subject, before, after, {
      allowsduplicates: ["allows-duplicates-added", "allows-duplicates-removed"],
    }),
    ...allspecifierChanges(subject, before, after).map((change) =>
      canHoldBars(next) ? { ...change, circumstances: ["any-text"] } : change,
    ),
  ];
}

function countChanges(
  subject: Subject,
  old: Multiplicity,
  next: Multiplicity,
  key: "lowlimit" | "highlimit",
  [raised, lowered]: readonly [RuleId, RuleId],
): readonly Change[] {
  const [before, after] = [old[key], next[key]];
  if (before === after) return [];
  const rule = after > before ? raised : lowered;
  return [changeOf(rule, subject, { old: before, new: after, at: `/${key}` })];
}

function allspecifierChanges(
  subject: Subject,
  { allspecifier: old }: Multiplicity,
  { allspecifier: next }: Multiplicity,
): readonly Change[] {
  const at = "/allspecifier";
  if (old === next) return [];
  if (old === undefined) return [changeOf("allspecifier-added", subject, { new: next, at })];
  if (next === undefined) return [changeOf("allspecifier-removed", subject, { old, at })];
  return [changeOf("allspecifier-changed", subject, { old, new: next, at })];
}

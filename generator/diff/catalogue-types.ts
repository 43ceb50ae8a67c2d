import { keysOfBoth, setDifference } from "../base/json.js";
import type {
  EnumType,
  Parameter,
  ParameterType,
  Submodules,
  TextType,
} from "../spec/model/parameter.js";
import { traitsOf } from "../spec/parameters/registry.js";
import type { CodeTypes, CodeUse, NumberRange, TypeComparison } from "../spec/parameters/traits.js";
import { boundChanges, changeOf, flagChanges, listChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { RuleId } from "./rules.js";

/** The facts of a parameter's type that comparisons need. */
export function comparisonOf({ type }: Parameter): TypeComparison {
  return traitsOf(type).comparison;
}

/** The enum type of a parameter that lists its values; undefined for other types. */
export function enumOf({ type }: Parameter): EnumType | undefined {
  return type.kind === "enum" ? type : undefined;
}

/** Returns true if some types include all values of others. */
export function isSubtype(types: CodeTypes, wider: CodeTypes): boolean {
  return types.every(
    (type) => wider.includes(type) || (type.startsWith("=") && wider.includes("text")),
  );
}

/** Returns true if callers can still write all values that they could write before. */
export function writesKept(old: CodeUse, next: CodeUse): boolean {
  return isSubtype(old.written, next.written);
}

/** Returns true if parsed values have no types that they did not have before. */
export function readsKept(old: CodeUse, next: CodeUse): boolean {
  return isSubtype(next.read, old.read);
}

/** Returns true if only programs that list the parsed values notice a change of their types. */
export function readsOpened(old: CodeUse, next: CodeUse): boolean {
  return !readsKept(old, next) && isSubtype(next.read, [...old.read, ...old.read.map(openType)]);
}

/** The type of a literal's kind. Only strings are literals. */
function openType(type: string): string {
  return type.startsWith("=") ? "text" : type;
}

/** The circumstances that rules about types refer to. */
export function typeCircumstances(old: CodeUse, next: CodeUse): readonly string[] {
  if (!readsKept(old, next)) return readsOpened(old, next) ? ["values-opened"] : [];
  return [writesKept(old, next) ? "same-types" : "handlers-kept"];
}

/** Compares a parameter's types, without enum values. */
export function typeChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [comparisonOf(old), comparisonOf(next)];
  if (before.name === after.name) return [];
  const rule = typeRule(before, after);
  return [
    changeOf(rule, subject, {
      circumstances: circumstancesOf(rule, old, next),
      old: enumOf(old)?.values.toSorted() ?? before.name,
      new: enumOf(next)?.values.toSorted() ?? after.name,
      at: "/type",
    }),
  ];
}

function typeRule(before: TypeComparison, after: TypeComparison): RuleId {
  if (before.family === "unknown" || after.family === "unknown") return "type-unknown";
  if (before.family === "text" && after.family === "text") return "text-kind-changed";
  if (before.family === "boolean") return "boolean-to-other";
  if (after.family === "boolean") return "other-to-boolean";
  if (before.family === "enum" && after.family === "text") return "enum-to-string";
  if (before.family === "limit" && after.family === "integer") return "limit-to-integer";
  if (before.family === "integer" && after.family === "limit") return "integer-to-limit";
  const isWider = after.family === "text" || before.wider.includes(after.name);
  return isWider ? "type-widened" : "type-narrowed";
}

/** The circumstances of a change between two types. */
function circumstancesOf(rule: RuleId, old: Parameter, next: Parameter): readonly string[] {
  const [from, to] = [comparisonOf(old), comparisonOf(next)];
  const [before, after] = [from.code, to.code];
  const isKept = readsKept(before, after);
  switch (rule) {
    case "type-narrowed":
      return [
        ...(old.multi && next.multi && to.isListed ? ["several"] : []),
        ...typeCircumstances(before, after),
      ];
    case "type-widened":
      return typeCircumstances(before, after);
    case "type-unknown":
      return [
        ...(from.family !== "unknown" || to.family === "text" ? [] : ["from-unknown"]),
        ...(writesKept(before, after) ? [] : ["writes-changed"]),
        ...(isKept ? [] : [readsOpened(before, after) ? "values-opened" : "reads-changed"]),
      ];
    case "integer-to-limit":
      return isMinimumImplied(old.type, next.type) ? ["negative"] : [];
    default:
      return [];
  }
}

/** Returns true if a minimum is a limit's default minimum, 0. */
function isMinimumImplied(other: ParameterType, limit: ParameterType): boolean {
  const { range } = traitsOf(other);
  return (
    other.kind !== "limit" && limit.kind === "limit" && limit.min === 0 && (range?.min ?? -1) < 0
  );
}

/** Compares the numbers that a parameter accepts. A type without a range accepts any number. */
export function rangeChanges(
  subject: Subject,
  { type: before }: Parameter,
  { type: after }: Parameter,
): readonly Change[] {
  const [old, next] = [traitsOf(before).range, traitsOf(after).range];
  if (!old || !next) return [];
  // The change of type includes this minimum.
  const isImplied = isMinimumImplied(before, after) || isMinimumImplied(after, before);
  const bounds = isImplied ? (["max", "highmax"] as const) : (["min", "max", "highmax"] as const);
  const changes = [
    ...bounds.flatMap((key) =>
      boundChanges(subject, key, old[key], next[key], (change) => `${key}-${change}`),
    ),
    ...flagChanges(subject, old, next, {
      enforcerange: ["enforcerange-added", "enforcerange-removed"],
    }),
  ];
  return changes.map((change) => ({
    ...change,
    circumstances: rangeCircumstances(change.rule, old, next),
  }));
}

function rangeCircumstances(rule: RuleId, old: NumberRange, next: NumberRange): readonly string[] {
  switch (rule) {
    case "highmax-lowered":
    case "highmax-removed":
      return [old.max, next.max].some((max) => most(max, old.highmax) === most(max, next.highmax))
        ? ["inert"]
        : [];
    case "max-lowered":
    case "max-added":
    case "min-raised":
    case "min-added":
      return next.enforcerange ? ["enforced"] : [];
    case "enforcerange-added":
      return next.min === undefined && next.max === undefined ? ["unbounded"] : [];
    default:
      return [];
  }
}

/** The maximum for callers with high limits. It applies only if there is also a general maximum. */
function most(max: number | undefined, highmax: number | undefined): number | undefined {
  return max === undefined ? undefined : Math.max(max, highmax ?? max);
}

/** Compares the maximum length of a text parameter. */
export function lengthChanges(
  subject: Subject,
  { type: before }: Parameter,
  { type: after }: Parameter,
): readonly Change[] {
  if (!isText(before) || !isText(after)) return [];
  return (["maxbytes", "maxchars"] as const).flatMap((key) =>
    boundChanges(subject, key, before[key], after[key], (change) =>
      change === "added" || change === "lowered" ? "length-tightened" : "length-loosened",
    ).map((change) => ({ ...change, value: key })),
  );
}

const TEXTS: ReadonlySet<string> = new Set(["string", "text", "password", "raw"]);

function isText(type: ParameterType): type is TextType {
  return TEXTS.has(type.kind);
}

/** The context for comparing catalogues. */
export interface CatalogueContext {
  /** True if descriptions are compared. */
  readonly docs: boolean;
  /**
   * The paths of modules that were added, removed or moved. Their findings include the values that
   * select them.
   */
  readonly coveredPaths: ReadonlySet<string>;
  /** The paths of modules whose generator flag changed. */
  readonly coveredGenerators: ReadonlySet<string>;
  /**
   * The paths of modules whose values were derived from the modules, for a root from the protocol.
   * The modules' findings include these values.
   */
  readonly derivedPaths: ReadonlySet<string>;
  /** True if both specs have a protocol, which contains the rules about several parameters. */
  readonly hasRules: boolean;
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
  const before = from?.submodules ?? NO_SUBMODULES;
  const after = to?.submodules ?? NO_SUBMODULES;
  const { removed, added } = setDifference(from?.values ?? [], to?.values ?? []);
  const targetOf = (value: string): string =>
    submoduleOf(after, value) ?? submoduleOf(before, value) ?? "";
  const isGenerator = subject.module === "query" && subject.parameter === "generator";
  // The finding about the module that a value selects covers the value.
  const isOwn = (value: string): boolean => {
    const target = targetOf(value);
    const isCovered = coveredPaths.has(target) || (isGenerator && coveredGenerators.has(target));
    return !isCovered && !derivedPaths.has(target);
  };
  // The flags of an added or removed value are not reported separately.
  const moved = new Set([...removed, ...added]);
  const staying = (values: readonly string[] = []): readonly string[] =>
    values.filter((value) => !moved.has(value) && !derivedPaths.has(targetOf(value)));
  return [
    ...listChanges(subject, removed.filter(isOwn), added.filter(isOwn), "/type", [
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
      return moved.has(value) || targets.some((target = "") => coveredPaths.has(target))
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

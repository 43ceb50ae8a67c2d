import { traitsOf } from "../parameters/registry.js";
import type {
  EnumType,
  LimitType,
  NumberType,
  ParameterType,
  TextType,
} from "../model/parameter.js";

/** The lower of two bounds; an absent one bounds nothing. */
function lowest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.min(a, b);
}

/** The higher of two bounds; an absent one bounds nothing. */
export function highest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.max(a, b);
}

/** The lower of two bounds, if both exist. */
export function lowestOfBoth(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.min(a, b);
}

/** The higher of two bounds, if both exist. */
function highestOfBoth(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.max(a, b);
}

/** The items of the first list that are in the second too. */
export function commonItems<Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  return a.filter((item) => b.includes(item));
}

/** The items of either list, once each. */
export function allItems<Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  return [...new Set([...a, ...b])];
}

/** How specs are combined. */
export type Combination = "intersection" | "union";

type NumericType = NumberType | LimitType;

interface Combiner {
  readonly min: typeof highest;
  readonly max: typeof highest;
  readonly items: typeof commonItems;
  readonly enums: (a: EnumType, b: EnumType) => EnumType | undefined;
  /** Number kinds; the combined type uses the first one that occurs. */
  readonly kinds: readonly NumericType["kind"][];
  /** Combines types of different kinds. */
  readonly others: (a: ParameterType, b: ParameterType) => ParameterType | undefined;
}

const COMBINERS: Readonly<Record<Combination, Combiner>> = {
  intersection: {
    min: highest,
    max: lowest,
    items: commonItems,
    enums: intersectEnums,
    kinds: ["integer", "limit", "float"],
    others: (a, b) => withinText(a, b) ?? withinText(b, a),
  },
  union: {
    min: lowestOfBoth,
    max: highestOfBoth,
    items: allItems,
    enums: uniteEnums,
    kinds: ["float", "limit", "integer"],
    others: commonText,
  },
};

/**
 * Combines two types: `intersection` is the type of the values that both accept, and `union` a type
 * that accepts the values of both. Undefined if no such type is known.
 */
export function combineTypes(
  how: Combination,
  a: ParameterType,
  b: ParameterType,
): ParameterType | undefined {
  const combiner = COMBINERS[how];
  if (a.kind === "enum" && b.kind === "enum") return combiner.enums(a, b);
  if (isText(a) && isText(b)) return combineTexts(combiner, a, b);
  if (isNumeric(a) && isNumeric(b)) return combineNumbers(how, a, b);
  if (a.kind === "namespace" && b.kind === "namespace")
    return {
      kind: "namespace",
      extranamespaces: combiner.items(a.extranamespaces, b.extranamespaces),
    };
  if (a.kind === "user" && b.kind === "user") return combineUsers(how, a.subtypes, b.subtypes);
  return a.kind === b.kind ? a : combiner.others(a, b);
}

/** Returns true if the values are strings, including before they are sent: not numbers or dates. */
function hasTexts(type: ParameterType): boolean {
  const { family, code } = traitsOf(type).comparison;
  const areTexts = code.written.every((written) => written === "text" || written.startsWith("="));
  return areTexts && family !== "unknown" && type.kind !== "password";
}

/** A narrower type than text. Only listed values are known to respect limits of the text. */
function withinText(type: ParameterType, text: ParameterType): ParameterType | undefined {
  if (!hasTexts(type)) return undefined;
  if (text.kind === "unknown") return type;
  if (!isText(text) || text.kind === "password") return undefined;
  if (type.kind === "enum")
    return withValues(
      type,
      type.values.filter((value) => fits(value, text)),
    );
  return text.maxbytes === undefined && text.maxchars === undefined ? type : undefined;
}

function fits(value: string, { maxbytes, maxchars }: TextType): boolean {
  return (
    new TextEncoder().encode(value).length <= (maxbytes ?? Number.POSITIVE_INFINITY) &&
    Array.from(value).length <= (maxchars ?? Number.POSITIVE_INFINITY)
  );
}

/** Text without limits, which the values of the other type need not respect. */
function commonText(a: ParameterType, b: ParameterType): ParameterType | undefined {
  // A boolean is sent without a value, which no text is.
  if (a.kind === "boolean" || b.kind === "boolean") return undefined;
  const text = [a, b].find(isText);
  return { kind: text?.kind ?? "string" };
}

function intersectEnums(a: EnumType, b: EnumType): EnumType | undefined {
  const { submodules } = a;
  const common = commonItems(a.values, b.values).filter(
    (value) => submodules?.paths[value] === b.submodules?.paths[value],
  );
  if (submodules?.prefix !== b.submodules?.prefix) return undefined;
  const internal = allItems(a.internalvalues ?? [], b.internalvalues ?? []);
  const merged: EnumType = {
    ...a,
    ...(b.unlisted && { unlisted: b.unlisted }),
    deprecatedvalues: allItems(a.deprecatedvalues, b.deprecatedvalues),
    ...(internal.length > 0 && { internalvalues: internal }),
    ...(submodules && {
      submodules: {
        ...submodules,
        deprecated: allItems(submodules.deprecated, b.submodules?.deprecated ?? []),
      },
    }),
  };
  return withValues(merged, common);
}

/** Restricts an enumeration to some of its values; undefined if there are none. */
export function withValues(type: EnumType, values: readonly string[]): EnumType | undefined {
  if (values.length === 0) return undefined;
  const { submodules, internalvalues } = type;
  const kept = new Set(values);
  const isKept = (value: string): boolean => kept.has(value);
  return {
    ...type,
    values,
    deprecatedvalues: type.deprecatedvalues.filter(isKept),
    ...(internalvalues && { internalvalues: internalvalues.filter(isKept) }),
    ...(submodules && {
      submodules: {
        ...submodules,
        paths: Object.fromEntries(
          Object.entries(submodules.paths).filter(([value]) => isKept(value)),
        ),
        deprecated: submodules.deprecated.filter(isKept),
      },
    }),
  };
}

function uniteEnums(a: EnumType, b: EnumType): EnumType | undefined {
  if (a.submodules?.prefix !== b.submodules?.prefix) return undefined;
  const values = allItems(a.values, b.values);
  // A value is deprecated if every spec that has it says so.
  const isDeprecated = (value: string, list: (type: EnumType) => readonly string[]): boolean =>
    [a, b].every((each) => !each.values.includes(value) || list(each).includes(value));
  const internal = allItems(a.internalvalues ?? [], b.internalvalues ?? []);
  return {
    kind: "enum",
    values,
    deprecatedvalues: values.filter((value) =>
      isDeprecated(value, ({ deprecatedvalues }) => deprecatedvalues),
    ),
    ...(internal.length > 0 && { internalvalues: internal }),
    ...(a.unlisted && b.unlisted && { unlisted: a.unlisted }),
    ...(a.submodules &&
      b.submodules && {
        submodules: {
          prefix: a.submodules.prefix,
          paths: { ...b.submodules.paths, ...a.submodules.paths },
          deprecated: allItems(a.submodules.deprecated, b.submodules.deprecated).filter((value) =>
            isDeprecated(value, ({ submodules }) => submodules?.deprecated ?? []),
          ),
        },
      }),
  };
}

/** A password is sensitive everywhere if it is one anywhere; `raw` text is the least restricted. */
const TEXT_KINDS = ["password", "string", "text", "raw"] as const;

function combineTexts({ max }: Combiner, a: TextType, b: TextType): TextType {
  const [maxbytes, maxchars] = [max(a.maxbytes, b.maxbytes), max(a.maxchars, b.maxchars)];
  return {
    kind: TEXT_KINDS.find((kind) => kind === a.kind || kind === b.kind) ?? a.kind,
    ...(maxbytes !== undefined && { maxbytes }),
    ...(maxchars !== undefined && { maxchars }),
  };
}

function combineNumbers(how: Combination, a: NumericType, b: NumericType): NumericType | undefined {
  const { kinds, min: minOf, max: maxOf } = COMBINERS[how];
  const kind = kinds.find((each) => each === a.kind || each === b.kind) ?? "integer";
  const min = minOf(a.min, b.min);
  const max = maxOf(a.max, b.max);
  const highmax = maxOf(a.highmax ?? a.max, b.highmax ?? b.max);
  if (min !== undefined && max !== undefined && min > max) return undefined;
  const isUnion = how === "union";
  const common = {
    ...(max !== undefined && { max }),
    ...((a.highmax ?? b.highmax) !== undefined && highmax !== undefined && { highmax }),
    enforcerange: isUnion ? a.enforcerange && b.enforcerange : a.enforcerange || b.enforcerange,
  };
  // With limits everywhere, `max` stays a value of the type; a limit and a float share integers.
  if (kind === "limit" && (isUnion || a.kind === b.kind)) return { kind, min: min ?? 0, ...common };
  return {
    kind: kind === "float" ? kind : "integer",
    ...(min !== undefined && { min }),
    ...common,
  };
}

/** Without subtypes, a parameter accepts any user. */
function combineUsers(
  how: Combination,
  a: readonly string[],
  b: readonly string[],
): ParameterType | undefined {
  if (a.length === 0 || b.length === 0)
    return { kind: "user", subtypes: how === "union" ? [] : allItems(a, b) };
  const subtypes = COMBINERS[how].items(a, b);
  return subtypes.length === 0 ? undefined : { kind: "user", subtypes };
}

function isText(type: ParameterType): type is TextType {
  return ["string", "text", "password", "raw"].includes(type.kind);
}

function isNumeric(type: ParameterType): type is NumericType {
  return ["integer", "float", "limit"].includes(type.kind);
}

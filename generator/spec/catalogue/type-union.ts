import type {
  EnumType,
  LimitType,
  NumberType,
  ParameterType,
  TextType,
} from "../model/parameter.js";
import { allItems, highestOfBoth, lowestOfBoth } from "./combine-bounds.js";
import { commonTextKind, isNumeric, isText } from "./type-intersection.js";

/** A type that accepts the values of both types; undefined if there is none. */
export function uniteTypes(a: ParameterType, b: ParameterType): ParameterType | undefined {
  if (a.kind === "enum" && b.kind === "enum") return uniteEnums(a, b);
  if (isText(a) && isText(b)) return uniteTexts(a, b);
  if (isNumeric(a) && isNumeric(b)) return uniteNumbers(a, b);
  if (a.kind === "namespace" && b.kind === "namespace")
    return { kind: "namespace", extranamespaces: allItems(a.extranamespaces, b.extranamespaces) };
  if (a.kind === "user" && b.kind === "user")
    return {
      kind: "user",
      subtypes:
        a.subtypes.length === 0 || b.subtypes.length === 0 ? [] : allItems(a.subtypes, b.subtypes),
    };
  if (a.kind === b.kind) return a;
  // A boolean is sent without a value, which no text is.
  if (a.kind === "boolean" || b.kind === "boolean") return undefined;
  if (isText(a)) return textOf(a);
  return isText(b) ? textOf(b) : { kind: "string" };
}

/** Text without limits, which the values of another type need not respect. */
function textOf({ kind }: TextType): TextType {
  return { kind };
}

function uniteEnums(a: EnumType, b: EnumType): EnumType | undefined {
  if (a.submodules?.prefix !== b.submodules?.prefix) return undefined;
  const values = allItems(a.values, b.values);
  // A value is deprecated if every spec that has it says so.
  const isDeprecated = (value: string): boolean =>
    [a, b].every((each) => !each.values.includes(value) || each.deprecatedvalues.includes(value));
  const internal = allItems(a.internalvalues ?? [], b.internalvalues ?? []);
  return {
    kind: "enum",
    values,
    deprecatedvalues: values.filter(isDeprecated),
    ...(internal.length > 0 && { internalvalues: internal }),
    ...(a.unlisted && b.unlisted && { unlisted: a.unlisted }),
    ...(a.submodules &&
      b.submodules && {
        submodules: {
          prefix: a.submodules.prefix,
          paths: { ...b.submodules.paths, ...a.submodules.paths },
          deprecated: allItems(a.submodules.deprecated, b.submodules.deprecated).filter((value) =>
            [a, b].every(
              (each) => !each.values.includes(value) || each.submodules?.deprecated.includes(value),
            ),
          ),
        },
      }),
  };
}

function uniteTexts(a: TextType, b: TextType): TextType {
  const maxbytes = highestOfBoth(a.maxbytes, b.maxbytes);
  const maxchars = highestOfBoth(a.maxchars, b.maxchars);
  return {
    kind: commonTextKind(a.kind, b.kind),
    ...(maxbytes !== undefined && { maxbytes }),
    ...(maxchars !== undefined && { maxchars }),
  };
}

function uniteNumbers(
  a: NumberType | LimitType,
  b: NumberType | LimitType,
): NumberType | LimitType {
  const kind = (["float", "limit", "integer"] as const).find(
    (each) => each === a.kind || each === b.kind,
  );
  const min = lowestOfBoth(a.min, b.min);
  const max = highestOfBoth(a.max, b.max);
  const highmax = highestOfBoth(a.highmax ?? a.max, b.highmax ?? b.max);
  const common = {
    ...(max !== undefined && { max }),
    ...((a.highmax ?? b.highmax) !== undefined && highmax !== undefined && { highmax }),
    enforcerange: a.enforcerange && b.enforcerange,
  };
  if (kind === "limit") return { kind, min: min ?? 0, ...common };
  return { kind: kind ?? "integer", ...(min !== undefined && { min }), ...common };
}

import type {
  EnumType,
  LimitType,
  NumberType,
  ParameterType,
  TextType,
} from "../model/parameter.js";
import { traitsOf } from "../parameters/registry.js";
import { commonItems, highest, lowest } from "./combine-bounds.js";

/** The type of the values that both types accept; undefined if no such type is known. */
export function intersectTypes(a: ParameterType, b: ParameterType): ParameterType | undefined {
  if (a.kind === "enum" && b.kind === "enum") return intersectEnums(a, b);
  if (isText(a) && isText(b)) return intersectTexts(a, b);
  if (isNumeric(a) && isNumeric(b)) return intersectNumbers(a, b);
  if (a.kind === "namespace" && b.kind === "namespace")
    return {
      kind: "namespace",
      extranamespaces: commonItems(a.extranamespaces, b.extranamespaces),
    };
  if (a.kind === "user" && b.kind === "user") return intersectUsers(a.subtypes, b.subtypes);
  if (a.kind === b.kind) return a;
  return withinText(a, b) ?? withinText(b, a);
}

/** Returns true if the values are texts, also before they are sent: no numbers and no dates. */
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

function intersectEnums(a: EnumType, b: EnumType): EnumType | undefined {
  const { submodules } = a;
  const common = commonItems(a.values, b.values).filter(
    (value) => submodules?.paths[value] === b.submodules?.paths[value],
  );
  if (submodules?.prefix !== b.submodules?.prefix) return undefined;
  const internal = [...(a.internalvalues ?? []), ...(b.internalvalues ?? [])];
  const merged: EnumType = {
    ...a,
    ...(b.unlisted && { unlisted: b.unlisted }),
    deprecatedvalues: [...new Set([...a.deprecatedvalues, ...b.deprecatedvalues])],
    ...(internal.length > 0 && { internalvalues: [...new Set(internal)] }),
    ...(submodules && {
      submodules: {
        ...submodules,
        deprecated: [...new Set([...submodules.deprecated, ...(b.submodules?.deprecated ?? [])])],
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

function intersectTexts(a: TextType, b: TextType): TextType {
  const [maxbytes, maxchars] = [lowest(a.maxbytes, b.maxbytes), lowest(a.maxchars, b.maxchars)];
  return {
    kind: commonTextKind(a.kind, b.kind),
    ...(maxbytes !== undefined && { maxbytes }),
    ...(maxchars !== undefined && { maxchars }),
  };
}

/** A password is sensitive everywhere if it is one anywhere; `raw` text is the least restricted. */
export function commonTextKind(a: TextType["kind"], b: TextType["kind"]): TextType["kind"] {
  const order = ["password", "string", "text", "raw"] as const;
  return order.find((kind) => kind === a || kind === b) ?? a;
}

function intersectNumbers(
  a: NumberType | LimitType,
  b: NumberType | LimitType,
): NumberType | LimitType | undefined {
  const kind = (["integer", "limit", "float"] as const).find(
    (each) => each === a.kind || each === b.kind,
  );
  const min = highest(a.min, b.min);
  const max = lowest(a.max, b.max);
  const highmax = lowest(a.highmax ?? a.max, b.highmax ?? b.max);
  if (min !== undefined && max !== undefined && min > max) return undefined;
  // With limits everywhere, `max` stays a value of the type; a limit and a float share integers.
  const common = {
    ...(max !== undefined && { max }),
    ...((a.highmax ?? b.highmax) !== undefined && highmax !== undefined && { highmax }),
    enforcerange: a.enforcerange || b.enforcerange,
  };
  if (kind === "limit" && a.kind === b.kind) return { kind, min: min ?? 0, ...common };
  return {
    kind: kind === "float" ? kind : "integer",
    ...(min !== undefined && { min }),
    ...common,
  };
}

/** Without subtypes, a parameter accepts any user. */
function intersectUsers(a: readonly string[], b: readonly string[]): ParameterType | undefined {
  if (a.length === 0 || b.length === 0) return { kind: "user", subtypes: a.length === 0 ? b : a };
  const subtypes = commonItems(a, b);
  return subtypes.length === 0 ? undefined : { kind: "user", subtypes };
}

export function isText(type: ParameterType): type is TextType {
  return ["string", "text", "password", "raw"].includes(type.kind);
}

export function isNumeric(type: ParameterType): type is NumberType | LimitType {
  return ["integer", "float", "limit"].includes(type.kind);
}

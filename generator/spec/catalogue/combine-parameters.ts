import { traitsOf } from "../parameters/registry.js";
import type {
  ParameterDefault,
  Multiplicity,
  Parameter,
  ParameterType,
} from "../model/parameter.js";
import { combineTypes } from "./combine-types.js";
import type { Combination } from "./combine-types.js";

/**
 * Combines two parameters: `intersection` accepts values valid in both, and `union` values valid in
 * either. Undefined if no parameter results.
 */
export function combineParameters(
  how: Combination,
  a: Parameter,
  b: Parameter,
): Parameter | undefined {
  const type = combineTypes(how, a.type, b.type);
  if (!type) return undefined;
  if (how === "intersection")
    return {
      ...shared(a, b, type, a.multi && b.multi && strictest(a.multi, b.multi)),
      required: a.required || b.required,
      deprecated: a.deprecated || b.deprecated,
    };
  const multi = a.multi && b.multi ? loosest(a.multi, b.multi) : (a.multi ?? b.multi);
  return {
    ...shared(a, b, type, multi),
    required: a.required && b.required,
    deprecated: a.deprecated && b.deprecated,
  };
}

/** Members that both kinds of combination handle in the same way. */
function shared(
  a: Parameter,
  b: Parameter,
  type: ParameterType,
  multi: Multiplicity | undefined,
): Parameter {
  const { multi: _, default: value, defaultsToAll, mustExist, description, ...rest } = a;
  const text = description ?? b.description;
  const isDefault = value !== undefined && isSame(value, b.default) && accepts(type, value);
  const conditions = new Map([...a.info, ...b.info].map((each) => [JSON.stringify(each), each]));
  return {
    ...rest,
    type,
    ...(multi && { multi }),
    ...(isDefault && Array.isArray(value) === (multi !== undefined) && { default: value }),
    ...(defaultsToAll && b.defaultsToAll && multi?.allspecifier !== undefined && { defaultsToAll }),
    sensitive: a.sensitive || b.sensitive,
    ...((mustExist ?? b.mustExist) && { mustExist: true as const }),
    info: [...conditions.values()],
    ...(text !== undefined && { description: text }),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A default may contain values that the combined type lacks, or exceed its bounds. */
function accepts(type: ParameterType, value: ParameterDefault): boolean {
  return [value].flat().every((each) => {
    if (type.kind === "enum") return type.values.some((listed) => listed === each);
    const { min, max } = traitsOf(type).range ?? {};
    return typeof each !== "number" || (each >= (min ?? each) && each <= (max ?? each));
  });
}

function strictest(a: Multiplicity, b: Multiplicity): Multiplicity {
  return {
    lowlimit: Math.min(a.lowlimit, b.lowlimit),
    highlimit: Math.min(a.highlimit, b.highlimit),
    ...sameSpecifier(a, b),
    allowsduplicates: a.allowsduplicates && b.allowsduplicates,
  };
}

function loosest(a: Multiplicity, b: Multiplicity): Multiplicity {
  return {
    lowlimit: Math.max(a.lowlimit, b.lowlimit),
    highlimit: Math.max(a.highlimit, b.highlimit),
    ...anySpecifier(a, b),
    allowsduplicates: a.allowsduplicates || b.allowsduplicates,
  };
}

function sameSpecifier(a: Multiplicity, b: Multiplicity): Pick<Multiplicity, "allspecifier"> {
  const { allspecifier } = a;
  return allspecifier !== undefined && allspecifier === b.allspecifier ? { allspecifier } : {};
}

/** The text for all values of either; none if they have different ones. */
function anySpecifier(a: Multiplicity, b: Multiplicity): Pick<Multiplicity, "allspecifier"> {
  if (a.allspecifier !== undefined && b.allspecifier !== undefined) return sameSpecifier(a, b);
  const allspecifier = a.allspecifier ?? b.allspecifier;
  return allspecifier === undefined ? {} : { allspecifier };
}

import type {
  Origin,
  ParameterDefault,
  Multiplicity,
  Parameter,
  ParameterType,
  TemplatedParameter,
} from "../model/parameter.js";
import { defaultValues, isSet } from "../parameters/traits.js";
import type { Parameter as SpecParameter, Condition } from "../source/types.js";
import { catalogueType, traitsOf, SOURCE_KEYS } from "../parameters/registry.js";
import { describedParameter } from "./descriptions.js";
import type { ModuleDescriptions } from "./descriptions.js";
import { plainText } from "../../base/html.js";
import type { IgnoredKeys, Keys } from "../model/remarks.js";
import { ignoredKeysOf } from "../model/remarks.js";

/** The settings of the parameter's catalogue. */
export interface LoweringContext {
  /** The path of its module. */
  readonly path: string;
  /** The help text format. */
  readonly helpformat: string | undefined;
  /** The descriptions of its module, for parameters without a help text. */
  readonly descriptions?: ModuleDescriptions;
  /** True if the model keeps the members that no code is generated from. */
  readonly withIgnoredKeys: boolean;
}

/** Converts a parameter of a catalogue to the model. */
export function lowerParameter(
  parameter: SpecParameter,
  origin: Origin,
  context: LoweringContext,
): Parameter {
  return lowerAny(parameter, origin, context, false);
}

function lowerAny(
  parameter: SpecParameter,
  origin: Origin,
  { path, helpformat, descriptions = [], withIgnoredKeys }: LoweringContext,
  isTemplated: boolean,
): Parameter {
  const type = catalogueType(parameter, path);
  const multi = lowerMulti(parameter);
  const value = lowerDefault(parameter, type, multi);
  const description =
    plainText(parameter.description, helpformat) ??
    describedParameter(descriptions, parameter.name, type);
  return {
    name: parameter.name,
    origin,
    type,
    ...(multi && { multi }),
    ...(value !== undefined && { default: value }),
    ...(multi && isAllSpecifier(parameter.default, multi) && { defaultsToAll: true }),
    required: isSet(parameter.required),
    deprecated: isSet(parameter.deprecated),
    sensitive: isSet(parameter.sensitive) || type.kind === "password",
    ...(parameter.tokentype !== undefined && { tokentype: parameter.tokentype }),
    ...(isSet(parameter.mustExist) && { mustExist: true }),
    info: (parameter.info ?? []).map((condition) => ({
      name: condition.name,
      values: condition.values ?? [],
      ...(withIgnoredKeys && { remarks: ignoredConditionKeys(condition) }),
    })),
    ...(description !== undefined && { description }),
    ...(withIgnoredKeys && { remarks: ignoredParameterKeys(parameter, type, multi, isTemplated) }),
  };
}

/** Converts a templated parameter to the model. */
export function lowerTemplated(
  parameter: SpecParameter,
  origin: Origin,
  context: LoweringContext,
): TemplatedParameter {
  const variables = Object.entries(parameter.templatevars ?? {}).map(([name, source]) => ({
    name,
    source,
  }));
  return { ...lowerAny(parameter, origin, context, true), variables };
}

/** If the catalogue omits the limits on the number of values, MediaWiki's usual ones apply. */
function lowerMulti(parameter: SpecParameter): Multiplicity | undefined {
  if (!isSet(parameter.multi)) return undefined;
  const { lowlimit = 50, highlimit = Math.max(500, lowlimit), allspecifier } = parameter;
  return {
    lowlimit,
    highlimit,
    ...(allspecifier !== undefined && { allspecifier }),
    allowsduplicates: isSet(parameter.allowsduplicates),
  };
}

/** Booleans have no default; they are present or absent. */
function lowerDefault(
  parameter: SpecParameter,
  type: ParameterType,
  multi: Multiplicity | undefined,
): ParameterDefault | undefined {
  const value = parameter.default;
  if (value === undefined || type.kind === "boolean") return undefined;
  if (!multi) return traitsOf(type).structured(String(value));
  if (isAllSpecifier(value, multi)) return type.kind === "enum" ? type.values : undefined;
  return defaultValues(parameter).map(traitsOf(type).structured);
}

function isAllSpecifier(value: unknown, { allspecifier }: Multiplicity): boolean {
  return value !== undefined && value === allspecifier;
}

/** Keys that have a meaning for every parameter. */
const COMMON = [
  "index",
  "name",
  "type",
  "required",
  "multi",
  "mustExist",
  "tokentype",
  "sensitive",
  "deprecated",
  "info",
];
const OF_SEVERAL = ["lowlimit", "highlimit", "allspecifier", "allowsduplicates", "limit"];
/** The keys that have no effect on a parameter if they belong to other types or to lists. */
const INERT: ReadonlySet<string> = new Set([...OF_SEVERAL, ...SOURCE_KEYS, "templatevars"]);
const FLAGS = ["allowsduplicates", "enforcerange"];
const CONDITION_KEYS: Keys = { texts: ["text"], read: new Set(["name", "values"]) };

/** Collects the members of a parameter that its type does not use. */
export function ignoredParameterKeys(
  parameter: SpecParameter,
  type: ParameterType,
  multi: Multiplicity | undefined,
  isTemplated: boolean,
): IgnoredKeys {
  return ignoredKeysOf(parameter, {
    texts: ["description"],
    read: new Set([
      ...COMMON,
      ...traitsOf(type).sourceKeys,
      ...(multi ? OF_SEVERAL : []),
      ...(isTemplated ? ["templatevars"] : []),
    ]),
    inert: INERT,
    flags: new Set(type.kind === "boolean" ? [...FLAGS, "default"] : FLAGS),
  });
}

/** Collects the members of a condition that the model does not have. */
export function ignoredConditionKeys(condition: Condition): IgnoredKeys {
  return ignoredKeysOf(condition, CONDITION_KEYS);
}

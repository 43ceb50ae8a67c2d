import type { Origin } from "../model/parameter.js";
import type {
  DefaultValue,
  EnumType,
  Multiplicity,
  NumberType,
  Parameter,
  ParameterType,
  TemplatedParameter,
} from "../model/parameter.js";
import { defaultValues, enumValues, isSet } from "../spec/catalogue.js";
import type { Parameter as SpecParameter } from "../spec/types.js";
import { parameterRemarks, conditionRemarks } from "./parameter-remarks.js";
import { plainText } from "../text/html.js";

/** What a user parameter takes where the catalogue does not say (MediaWiki before 1.35). */
const ANY_USER: readonly string[] = ["name", "ip", "cidr", "interwiki", "id"];

/** The settings of the catalogue that a parameter is part of. */
export interface ParameterContext {
  /** The format of help texts. */
  readonly helpformat: string | undefined;
  /** Whether the model keeps what no code is generated from. */
  readonly withRemarks: boolean;
}

/** Turns a parameter of a catalogue into the model. */
export function lowerParameter(
  parameter: SpecParameter,
  origin: Origin,
  context: ParameterContext,
): Parameter {
  return lowerAny(parameter, origin, context, false);
}

function lowerAny(
  parameter: SpecParameter,
  origin: Origin,
  { helpformat, withRemarks }: ParameterContext,
  isTemplated: boolean,
): Parameter {
  const type = lowerType(parameter);
  const multi = lowerMulti(parameter);
  const value = lowerDefault(parameter, type, multi);
  const description = plainText(parameter.description, helpformat);
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
      ...(withRemarks && { remarks: conditionRemarks(condition) }),
    })),
    ...(description !== undefined && { description }),
    ...(withRemarks && { remarks: parameterRemarks(parameter, type, multi, isTemplated) }),
  };
}

/** Turns a parameter with a templated name into the model. */
export function lowerTemplated(
  parameter: SpecParameter,
  origin: Origin,
  context: ParameterContext,
): TemplatedParameter {
  const variables = Object.entries(parameter.templatevars ?? {}).map(([name, source]) => ({
    name,
    source,
  }));
  return { ...lowerAny(parameter, origin, context, true), variables };
}

function lowerType(parameter: SpecParameter): ParameterType {
  const values = enumValues(parameter);
  if (values) return enumType(parameter, values);
  const { extranamespaces = [], subtypes = ANY_USER, maxbytes, maxchars } = parameter;
  const name = String(parameter.type);
  switch (name) {
    case "string":
    case "text":
    case "password":
    case "raw":
      return {
        kind: name,
        ...(maxbytes !== undefined && { maxbytes }),
        ...(maxchars !== undefined && { maxchars }),
      };
    case "integer":
    case "float":
      return { kind: name, ...bounds(parameter) };
    case "limit":
      // The server's minimum of a limit is 0 if the catalogue does not state one.
      return { kind: name, ...bounds(parameter), min: parameter.min ?? 0 };
    case "namespace":
      return { kind: name, extranamespaces };
    case "user":
      return { kind: name, subtypes };
    case "boolean":
    case "timestamp":
    case "expiry":
    case "title":
    case "tags":
    case "upload":
      return { kind: name };
    default:
      return { kind: "unknown", name };
  }
}

function enumType(parameter: SpecParameter, values: readonly string[]): EnumType {
  const {
    deprecatedvalues = [],
    internalvalues = [],
    submodules,
    submoduleparamprefix,
  } = parameter;
  const choosesModules = submodules !== undefined || submoduleparamprefix !== undefined;
  return {
    kind: "enum",
    values: [...new Set(values)],
    // A deprecated module reports itself when it runs; selecting it gives no warning.
    deprecatedvalues: submodules ? [] : deprecatedvalues,
    ...(internalvalues.length > 0 && { internalvalues }),
    ...(choosesModules && {
      submodules: {
        paths: submodules ?? {},
        prefix: submoduleparamprefix ?? "",
        deprecated: submodules ? deprecatedvalues : [],
      },
    }),
  };
}

function bounds({ min, max, highmax, enforcerange }: SpecParameter): Omit<NumberType, "kind"> {
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(highmax !== undefined && { highmax }),
    enforcerange: isSet(enforcerange),
  };
}

/** Value counts that the catalogue leaves out are MediaWiki's usual ones. */
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

/** Booleans have none: they are present or absent. */
function lowerDefault(
  parameter: SpecParameter,
  type: ParameterType,
  multi: Multiplicity | undefined,
): DefaultValue | undefined {
  const given = parameter.default;
  if (given === undefined || type.kind === "boolean") return undefined;
  if (!multi) return lowerValue(String(given), type);
  if (isAllSpecifier(given, multi)) return type.kind === "enum" ? type.values : undefined;
  return defaultValues(parameter).map((value) => lowerValue(value, type));
}

function isAllSpecifier(given: unknown, { allspecifier }: Multiplicity): boolean {
  return given !== undefined && given === allspecifier;
}

/** A text that is no number stays one: it is not a valid default. */
function lowerValue(text: string, type: ParameterType): string | number {
  const numeric =
    type.kind === "integer" ||
    type.kind === "float" ||
    type.kind === "namespace" ||
    type.kind === "limit";
  const isNumber = numeric && text.trim() !== "" && !Number.isNaN(Number(text));
  return isNumber ? Number(text) : text;
}

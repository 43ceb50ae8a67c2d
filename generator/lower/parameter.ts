import type {
  Origin,
  DefaultValue,
  Multiplicity,
  NumberType,
  Parameter,
  ParameterType,
  TemplatedParameter,
} from "../model/parameter.js";
import { defaultValues, enumValues, isSet } from "../spec/catalogue.js";
import type { Parameter as SpecParameter } from "../spec/types.js";
import { plainText } from "../text/html.js";

/** What a user parameter takes where the catalogue does not say (MediaWiki before 1.35). */
const ANY_USER: readonly string[] = ["name", "ip", "cidr", "interwiki", "id"];

/** Turns a parameter of a catalogue into the model; its help text is in the given format. */
export function lowerParameter(
  parameter: SpecParameter,
  origin: Origin,
  helpformat: string | undefined,
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
    required: isSet(parameter.required),
    deprecated: isSet(parameter.deprecated),
    sensitive: isSet(parameter.sensitive) || type.kind === "password",
    ...(parameter.tokentype !== undefined && { tokentype: parameter.tokentype }),
    info: (parameter.info ?? []).map(({ name, values = [] }) => ({ name, values })),
    ...(description !== undefined && { description }),
  };
}

/** Turns a parameter with a templated name into the model. */
export function lowerTemplated(
  parameter: SpecParameter,
  origin: Origin,
  helpformat: string | undefined,
): TemplatedParameter {
  const variables = Object.entries(parameter.templatevars ?? {}).map(([name, source]) => ({
    name,
    source,
  }));
  return { ...lowerParameter(parameter, origin, helpformat), variables };
}

function lowerType(parameter: SpecParameter): ParameterType {
  const values = enumValues(parameter);
  if (values)
    return {
      kind: "enum",
      values: [...new Set(values)],
      // A deprecated module speaks for itself when it runs; choosing it gives no warning.
      deprecatedvalues: parameter.submodules ? [] : (parameter.deprecatedvalues ?? []),
    };
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
      return { kind: name, ...bounds(parameter) };
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
  if (given === multi.allspecifier) return type.kind === "enum" ? type.values : undefined;
  return defaultValues(parameter).map((value) => lowerValue(value, type));
}

function lowerValue(text: string, type: ParameterType): string | number {
  const numeric =
    type.kind === "integer" ||
    type.kind === "float" ||
    type.kind === "namespace" ||
    type.kind === "limit";
  return numeric && text !== "max" ? Number(text) : text;
}

import type { EnumType, NumberType, ParameterType } from "../model/parameter.js";
import { allowedValues, isSet } from "./source-parameter.js";
import type { Parameter as SpecParameter } from "../types.js";

/**
 * The kinds of users that a parameter accepts if the catalogue does not list them (MediaWiki before
 * 1.35).
 */
const ANY_USER: readonly string[] = ["name", "ip", "cidr", "interwiki", "id"];

/** The type of a parameter of a catalogue, perhaps in the module with a path. */
export function catalogueType(parameter: SpecParameter, path?: string): ParameterType {
  const values = allowedValues(parameter);
  if (values) return enumType(parameter, values, isTags(parameter, path));
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

function enumType(parameter: SpecParameter, values: readonly string[], areTags: boolean): EnumType {
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
    // A deprecated module reports itself when it runs. Selecting it causes no warning.
    deprecatedvalues: submodules ? [] : deprecatedvalues,
    ...(internalvalues.length > 0 && { internalvalues }),
    ...(areTags && { unlisted: "badtags" }),
    ...(choosesModules && {
      submodules: {
        paths: submodules ?? {},
        prefix: submoduleparamprefix ?? "",
        deprecated: submodules ? deprecatedvalues : [],
      },
    }),
  };
}

/**
 * The tags of a change have a type of their own in the server. Its values are listed like others, but
 * a request with another value fails (MediaWiki 1.39 to 1.45).
 */
function isTags({ name, multi }: SpecParameter, path: string | undefined): boolean {
  return isSet(multi) && (name === "tags" || (path === "tag" && name === "add"));
}

function bounds({ min, max, highmax, enforcerange }: SpecParameter): Omit<NumberType, "kind"> {
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(highmax !== undefined && { highmax }),
    enforcerange: isSet(enforcerange),
  };
}

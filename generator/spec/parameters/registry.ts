import { named } from "../../base/type-expression.js";
import type { ParameterType, PlainKind } from "../model/parameter.js";
import type { Parameter as SourceParameter } from "../source/types.js";
import { enumSuggestion, enumTraits, enumType } from "./enumeration.js";
import {
  limitSuggestion,
  limitTraits,
  limitType,
  namespaceTraits,
  numberSuggestion,
  numberTraits,
  sourceRange,
} from "./number.js";
import { schemaTraits } from "./schema.js";
import { tagsTraits, textTraits, textType, unknownTraits, userTraits, userType } from "./text.js";
import { allowedValues, typeTraits } from "./traits.js";
import type { ParameterTypeTraits, Suggestion } from "./traits.js";
import type { ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";

/** Types without properties other than their name. */
const PLAIN_TYPES = {
  boolean: booleanTraits,
  expiry: () => timeTraits("expiry"),
  tags: tagsTraits,
  timestamp: () => timeTraits("timestamp"),
  title: () => typeTraits("title"),
  upload: uploadTraits,
} as const satisfies Readonly<Record<PlainKind, () => ParameterTypeTraits>>;

/** The other types in current MediaWiki by name, except lists of values. */
const TYPES = new Map<string, (parameter: SourceParameter) => ParameterType>([
  ["float", (parameter) => ({ kind: "float", ...sourceRange(parameter) })],
  ["integer", (parameter) => ({ kind: "integer", ...sourceRange(parameter) })],
  ["limit", limitType],
  ["namespace", ({ extranamespaces = [] }) => ({ kind: "namespace", extranamespaces })],
  ["password", (parameter) => textType(parameter, "password")],
  ["raw", (parameter) => textType(parameter, "raw")],
  ["string", (parameter) => textType(parameter, "string")],
  ["text", (parameter) => textType(parameter, "text")],
  ["user", userType],
]);

/** The type names in current MediaWiki, except lists of values. */
export const SOURCE_TYPES: readonly string[] = [...Object.keys(PLAIN_TYPES), ...TYPES.keys()];

/** The keys of a catalogue's parameter that only some types read. */
export const SOURCE_KEYS: ReadonlySet<string> = new Set(
  [...SOURCE_TYPES, []].flatMap(
    (type) => traitsOf(catalogueType({ name: "", index: 0, type })).sourceKeys,
  ),
);

/** The type of a parameter of a catalogue, perhaps in the module with a path. */
export function catalogueType(parameter: SourceParameter, path?: string): ParameterType {
  const values = allowedValues(parameter);
  if (values) return enumType(parameter, values, path);
  const name = String(parameter.type);
  if (isPlain(name)) return { kind: name };
  return TYPES.get(name)?.(parameter) ?? { kind: "unknown", name };
}

function isPlain(name: string): name is PlainKind {
  return Object.hasOwn(PLAIN_TYPES, name);
}

/**
 * Returns the traits of a parameter type. A new type is a file in this folder and its lines above.
 */
export function traitsOf(type: ParameterType): ParameterTypeTraits {
  switch (type.kind) {
    case "string":
    case "text":
    case "password":
    case "raw":
      return textTraits(type);
    case "integer":
    case "float":
      return numberTraits(type);
    case "limit":
      return limitTraits(type);
    case "enum":
      return enumTraits(type);
    case "namespace":
      return namespaceTraits(type);
    case "user":
      return userTraits(type);
    case "schema":
      return schemaTraits(type);
    case "unknown":
      return unknownTraits(type);
    default:
      return PLAIN_TYPES[type.kind]();
  }
}

/** `boolean`: true if the parameter is present. */
function booleanTraits(): ParameterTypeTraits {
  return typeTraits("boolean", {
    value: named("boolean"),
    rule: () => undefined,
    comparison: { family: "boolean", code: { written: ["boolean"], read: ["boolean"] } },
    scalars: ["boolean"],
    // A boolean is present or absent.
    sourceKeys: [],
    control: { kind: "checkbox" },
  });
}

/** `timestamp` and `expiry`: a `Date`, or text in one of MediaWiki's forms. */
function timeTraits(kind: "timestamp" | "expiry"): ParameterTypeTraits {
  return typeTraits(kind, {
    value: named("Timestamp"),
    runtimeType: "Timestamp",
    comparison: {
      code: { written: ["text", "date"], read: ["text"] },
      wider: kind === "timestamp" ? ["expiry"] : [],
    },
    control: { kind: "time" },
  });
}

/** `upload`: the content of a file. JSON has no such value. */
function uploadTraits(): ParameterTypeTraits {
  return typeTraits("upload", {
    value: named("FileContent"),
    runtimeType: "FileContent",
    notes: ["The request is sent as `multipart/form-data`."],
    rule: () => ({ type: "upload", check: "fileCheck", file: "runtime/validate" }),
    comparison: { code: { written: ["file"], read: ["text"] }, canHoldBars: true },
    control: { kind: "file" },
  });
}

/** Suggested values in requests, by descriptor type. */
export const SUGGESTIONS: Readonly<Partial<Record<ParamDescriptor["type"], Suggestion>>> = {
  enum: enumSuggestion,
  float: numberSuggestion,
  integer: numberSuggestion,
  limit: limitSuggestion,
  timestamp: (text, value) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00:00Z`;
    return value === "now" ? "now" : undefined;
  },
};

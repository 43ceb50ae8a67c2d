import type { ParameterType } from "../model/parameter.js";
import type { Parameter as SourceParameter } from "../types.js";
import { allowedValues } from "./source-parameter.js";
import { booleanTraits } from "./boolean.js";
import { enumTraits, enumType, enumSuggestion } from "./enumeration.js";
import { limitTraits, limitType, limitSuggestion } from "./limit.js";
import { namespaceTraits } from "./namespace.js";
import { numberTraits, sourceRange, numberSuggestion } from "./number.js";
import { schemaTraits } from "./schema.js";
import { tagsTraits, uploadTraits } from "./opaque.js";
import { textTraits, textType } from "./text.js";
import { timeTraits, timestampSuggestion } from "./time.js";
import { titleTraits } from "./title.js";
import type { ParameterTypeTraits, Suggestion } from "./traits.js";
import type { ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";
import { unknownTraits } from "./unknown.js";
import { userTraits, userType } from "./user.js";

/** The types of current MediaWiki by name, besides lists of values. */
const SOURCE_TYPES = new Map<string, (parameter: SourceParameter) => ParameterType>([
  ["boolean", () => ({ kind: "boolean" })],
  ["expiry", () => ({ kind: "expiry" })],
  ["float", (parameter) => ({ kind: "float", ...sourceRange(parameter) })],
  ["integer", (parameter) => ({ kind: "integer", ...sourceRange(parameter) })],
  ["limit", limitType],
  ["namespace", ({ extranamespaces = [] }) => ({ kind: "namespace", extranamespaces })],
  ["password", (parameter) => textType(parameter, "password")],
  ["raw", (parameter) => textType(parameter, "raw")],
  ["string", (parameter) => textType(parameter, "string")],
  ["tags", () => ({ kind: "tags" })],
  ["text", (parameter) => textType(parameter, "text")],
  ["timestamp", () => ({ kind: "timestamp" })],
  ["title", () => ({ kind: "title" })],
  ["upload", () => ({ kind: "upload" })],
  ["user", userType],
]);

/** The keys of a catalogue's parameter that only some types read. */
export const SOURCE_KEYS: ReadonlySet<string> = new Set(
  [...SOURCE_TYPES.keys(), []].flatMap(
    (type) => traitsOf(catalogueType({ name: "", index: 0, type })).sourceKeys,
  ),
);

/** The type of a parameter of a catalogue, perhaps in the module with a path. */
export function catalogueType(parameter: SourceParameter, path?: string): ParameterType {
  const values = allowedValues(parameter);
  if (values) return enumType(parameter, values, path);
  const name = String(parameter.type);
  return SOURCE_TYPES.get(name)?.(parameter) ?? { kind: "unknown", name };
}

/**
 * Returns the traits of a parameter type. A new type is a file in this folder and its lines here.
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
    case "title":
      return titleTraits();
    case "timestamp":
    case "expiry":
      return timeTraits(type);
    case "tags":
      return tagsTraits();
    case "upload":
      return uploadTraits();
    case "boolean":
      return booleanTraits();
    case "schema":
      return schemaTraits(type);
    case "unknown":
      return unknownTraits(type);
  }
}

/** The suggestions for values of requests, by the types of descriptors that have one. */
export const SUGGESTIONS: Readonly<Partial<Record<ParamDescriptor["type"], Suggestion>>> = {
  enum: enumSuggestion,
  float: numberSuggestion,
  integer: numberSuggestion,
  limit: limitSuggestion,
  timestamp: timestampSuggestion,
};

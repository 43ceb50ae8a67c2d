import type { ParameterType } from "../model/parameter.js";
import type { Parameter as SourceParameter } from "../types.js";
import { allowedValues } from "./source-parameter.js";
import { booleanTraits } from "./boolean.js";
import { enumTraits, enumType } from "./enumeration.js";
import { limitTraits, limitType } from "./limit.js";
import { namespaceTraits } from "./namespace.js";
import { numberTraits, sourceRange } from "./number.js";
import { schemaTraits } from "./schema.js";
import { tagsTraits, uploadTraits } from "./opaque.js";
import { textTraits, textType } from "./text.js";
import { timeTraits } from "./time.js";
import { titleTraits } from "./title.js";
import type { ParameterTypeTraits } from "./traits.js";
import { unknownTraits } from "./unknown.js";
import { userTraits, userType } from "./user.js";

/** The types that have no properties besides their name. */
const PLAIN_TYPES = {
  boolean: booleanTraits,
  expiry: () => timeTraits("expiry"),
  tags: tagsTraits,
  timestamp: () => timeTraits("timestamp"),
  title: titleTraits,
  upload: uploadTraits,
} as const satisfies Readonly<Record<string, () => ParameterTypeTraits>>;

export type PlainKind = keyof typeof PLAIN_TYPES;

/** The other types of current MediaWiki by name, besides lists of values. */
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

/** The names of the types of current MediaWiki, besides lists of values. */
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

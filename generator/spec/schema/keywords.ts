/** Keywords that describe a value and do not restrict it. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  "$comment",
  "default",
  "deprecated",
  "description",
  "discriminator",
  "example",
  "examples",
  "externalDocs",
  "readOnly",
  "title",
  "writeOnly",
  "xml",
]);

/** Returns true for keywords that do not restrict values. `format` restricts some. */
export function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith("x-");
}

/** The keywords of a schema that restrict values. */
export function withoutAnnotations(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isAnnotation(keyword)));
}

/** Keywords that restrict values. All others are annotations. */
const ASSERTIONS: ReadonlySet<string> = new Set([
  "$ref",
  "additionalProperties",
  "allOf",
  "anyOf",
  "const",
  "contains",
  "dependentRequired",
  "dependentSchemas",
  "else",
  "enum",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "if",
  "items",
  "maxContains",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minContains",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "multipleOf",
  "not",
  "oneOf",
  "pattern",
  "patternProperties",
  "prefixItems",
  "properties",
  "propertyNames",
  "required",
  "then",
  "type",
  "unevaluatedItems",
  "unevaluatedProperties",
  "uniqueItems",
]);

/** Returns true for keywords that restrict values, except for `format`. */
export function isAssertion(keyword: string): boolean {
  return ASSERTIONS.has(keyword);
}

/** Number keywords for which the greatest value in combined schemas applies. */
export const LOWER_BOUNDS: readonly string[] = [
  "minimum",
  "exclusiveMinimum",
  "minLength",
  "minItems",
  "minProperties",
  "minContains",
];

/** Number keywords for which the smallest value in combined schemas applies. */
export const UPPER_BOUNDS: readonly string[] = [
  "maximum",
  "exclusiveMaximum",
  "maxLength",
  "maxItems",
  "maxProperties",
  "maxContains",
];

/** The keywords that restrict the values of some types only. */
const OF_TYPES: Readonly<Record<string, readonly string[]>> = {
  string: ["contentEncoding", "maxLength", "minLength", "pattern"],
  number: ["exclusiveMaximum", "exclusiveMinimum", "maximum", "minimum", "multipleOf"],
  array: [
    "contains",
    "items",
    "maxContains",
    "maxItems",
    "minContains",
    "minItems",
    "prefixItems",
    "unevaluatedItems",
    "uniqueItems",
  ],
  object: [
    "additionalProperties",
    "dependentRequired",
    "dependentSchemas",
    "maxProperties",
    "minProperties",
    "patternProperties",
    "properties",
    "propertyNames",
    "required",
    "unevaluatedProperties",
  ],
};

/** The types whose values a keyword restricts; undefined if it restricts values of any type. */
export function typesOfKeyword(keyword: string): readonly string[] | undefined {
  const type = Object.keys(OF_TYPES).find((each) => OF_TYPES[each]?.includes(keyword));
  return type === "number" ? ["number", "integer"] : type === undefined ? undefined : [type];
}

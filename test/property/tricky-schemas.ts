/**
 * Schemas that are easy to misread. Those without `means` are meant as JSON Schema has them.
 *
 * @module
 */

import { NAMED as RANDOM } from "./payload-schemas.js";

export type Schema = boolean | Readonly<Record<string, unknown>>;

/** A schema of a document, and what its validators mean if that differs from JSON Schema. */
export interface TrickySchema {
  readonly schema: Schema;
  /** The version of the document. Default: 3.1. */
  readonly version?: "3.0";
  readonly means?: Schema;
  /** What the validator of requests means. The other one is that of responses. */
  readonly request?: Schema;
  /** The texts of payloads that other validators judge differently. */
  readonly except?: RegExp;
  /** The documented reason of a difference. */
  readonly reason?: keyof typeof REASONS;
}

/** What `spec/openapi.md` says about differences from JSON Schema. */
export const REASONS = {
  discriminator: "A `discriminator` selects the alternative by its property",
  implied: "the generated types and validators do not",
  dynamic: "A `$dynamicRef` leads to the first schema with the `$dynamicAnchor`",
  direction: "Validators accept such a property if its value matches",
  nullable: "`nullable` becomes the type `null`",
  siblings: "keys beside a reference, which 3.0 ignores, are omitted",
  step: "A number is a `multipleOf` a step if it is the number that is nearest to a multiple",
  leap: "A leap second is `23:59:60`, with any offset",
  uri: "`uri` and `uri-reference` are the grammar of RFC 3986",
  byte: "`byte` is Base64 without line breaks",
} as const;

// oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
const THEN = "then";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, more: object = {}): Schema => ({
  type: "object",
  properties,
  ...more,
});
const closed = { additionalProperties: false };
const text = { type: "string" };
const integer = { type: "integer" };
const kind = (value: string, more: object = {}, required: readonly string[] = ["kind"]): Schema =>
  object({ kind: { const: value }, ...more }, { required });

/** Schemas that the others refer to. */
export const NAMED: Readonly<Record<string, Schema>> = {
  ...RANDOM,
  Forest: object({ value: integer, below: { type: "array", items: ref("Forest") } }, closed),
  Ping: object({ pong: ref("Pong") }, { required: ["pong"] }),
  Pong: { anyOf: [{ type: "null" }, object({ ping: ref("Ping") }, closed)] },
  Extended: { allOf: [object({ next: ref("Extended"), a: integer })], required: ["a"] },
  Cat: object({ kind: text, claws: integer }, { required: ["kind", "claws"] }),
  Dog: object({ kind: text, bark: text }, { required: ["kind"] }),
  Base: object({ id: integer }, { required: ["id"] }),
  Lynx: { allOf: [ref("Base"), kind("lynx", { claws: integer })] },
  Puma: { allOf: [ref("Base"), kind("puma", { bark: text })] },
  Pair: { type: "array", prefixItems: [{}, integer] },
  Node: {
    $dynamicAnchor: "node",
    ...Object(
      object({ value: integer, nodes: { type: "array", items: { $dynamicRef: "#node" } } }),
    ),
  },
};

/** The same for validators without the keywords of `$dynamicRef`. */
export const MEANT: Readonly<Record<string, Schema>> = {
  ...NAMED,
  Node: object({ value: integer, nodes: { type: "array", items: ref("Node") } }),
};

const format = (name: string): Schema => ({ type: "string", format: name });
const tag = (property: string, value: string, name: string): Schema => ({
  allOf: [object({ [property]: { const: value } }, { required: [property] }), ref(name)],
});

/** Schemas of OpenAPI 3.1. */
export const SCHEMAS: Readonly<Record<string, TrickySchema>> = {
  overlap: { schema: { oneOf: [object({ a: integer }), object({ b: text })] } },
  overlapOfNumbers: { schema: { oneOf: [{ type: "integer" }, { type: "number", minimum: 2 }] } },
  closedChoices: {
    schema: {
      anyOf: [
        object({ a: integer }, closed),
        object({ a: text, b: text }, { ...closed, required: ["b"] }),
      ],
    },
  },
  unevaluatedChoices: {
    schema: {
      type: "object",
      properties: { id: integer },
      anyOf: [
        object({ a: integer }, { required: ["a"] }),
        object({ b: text }, { required: ["b"] }),
      ],
      unevaluatedProperties: false,
    },
  },
  unevaluatedParts: {
    schema: {
      allOf: [
        ref("Base"),
        { if: object({ a: { const: 1 } }, { required: ["a"] }), [THEN]: object({ b: text }) },
      ],
      unevaluatedProperties: integer,
    },
  },
  unevaluatedItems: {
    schema: {
      type: "array",
      prefixItems: [text],
      anyOf: [{ prefixItems: [{}, integer] }, { contains: { const: null } }],
      unevaluatedItems: false,
    },
  },
  siblings: {
    schema: {
      allOf: [ref("Base")],
      $ref: "#/components/schemas/Dog",
      properties: { bark: { minLength: 2 } },
      required: ["bark"],
    },
  },
  intersection: {
    schema: {
      allOf: [{ type: ["string", "integer"] }, { type: ["integer", "null"] }, { minimum: 0 }],
    },
  },
  mapped: {
    schema: {
      oneOf: [ref("Cat"), ref("Dog")],
      discriminator: {
        propertyName: "kind",
        mapping: { toString: "#/components/schemas/Cat", __proto__x: "Dog", "": "Dog" },
      },
    },
    means: {
      oneOf: [
        tag("kind", "toString", "Cat"),
        tag("kind", "__proto__x", "Dog"),
        tag("kind", "", "Dog"),
      ],
    },
    reason: "discriminator",
  },
  named: {
    schema: {
      anyOf: [ref("Cat"), ref("Dog"), { type: "null" }],
      discriminator: { propertyName: "kind" },
    },
    means: { anyOf: [tag("kind", "Cat", "Cat"), tag("kind", "Dog", "Dog"), { type: "null" }] },
    reason: "discriminator",
  },
  constant: {
    schema: { oneOf: [ref("Lynx"), ref("Puma")], discriminator: { propertyName: "kind" } },
  },
  inheritedTag: {
    schema: {
      oneOf: [
        object({ constructor: { const: "a" }, x: integer }, { required: ["constructor"] }),
        object({ constructor: { const: "b" }, y: text }, { required: ["constructor"] }),
      ],
      discriminator: { propertyName: "constructor" },
    },
  },
  excluded: { schema: { type: ["string", "integer", "object"], not: { enum: [1, "a", {}] } } },
  excludedMember: { schema: object({ a: {}, b: integer }, { not: { required: ["a", "b"] } }) },
  conditional: {
    schema: object(
      { kind: text, size: integer },
      {
        if: object({ kind: { const: "big" } }),
        [THEN]: { required: ["size"], properties: { size: { minimum: 9 } } },
        else: { not: { required: ["size"] } },
      },
    ),
  },
  dependent: {
    schema: object(
      { a: integer, toString: text },
      {
        dependentRequired: { a: ["b", "constructor"], valueOf: ["a"] },
        dependentSchemas: { toString: { properties: { a: { minimum: 3 } } } },
      },
    ),
  },
  tuple: { schema: { type: "array", prefixItems: [text, integer], items: false } },
  longTuple: {
    schema: {
      type: "array",
      prefixItems: [text, integer],
      items: { type: "boolean" },
      minItems: 2,
      maxItems: 4,
    },
  },
  openTuple: { schema: { type: "array", prefixItems: [text, { type: "null" }] } },
  contains: {
    schema: {
      type: "array",
      contains: { type: "integer", minimum: 2 },
      minContains: 2,
      maxContains: 3,
    },
  },
  containsNone: {
    schema: { type: "array", items: {}, contains: text, minContains: 0, maxContains: 1 },
  },
  unique: { schema: { type: "array", items: {}, uniqueItems: true } },
  patterned: {
    schema: {
      type: "object",
      properties: { xa: text },
      patternProperties: {
        "^x": { type: ["string", "integer"] },
        "^(__proto__|constructor)$": integer,
        "\u{1F600}$": { type: "null" },
      },
      additionalProperties: { type: "boolean" },
    },
  },
  patternedClosed: {
    schema: { type: "object", patternProperties: { "^[ab]$": integer }, ...closed },
  },
  names: {
    schema: {
      type: "object",
      propertyNames: { maxLength: 2, pattern: "^[^_]*$" },
      additionalProperties: integer,
    },
  },
  namedLevels: { schema: { type: "object", propertyNames: ref("Level") } },
  requiredAlone: {
    schema: { type: "object", required: ["a", "toString", "__proto__", "", 'a"b'] },
  },
  requiredOnly: { schema: { required: ["a"] } },
  count: { schema: { type: "object", minProperties: 1, maxProperties: 2 } },
  mixed: { schema: { enum: [1, "1", null, true, { a: [1, { b: 2 }] }, { toString: 1 }, [], [1]] } },
  constantObject: { schema: { const: { constructor: { toString: [null] }, a: -0 } } },
  constantZero: { schema: { enum: [0, false, ""] } },
  typedEnum: { schema: { type: "string", enum: ["a", "b", 1, null] } },
  tenths: { schema: { type: "number", multipleOf: 0.5, exclusiveMaximum: 3 } },
  tiny: { schema: { type: "number", minimum: -1e-8, exclusiveMinimum: -1e-9, maximum: 1e300 } },
  huge: { schema: { type: "integer", minimum: -(2 ** 53) - 2, maximum: 1e19 } },
  integers: { schema: { type: "array", items: { type: "integer", format: "int64" } } },
  small: { schema: { type: "integer", format: "int32" } },
  codePoints: { schema: { type: "string", minLength: 2, maxLength: 3 } },
  pattern: { schema: { type: "string", pattern: "^(?:\\p{Lu}|.)\\u{1F600}?$" } },
  surrogates: { schema: { type: "string", pattern: "^.$" } },
  anyFormat: { schema: { format: "date", minLength: 3, minimum: 2 } },
  time: { schema: format("time"), except: /:60/, reason: "leap" },
  dateTime: { schema: format("date-time"), except: /:60/, reason: "leap" },
  uri: { schema: format("uri"), except: /^"\w+:/, reason: "uri" },
  uriReference: { schema: format("uri-reference"), except: /^"[^/?#]*:/, reason: "uri" },
  byte: { schema: format("byte"), except: /\\n/, reason: "byte" },
  ...Object.fromEntries(
    "date uuid email ipv4 ipv6 hostname duration json-pointer binary"
      .split(" ")
      .map((name) => [name, { schema: format(name) }]),
  ),
  defaults: {
    schema: object(
      { a: { type: "integer", default: "x" }, b: { default: 1 } },
      { required: ["b"] },
    ),
  },
  tree: { schema: { ...Object(ref("Forest")), minProperties: 1 } },
  mutual: { schema: ref("Ping") },
  extended: { schema: ref("Extended") },
  everything: { schema: true },
  nothing: { schema: false },
  nothingBelow: { schema: object({ a: false, b: true }, { required: ["b"] }) },
  noValue: { schema: object({ a: { enum: [] } }), means: object({ a: false }) },
  types: { schema: { type: ["array", "integer", "null"], items: { type: ["boolean", "object"] } } },
  odd: {
    schema: object(
      {
        constructor: integer,
        toString: text,
        valueOf: { type: "object" },
        length: integer,
        "": text,
        'a"b': integer,
        "a/b~c": integer,
        "\u2028": integer,
        "1": text,
        [THEN]: integer,
      },
      { ...closed, required: ["constructor", "length", ""] },
    ),
  },
  list: {
    schema: {
      type: "array",
      items: object({ length: integer }, { required: ["length"] }),
      minItems: 1,
    },
  },
  unevaluatedIntegers: {
    schema: {
      type: "object",
      properties: { id: integer },
      anyOf: [object({ b: text }, { required: ["b"] }), {}],
      unevaluatedProperties: integer,
    },
  },
  unevaluatedRef: {
    schema: {
      type: "array",
      allOf: [{ $ref: "#/components/schemas/Pair" }],
      prefixItems: [text],
      unevaluatedItems: { type: "null" },
    },
  },
  additionalParts: {
    schema: {
      type: "object",
      properties: { a: text },
      additionalProperties: integer,
      allOf: [object({ b: { type: "boolean" } })],
    },
  },
  additionalAll: {
    schema: { allOf: [ref("Base"), { type: "object", additionalProperties: integer }] },
  },
  additionalSplit: {
    schema: { allOf: [object({ id: integer, b: {} }), object({ b: text }, closed)] },
  },
  containsTyped: {
    schema: { type: "array", prefixItems: [integer], contains: text, unevaluatedItems: false },
  },
  patternOpen: { schema: { type: "object", patternProperties: { "^x": integer } } },
  patternProperty: {
    schema: object(
      { a: text, xa: integer },
      { patternProperties: { "^x": integer }, additionalProperties: { type: "null" } },
    ),
  },
  containsFree: {
    schema: { type: "array", contains: text, minContains: 0, unevaluatedItems: integer },
  },
  notObject: { schema: { not: { type: "object" } } },
  notRequired: { schema: object({ a: text }, { allOf: [{ not: { required: ["b"] } }] }) },
  oneOfRequired: {
    schema: object({ a: text, b: integer }, { oneOf: [{ required: ["a"] }, { required: ["b"] }] }),
  },
  anyOfUntyped: {
    schema: { anyOf: [{ minimum: 3 }, { properties: { a: text }, required: ["a"] }] },
    means: { anyOf: [{ minimum: 3 }, object({ a: text }, { required: ["a"] })] },
    reason: "implied",
  },
  oneOfUntyped: {
    schema: {
      oneOf: [{ properties: { a: text } }, { properties: { a: integer }, required: ["a"] }],
    },
    means: { oneOf: [object({ a: text }), object({ a: integer }, { required: ["a"] })] },
    reason: "implied",
  },
  notUntyped: { schema: { not: { properties: { a: integer } } } },
  ifUntyped: {
    schema: {
      if: { properties: { a: { const: 1 } } },
      [THEN]: { required: ["b"] },
      else: { required: ["c"] },
    },
  },
  containsUntyped: {
    schema: { type: "array", contains: { properties: { a: integer } } },
    means: { type: "array", contains: object({ a: integer }) },
    reason: "implied",
  },
  constNull: { schema: object({ a: { const: null }, b: { enum: [null] } }, { required: ["a"] }) },
  deepConst: { schema: { enum: [[1, [2, { a: null }]], { b: {} }] } },
  enumOfType: { schema: { type: ["integer", "null"], enum: [1, 1.5, null, "a"] } },
  optionalTuple: {
    schema: {
      type: "array",
      prefixItems: [text, integer, { type: "boolean" }],
      minItems: 1,
      items: false,
    },
  },
  shortTuple: { schema: { type: "array", prefixItems: [text, integer], maxItems: 1 } },
  tuples: { schema: { type: "array", items: { type: "array", prefixItems: [text, integer] } } },
  listedObjects: { schema: { type: "array", items: { enum: [{ a: 1 }, null] } } },
  reversedSizes: { schema: object({ a: { type: "array", minItems: 2, maxItems: 1 }, b: text }) },
  longMinimum: { schema: { type: "array", items: integer, minItems: 3, maxItems: 3 } },
  falseItems: { schema: { type: "array", items: false } },
  falseTuple: { schema: { type: "array", prefixItems: [text, false], items: integer } },
  dependentFalse: {
    schema: object(
      { a: integer },
      { dependentSchemas: { a: false, b: object({ c: text }, { required: ["c"] }) } },
    ),
  },
  patternFalse: {
    schema: {
      type: "object",
      patternProperties: { "^x": false },
      properties: { xa: {}, a: integer },
    },
  },
  ifOnly: {
    schema: { if: { type: "string" }, [THEN]: { minLength: 2 }, else: { type: "integer" } },
  },
  ifClosed: {
    schema: {
      type: "object",
      if: object({ kind: { const: "a" } }, { required: ["kind"] }),
      [THEN]: object({ x: integer }),
      else: object({ y: text }),
      unevaluatedProperties: false,
    },
  },
  refDepth: {
    schema: {
      allOf: [{ allOf: [{ $ref: "#/components/schemas/Extended" }] }],
      unevaluatedProperties: false,
    },
  },
  sharedKeys: {
    schema: {
      allOf: [
        object({ a: { type: ["string", "integer"] } }),
        object({ a: { type: ["integer", "null"] } }, { required: ["a"] }),
      ],
    },
  },
  emptyObject: { schema: { type: "object", ...closed } },
  openObject: { schema: { type: "object" } },
  nullableRef: { schema: { anyOf: [ref("Forest"), { type: "null" }] } },
  nullAndEnum: { schema: { type: ["string", "null"], enum: ["a", "b"] } },
  exclusive: { schema: { type: "number", exclusiveMinimum: 0, maximum: 1 } },
  floatStep: { schema: { type: "number", multipleOf: 0.1 }, except: /./, reason: "step" },
  tinyStep: { schema: { type: "number", multipleOf: 1e-8 }, except: /./, reason: "step" },
  bigStep: { schema: { type: "integer", multipleOf: 1e16 }, except: /./, reason: "step" },
  integerFloat: {
    schema: { type: "array", items: { type: ["integer", "string"] }, uniqueItems: true },
  },
  uniqueObjects: { schema: { type: "array", items: object({ a: {}, b: {} }), uniqueItems: true } },
  untyped: {
    schema: { properties: { a: integer } },
    means: object({ a: integer }),
    reason: "implied",
  },
  untypedItems: {
    schema: { items: integer },
    means: { type: "array", items: integer },
    reason: "implied",
  },
  anchored: {
    schema: { $dynamicRef: "#node" },
    means: ref("Node"),
    reason: "dynamic",
  },
  secret: {
    schema: object(
      { id: { ...integer, readOnly: true }, secret: { ...text, writeOnly: true }, a: integer },
      { required: ["id", "secret", "a"] },
    ),
    means: object({ id: integer, secret: text, a: integer }, { required: ["id", "a"] }),
    request: object({ id: integer, secret: text, a: integer }, { required: ["secret", "a"] }),
    reason: "direction",
  },
  secretOfOpen: {
    schema: object(
      { id: { ...text, readOnly: true }, secret: { ...text, writeOnly: true } },
      { additionalProperties: integer },
    ),
    means: object({ id: text, secret: text }, { additionalProperties: integer }),
    request: object({ id: text, secret: text }, { additionalProperties: integer }),
    reason: "direction",
  },
  secretPattern: {
    schema: object(
      { xa: { ...text, readOnly: true }, a: { ...text, writeOnly: true } },
      { patternProperties: { "^x": { minLength: 1 } }, ...closed, required: ["xa"] },
    ),
    means: object(
      { xa: text, a: text },
      { patternProperties: { "^x": { minLength: 1 } }, ...closed, required: ["xa"] },
    ),
    request: object(
      { xa: text, a: text },
      { patternProperties: { "^x": { minLength: 1 } }, ...closed },
    ),
    reason: "direction",
  },
  secretParts: {
    schema: {
      allOf: [
        object({ id: { ...integer, readOnly: true } }, { required: ["id"] }),
        object({ b: { ...text, writeOnly: true } }, { required: ["b"] }),
      ],
      unevaluatedProperties: false,
    },
    means: {
      allOf: [object({ id: integer }, { required: ["id"] }), object({ b: text })],
      unevaluatedProperties: false,
    },
    request: {
      allOf: [object({ id: integer }), object({ b: text }, { required: ["b"] })],
      unevaluatedProperties: false,
    },
    reason: "direction",
  },
  nullableOld: {
    version: "3.0",
    schema: { type: "string", nullable: true, minLength: 1 },
    means: { type: ["string", "null"], minLength: 1 },
    reason: "nullable",
  },
  nullableEnumOld: {
    version: "3.0",
    schema: { type: "string", nullable: true, enum: ["a"] },
    means: { enum: ["a"] },
  },
  nullableEnumNullOld: {
    version: "3.0",
    schema: { type: "string", nullable: true, enum: ["a", null] },
    means: { enum: ["a", null] },
  },
  nullableRefOld: {
    version: "3.0",
    schema: { nullable: true, allOf: [ref("Dog")] },
    means: { anyOf: [ref("Dog"), { type: "null" }] },
    reason: "nullable",
  },
  nullableSiblingOld: {
    version: "3.0",
    schema: { nullable: true, ...Object(ref("Dog")), minProperties: 9 },
    means: { anyOf: [ref("Dog"), { type: "null" }] },
    reason: "siblings",
  },
  nullableChoiceOld: {
    version: "3.0",
    schema: { nullable: true, oneOf: [ref("Dog"), { type: "integer" }] },
    means: { oneOf: [ref("Dog"), { type: "integer" }, { type: "null" }] },
    reason: "nullable",
  },
  nullableFreeOld: {
    version: "3.0",
    schema: { nullable: true, minLength: 2 },
    means: { minLength: 2 },
  },
  nullableConstraintOld: {
    version: "3.0",
    schema: object(
      { a: { type: "object", nullable: true, properties: { b: integer }, required: ["b"] } },
      { nullable: false },
    ),
    means: object({
      a: { ...Object(object({ b: integer }, { required: ["b"] })), type: ["object", "null"] },
    }),
    reason: "nullable",
  },
  exclusiveOld: {
    version: "3.0",
    schema: {
      type: "number",
      minimum: 1,
      exclusiveMinimum: true,
      maximum: 3,
      exclusiveMaximum: false,
    },
    means: { type: "number", exclusiveMinimum: 1, maximum: 3 },
  },
  exclusiveAloneOld: {
    version: "3.0",
    schema: { type: "number", exclusiveMinimum: true },
    means: { type: "number" },
  },
  mappedOld: {
    version: "3.0",
    schema: {
      oneOf: [ref("Cat"), ref("Dog")],
      discriminator: { propertyName: "kind", mapping: { constructor: "Cat" } },
    },
    means: { oneOf: [tag("kind", "constructor", "Cat"), tag("kind", "Dog", "Dog")] },
    reason: "discriminator",
  },
};

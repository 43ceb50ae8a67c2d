import { describe, expect, it } from "vitest";
import { findings, parsed } from "./specs.js";
import type { EditedSpec } from "./specs.js";

/** The parts of a document with one operation: what it answers, gets, and takes. */
interface Parts {
  readonly response?: object;
  readonly body?: object;
  readonly parameters?: readonly object[];
  readonly schemas?: object;
  readonly components?: object;
  /** Default: `application/json`. */
  readonly type?: string;
}

function content(schema: object, type = "application/json"): object {
  return { content: { [type]: { schema } } };
}

function documentOf({ response, body, parameters, schemas, components, type }: Parts): EditedSpec {
  const operation = {
    operationId: "run",
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, ...content(body, type) } }),
    responses: { 200: { description: "Done.", ...(response && content(response, type)) } },
  };
  return {
    spec: parsed(
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Cases", version: "1" },
        paths: { "/run": { post: operation } },
        components: { ...components, ...(schemas && { schemas }) },
      }),
    ),
  };
}

const LETTERS: Readonly<Record<string, string>> = { breaking: "B", risky: "R", info: "i" };

/** Each finding as `levels rule module field value`; levels in the order of the classes. */
function linesBetween(old: Parts, next: Parts): readonly string[] {
  return findings(documentOf(old), documentOf(next)).map(
    ({ classes, rule, module, parameter = "", value }) =>
      [
        Object.values(classes)
          .map((level) => LETTERS[level] ?? "-")
          .join(""),
        rule,
        `${module.replace("#/components/schemas/", "")}:${parameter}`,
        ...(value === undefined ? [] : [value]),
      ].join(" "),
  );
}

const TEXT = { type: "string" };
const NUMBER = { type: "integer" };

function named(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

function objectOf(properties: object, ...required: readonly string[]): object {
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

function choice(count: number): object {
  const values = Array.from({ length: count }, (_, index) => ({
    const: index,
    title: `V${index}`,
  }));
  return { type: "integer", oneOf: values };
}

const ANIMALS = {
  Cat: objectOf({ kind: TEXT, lives: NUMBER }, "kind"),
  Dog: objectOf({ kind: TEXT, tricks: NUMBER }, "kind"),
};
const ANIMAL = { oneOf: [named("Cat"), named("Dog")] };

function selected(mapping: Readonly<Record<string, string>>): object {
  const targets = Object.entries(mapping).map(([key, name]) => [key, named(name).$ref]);
  return {
    ...ANIMAL,
    discriminator: { propertyName: "kind", mapping: Object.fromEntries(targets) },
  };
}

const CAT_AND_DOG = { response: selected({ cat: "Cat", dog: "Dog" }), schemas: ANIMALS };

/** A wrapper whose alternatives may accept the same value. */
function events(error: object): Parts {
  return {
    body: objectOf({ items: { type: "array", items: named("Item") } }),
    schemas: {
      Item: { oneOf: [named("A"), named("B")] },
      A: objectOf({ type: { enum: ["a"] }, error }),
      B: objectOf({ type: { enum: ["b"] } }),
    },
  };
}

function moved(own: object, base: object): Parts {
  return {
    response: named("A"),
    schemas: { A: { allOf: [named("Base"), own] }, Base: base },
  };
}

type Case = readonly [what: string, old: Parts, next: Parts, lines: readonly string[]];

const CASES: readonly Case[] = [
  [
    "a list that no item fits any more",
    { body: { type: "array" }, response: { type: "array", items: false } },
    { body: { type: "array", items: false }, response: { type: "array" } },
    [
      'BBB- body-schema-narrowed run:[] type {"enum":[]} instead of {}',
      "BBBR response-type-widened run:[]",
    ],
  ],
  [
    "a property that no value fits any more",
    { body: objectOf({ a: true }) },
    { body: objectOf({ a: false }) },
    ["RB-B body-field-removed run:a"],
  ],
  [
    "a required property that moves into a base",
    moved(objectOf({ b: TEXT, c: TEXT }, "b"), objectOf({ a: TEXT })),
    moved(objectOf({ c: TEXT }), objectOf({ a: TEXT, b: TEXT }, "b")),
    ["i-iB response-field-added-required Base:b"],
  ],
  [
    "a required property that moves out of a base",
    moved(objectOf({ c: TEXT }), objectOf({ a: TEXT, b: TEXT }, "b")),
    moved(objectOf({ b: TEXT, c: TEXT }, "b"), objectOf({ a: TEXT })),
    ["BBBR response-field-removed Base:b"],
  ],
  [
    "a property that moves into a base, and is optional there",
    moved(objectOf({ b: TEXT }, "b"), objectOf({ a: TEXT })),
    moved(objectOf({}), objectOf({ a: TEXT, b: TEXT })),
    ["BBB- response-field-became-optional A:b", "i-i- response-field-added-optional Base:b"],
  ],
  [
    "a type that moves into a base",
    moved(objectOf({ b: TEXT }), { properties: { a: TEXT } }),
    moved({ properties: { b: TEXT } }, objectOf({ a: TEXT })),
    ["i--- response-type-narrowed Base:"],
  ],
  [
    "a base with another property",
    moved(objectOf({ b: TEXT }), objectOf({ a: TEXT })),
    moved(objectOf({ b: TEXT }), objectOf({ a: NUMBER })),
    ["BBBB response-type-changed Base:a"],
  ],
  [
    "another property and another one in the base",
    moved(objectOf({ b: TEXT }), objectOf({ a: TEXT })),
    moved(objectOf({ b: NUMBER }), objectOf({ a: NUMBER })),
    ["BBBB response-type-changed A:b", "BBBB response-type-changed Base:a"],
  ],
  [
    "a value of a list parameter",
    { parameters: [{ name: "f", in: "query", schema: { type: "array", items: { enum: ["a"] } } }] },
    {
      parameters: [
        { name: "f", in: "query", schema: { type: "array", items: { enum: ["a", "b"] } } },
      ],
    },
    ["iRiR query-param-type-widened run:f[] b"],
  ],
  [
    "a format of a body's field that validators check",
    { body: objectOf({ a: TEXT }) },
    { body: objectOf({ a: { ...TEXT, format: "date-time" } }) },
    ["B-B- body-format-tightened run:a"],
  ],
  [
    "a format of a body's field that validators do not check",
    { body: objectOf({ a: TEXT }) },
    { body: objectOf({ a: { ...TEXT, format: "password" } }) },
    ["R--R body-format-changed run:a"],
  ],
  [
    "a default of a body's field",
    { body: objectOf({ a: { ...TEXT, default: "x" } }) },
    { body: objectOf({ a: { ...TEXT, default: "y" } }) },
    ["R--R body-default-changed run:a"],
  ],
  [
    "a default of a response's field",
    { response: objectOf({ a: { ...TEXT, default: "x" } }) },
    { response: objectOf({ a: { ...TEXT, default: "y" } }) },
    [],
  ],
  [
    "a field of a closed object",
    { response: { ...objectOf({ a: TEXT }), additionalProperties: false } },
    { response: { ...objectOf({ a: TEXT, b: TEXT }), additionalProperties: false } },
    ["R-B- response-field-added-optional run:b"],
  ],
  [
    "a mapped value of a discriminator",
    CAT_AND_DOG,
    { ...CAT_AND_DOG, response: selected({ tom: "Cat", dog: "Dog" }) },
    ["BBBB discriminator-changed run:"],
  ],
  [
    "two mapped values that change places",
    CAT_AND_DOG,
    { ...CAT_AND_DOG, response: selected({ cat: "Dog", dog: "Cat" }) },
    ["BBBB discriminator-changed run:"],
  ],
  [
    "a discriminator that is removed",
    CAT_AND_DOG,
    { ...CAT_AND_DOG, response: ANIMAL },
    ["BBBB discriminator-changed run:"],
  ],
  [
    "a discriminator whose values the alternatives state themselves",
    {
      response: ANIMAL,
      schemas: {
        Cat: objectOf({ kind: { enum: ["cat"] } }, "kind"),
        Dog: objectOf({ kind: { enum: ["dog"] } }, "kind"),
      },
    },
    {
      response: selected({ cat: "Cat", dog: "Dog" }),
      schemas: {
        Cat: objectOf({ kind: { enum: ["cat"] } }, "kind"),
        Dog: objectOf({ kind: { enum: ["dog"] } }, "kind"),
      },
    },
    [],
  ],
  [
    "an object that becomes alternatives, one of which accepts all that it accepted",
    { body: objectOf({ q: TEXT }, "q") },
    { body: { anyOf: [objectOf({ q: TEXT }, "q"), objectOf({ i: NUMBER }, "i")] } },
    ["i--R body-schema-widened run: type object with i or object with q instead of object with q"],
  ],
  [
    "a value of 80 constants",
    { response: objectOf({ action: choice(79) }) },
    { response: objectOf({ action: choice(80) }) },
    ["RRB- response-enum-value-added run:action 79"],
  ],
  [
    "any text instead of listed ones",
    { response: objectOf({ state: { ...TEXT, enum: ["a", "b"] } }) },
    { response: objectOf({ state: TEXT }) },
    ["RRB- response-type-widened run:state"],
  ],
  [
    "an extension, an example and a description of an alternative",
    { response: { oneOf: [TEXT, { ...NUMBER, "x-order": 1, description: "A." }] } },
    { response: { oneOf: [TEXT, { ...NUMBER, "x-order": 2, description: "B.", examples: [1] }] } },
    [],
  ],
  [
    "a list without its least length, which its type states",
    { response: objectOf({ lines: { type: "array", items: TEXT, minItems: 1 } }) },
    { response: objectOf({ lines: { type: "array", items: TEXT } }) },
    ["RBB- response-bound-loosened run:lines minItems"],
  ],
  [
    "a list of a body with a least length",
    { body: objectOf({ lines: { type: "array", items: TEXT } }) },
    { body: objectOf({ lines: { type: "array", items: TEXT, minItems: 1 } }) },
    ["BBB- body-schema-narrowed run:lines minItems 1 instead of none"],
  ],
  [
    "a field of an alternative, however many schemas contain the alternatives",
    events({ anyOf: [TEXT, NUMBER] }),
    events({ anyOf: [NUMBER] }),
    ["BBB- body-schema-narrowed A:error type integer instead of integer or string"],
  ],
  [
    "an alternative that is no longer apart from another",
    { body: named("U"), schemas: { U: { oneOf: [named("A"), NUMBER] }, A: TEXT } },
    {
      body: named("U"),
      schemas: { U: { oneOf: [named("A"), NUMBER] }, A: { type: ["string", "integer"] } },
    },
    [
      "i--B body-schema-widened A: type integer or string instead of string",
      "B-BR body-schema-changed U: oneOf",
    ],
  ],
  [
    "a media type of JSON that states its charset",
    { response: objectOf({ a: TEXT }), body: objectOf({ a: TEXT }) },
    {
      response: objectOf({ a: TEXT }),
      body: objectOf({ a: TEXT }),
      type: "application/json; charset=utf-8",
    },
    [],
  ],
  [
    "a schema and components that nothing refers to",
    { schemas: { Lone: objectOf({ a: TEXT }) } },
    {
      schemas: { Lone: objectOf({ a: NUMBER }), Other: TEXT },
      components: { parameters: { p: { name: "p", in: "query", schema: TEXT } } },
    },
    [],
  ],
  [
    "a field of anonymous alternatives",
    { response: { anyOf: [objectOf({ a: TEXT }), objectOf({ b: TEXT }, "b")] } },
    { response: { anyOf: [objectOf({ a: TEXT }), objectOf({ c: TEXT }, "c")] } },
    ["BBBR response-field-removed run:b", "i-iB response-field-added-required run:c"],
  ],
  [
    "a schema with alternatives that cannot be generated, beside a parameter and a field",
    { response: objectOf({ a: TEXT, u: { oneOf: [] } }, "a") },
    {
      response: objectOf({ u: { oneOf: [] } }),
      parameters: [{ name: "k", in: "query", required: true, schema: TEXT }],
    },
    ["BBBR response-field-removed run:a", "BBB- query-param-added-required run:k"],
  ],
  [
    "a field beside one whose file is missing",
    { response: objectOf({ a: TEXT, u: { $ref: "other.json#/A" } }, "a") },
    { response: objectOf({ u: { $ref: "other.json#/A" } }) },
    ["BBBR response-field-removed run:a"],
  ],
];

/** Named schemas that each refer to the next one, and the last one to the first. */
function ring(count: number): Parts {
  const schemas = Array.from({ length: count }, (_, index) => [
    `S${index}`,
    objectOf({ next: named(`S${(index + 1) % count}`), v: TEXT }),
  ]);
  return { response: named("S0"), schemas: Object.fromEntries(schemas) };
}

/** Named schemas that each contain the next one by a keyword. */
function chain(count: number, keyword: "allOf" | "oneOf", last: object): Parts {
  const schemas = Array.from({ length: count }, (_, index) => [
    `S${index}`,
    { [keyword]: [named(`S${index + 1}`), objectOf({ [`p${index}`]: TEXT }, `p${index}`)] },
  ]);
  return {
    response: named("S0"),
    schemas: { ...Object.fromEntries(schemas), [`S${count}`]: objectOf({ last }) },
  };
}

describe("the schemas of a large document", () => {
  it("may be a ring of recursive schemas that gets another one", () => {
    expect(linesBetween(ring(300), ring(301))).toEqual(["i--- schema-added S300:"]);
    expect(linesBetween(ring(300), { ...ring(300), response: named("S1") })).toEqual([]);
  });

  it.each(["allOf", "oneOf"] as const)("may contain each other by %s", (keyword) => {
    expect(linesBetween(chain(1000, keyword, TEXT), chain(1000, keyword, NUMBER))).toEqual([
      "BBBB response-type-changed S1000:last",
    ]);
  });
});

describe("the schemas of a document", () => {
  it.each(CASES)("may change by %s", (_what, old, next, lines) => {
    expect(linesBetween(old, next).toSorted()).toEqual(lines.toSorted());
  });
});

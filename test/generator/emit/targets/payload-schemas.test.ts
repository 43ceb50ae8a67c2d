import { beforeAll, describe, expect, it } from "vitest";
import { compilerErrors } from "../../diff/proof-compiler.js";
import { payloadFiles, payloadValidators } from "../../support/payloads.js";
import type { GeneratedValidator } from "../../support/payloads.js";

const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };

const SCHEMAS = {
  Pair: { type: "array", prefixItems: [text, { type: "number" }], items: false, minItems: 2 },
  Rest: { type: "array", prefixItems: [text], items: { type: "boolean" }, minItems: 1 },
  Nullable: { type: ["string", "null"] },
  Nothing: false,
  // Types have names such as P0X before they have their own.
  WithNothing: { type: "object", properties: { never: false, any: true, P0X: text } },
  Counts: {
    type: "object",
    patternProperties: { "^n": { type: "integer" } },
    additionalProperties: false,
  },
  Names: { type: "object", propertyNames: { pattern: "^[a-z]+$" }, additionalProperties: text },
  Unlike: { type: "string", not: { const: "x" } },
  Card: {
    type: "object",
    properties: { card: text, address: text },
    dependentRequired: { card: ["address"] },
  },
  Large: {
    type: "object",
    properties: { size: { enum: ["s", "l"] }, depth: { type: "integer" } },
    required: ["size"],
    if: { properties: { size: { const: "l" } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ["depth"] },
  },
  SomeText: { type: "array", contains: text, minContains: 2 },
  Sealed: {
    allOf: [{ type: "object", properties: { a: text } }],
    type: "object",
    properties: { b: text },
    unevaluatedProperties: false,
  },
  Free: { type: "object" },
  Data: { enum: ["a", 1, null, { b: [1] }] },
  Cat: {
    type: "object",
    properties: { kind: text, lives: { type: "integer" } },
    required: ["kind"],
  },
  Dog: { type: "object", properties: { kind: text, bark: text }, required: ["kind", "bark"] },
  Pet: {
    oneOf: [reference("Cat"), reference("Dog")],
    discriminator: {
      propertyName: "kind",
      mapping: { cat: "#/components/schemas/Cat", dog: "Dog" },
    },
  },
  PetByName: {
    anyOf: [reference("Cat"), reference("Dog"), { type: "null" }],
    discriminator: { propertyName: "kind" },
  },
  Circle: {
    type: "object",
    properties: { shape: { const: "circle" }, radius: { type: "number" } },
    required: ["shape", "radius"],
  },
  Square: {
    type: "object",
    properties: { shape: { type: "string", enum: ["square", "box"] }, side: { type: "number" } },
    required: ["shape", "side"],
  },
  Shape: {
    oneOf: [reference("Circle"), reference("Square")],
    discriminator: { propertyName: "shape" },
  },
};

type Name = keyof typeof SCHEMAS;

describe("a payload schema with keywords of JSON Schema 2020-12", () => {
  let validators: ReadonlyMap<string, GeneratedValidator> = new Map();
  beforeAll(async () => {
    validators = await payloadValidators(SCHEMAS);
  });

  it.each<[Name, readonly unknown[], readonly unknown[]]>([
    ["Pair", [["a", 1]], [["a"], ["a", 1, 2], [1, 1]]],
    ["Rest", [["a"], ["a", true]], [[], ["a", 1]]],
    ["Nullable", [null, "a"], [1]],
    ["Nothing", [], [null, {}]],
    ["WithNothing", [{}, { any: 1 }], [{ never: 1 }]],
    ["Counts", [{}, { n1: 1 }], [{ n1: "a" }, { x: 1 }]],
    ["Names", [{ a: "b" }], [{ A: "b" }, { a: 1 }]],
    ["Unlike", ["y"], ["x"]],
    ["Card", [{}, { address: "a" }, { card: "c", address: "a" }], [{ card: "c" }]],
    ["Large", [{ size: "s" }, { size: "l", depth: 1 }], [{ size: "l" }]],
    ["SomeText", [["a", "b", 1]], [["a", 1]]],
    ["Sealed", [{ a: "a", b: "b" }], [{ a: "a", c: "c" }]],
    ["Free", [{}, { a: 1 }], [1, []]],
    ["Data", ["a", 1, null, { b: [1] }], ["b", { b: [2] }]],
  ])("is validated with all of them (%s)", (name, accepted, refused) => {
    const validate = validators.get(name);
    expect(accepted.map((value) => validate?.(value))).toEqual(accepted.map(() => true));
    expect(refused.map((value) => validate?.(value))).toEqual(refused.map(() => false));
  });

  it.each<[Name, readonly unknown[], readonly unknown[]]>([
    [
      "Pet",
      [{ kind: "cat" }, { kind: "dog", bark: "wau" }],
      [{ kind: "dog" }, { kind: "Cat" }, {}, 1],
    ],
    ["PetByName", [null, { kind: "Cat" }], [{ kind: "cat" }, { kind: "Dog" }, "Cat"]],
    [
      "Shape",
      [
        { shape: "box", side: 1 },
        { shape: "circle", radius: 1 },
      ],
      [{ shape: "Circle", radius: 1 }],
    ],
  ])(
    "is validated with the schema that its discriminator selects (%s)",
    (name, accepted, refused) => {
      const validate = validators.get(name);
      expect(accepted.map((value) => validate?.(value))).toEqual(accepted.map(() => true));
      expect(refused.map((value) => validate?.(value))).toEqual(refused.map(() => false));
    },
  );

  it.each<[unknown, readonly string[]]>([
    [{ kind: "dog" }, ["must have required property 'bark'"]],
    [{ kind: "cow" }, ['must have one of the values "cat", "dog" in "kind"']],
  ])("has the errors of the selected schema only (%j)", (value, messages) => {
    const validate = validators.get("Pet");
    validate?.(value);
    expect(validate?.errors?.map(({ message }) => message)).toEqual(messages);
  });
});

/** Statements that must compile with the types of the schemas. */
const ACCEPTED = `
export const pair: Pair = ["a", 1];
export const rest: Rest = ["a", true, false];
export const empty: Nullable = null;
export const counts: Counts = { n1: 1 };
export const free: Free = { anything: [1] };
export const own = (given: WithNothing): string | undefined => given.P0X;
export const data: Data = { b: [1] };
export function sound(pet: Pet): string | number | undefined {
  switch (pet.kind) {
    case "cat":
      return pet.lives;
    case "dog":
      return pet.bark;
  }
}
export function size(shape: Shape): number {
  switch (shape.shape) {
    case "circle":
      return shape.radius;
    case "square":
    case "box":
      return shape.side;
  }
}
export function isCat(pet: PetByName): boolean {
  return pet !== null && pet.kind === "Cat";
}
`;

/** Statements that must not compile, one each line. */
const REFUSED = `
export const short: Pair = ["a"];
export const long: Pair = ["a", 1, 2];
export const mixed: Rest = ["a", 1];
export const nothing: Nothing = 1;
export const text: Counts = { n1: "a" };
export const other: Data = { b: [2] };
export const cow: Pet = { kind: "cow" };
export const mute: Pet = { kind: "dog" };
`;

describe("the type of such a schema", () => {
  it(
    "has tuples, unions that a property tells apart, and literal types",
    { timeout: 60_000 },
    async () => {
      const files = await payloadFiles(SCHEMAS);
      const types = `import type { ${Object.keys(SCHEMAS).join(", ")} } from "../given/schemas.js";\n`;
      const refused = REFUSED.trim().split("\n");
      const schemas = files.filter(({ path }) => path === "given/schemas.ts");
      const errors = compilerErrors([
        ...schemas,
        { path: "consumers/accepted.ts", text: types + ACCEPTED },
        ...refused.map((line, index) => ({
          path: `consumers/refused-${index}.ts`,
          text: types + line,
        })),
      ]);
      expect([...errors.keys()].toSorted()).toEqual(
        refused.map((_, index) => `consumers/refused-${index}.ts`).toSorted(),
      );
      expect(errors.get("given/schemas.ts")).toBeUndefined();
    },
  );
});

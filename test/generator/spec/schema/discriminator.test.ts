import { describe, expect, it } from "vitest";
import {
  discriminatedUnion,
  tagSchema,
  withoutChoices,
} from "../../../../generator/spec/schema/discriminator.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";

function named(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** An object whose kind is one of some values. */
function kinds(values: readonly unknown[], isRequired = false): JsonSchema {
  return {
    type: "object",
    properties: { kind: { enum: values } },
    ...(isRequired && { required: ["kind"] }),
  };
}

const OPEN = { type: "object", properties: { kind: { type: "string" } } };
const CONSTANT = { properties: { kind: { const: "k" } }, required: ["other", "kind"] };

const SCHEMAS = {
  Cat: { type: "object" },
  Dog: { type: "object" },
  Tagged: kinds(["t", 1], true),
  Open: OPEN,
  Constant: CONSTANT,
  Inner: { allOf: [named("Tagged")] },
  Both: { allOf: [kinds(["a", "b"]), kinds(["b", "c"]), { required: ["kind"] }] },
  Choice: { anyOf: [kinds(["a"]), kinds(["b"], true), kinds(["b"])] },
  Exclusive: { oneOf: [kinds(["x"]), kinds(["y"])] },
  HalfOpen: { anyOf: [kinds(["a"]), OPEN] },
  Named: { properties: { kind: named("Kind") } },
  Kind: { enum: ["named"] },
  Loop: { ...named("Loop") },
};

type Branch = readonly [values: readonly string[], isNarrow: boolean];

/** The values of each alternative, and whether it requires one; undefined if they do not tell them apart. */
function branches(
  choices: readonly JsonSchema[],
  mapping?: Readonly<Record<string, string>>,
): readonly Branch[] | undefined {
  const discriminator = { propertyName: "kind", ...(mapping && { mapping }) };
  const union = discriminatedUnion({ discriminator, oneOf: choices }, SCHEMAS);
  expect(union?.property ?? "kind").toBe("kind");
  if (union) expect(union.branches.map(({ schema }) => schema)).toEqual(choices);
  return union?.branches.map(({ values, isNarrow }) => [values, isNarrow]);
}

/** So many references to the next schema, and then an object with a kind. */
function chain(length: number): Readonly<Record<string, JsonSchema>> {
  const references = Array.from(
    { length },
    (_, index) => [`S${index}`, named(`S${index + 1}`)] as const,
  );
  return Object.fromEntries([...references, [`S${length}`, kinds(["end"], true)] as const]);
}

/** The alternative that a chain of references leads to. */
function chained(length: number) {
  const discriminator = { propertyName: "kind" };
  return discriminatedUnion({ discriminator, oneOf: [named("S0")] }, chain(length))?.branches[0];
}

describe("the alternatives of a discriminator", () => {
  it.each<readonly [JsonSchema, Branch]>([
    [named("Cat"), [["Cat"], false]],
    [named("Tagged"), [["t"], true]],
    [named("Open"), [["Open"], false]],
    [named("Constant"), [["k"], true]],
    [named("Inner"), [["t"], true]],
    [named("Both"), [["b"], true]],
    [named("Choice"), [["a", "b"], false]],
    [named("Exclusive"), [["x", "y"], false]],
    [named("HalfOpen"), [["HalfOpen"], false]],
    [named("Named"), [["named"], false]],
    [named("Loop"), [["Loop"], false]],
    [kinds(["i"]), [["i"], false]],
    [{ ...named("Cat"), ...kinds(["own"], true) }, [["own"], true]],
  ])("%j have these values", (choice, branch) => {
    expect(branches([choice])).toEqual([branch]);
  });

  it("have the values that the mapping gives, by name or by reference", () => {
    const mapping = { cat: "Cat", kitten: "#/components/schemas/Cat", dog: "Dog", other: "Ca" };
    expect(branches([named("Cat"), named("Dog"), named("Tagged")], mapping)).toEqual([
      [["cat", "kitten"], false],
      [["dog"], false],
      [["t"], true],
    ]);
  });

  it.each<readonly [string, readonly JsonSchema[]]>([
    ["one has no name and no values", [named("Cat"), OPEN]],
    ["one can have no text", [named("Cat"), kinds([1])]],
    ["two have a value in common", [kinds(["a", "b"]), kinds(["b"])]],
  ])("are not told apart if %s", (_why, choices) => {
    expect(branches(choices)).toBeUndefined();
  });

  it("may be of anyOf, and null is no alternative", () => {
    const discriminator = { propertyName: "kind" };
    const nothing = { type: "null" };
    const anyOf = [named("Cat"), nothing];
    expect(discriminatedUnion({ discriminator, anyOf }, SCHEMAS)).toEqual({
      property: "kind",
      branches: [{ schema: named("Cat"), values: ["Cat"], isNarrow: false }],
      others: [nothing],
    });
    const oneOf = [named("Dog")];
    expect(discriminatedUnion({ discriminator, anyOf, oneOf }, SCHEMAS)?.branches).toEqual([
      { schema: named("Dog"), values: ["Dog"], isNarrow: false },
    ]);
    expect(discriminatedUnion({ discriminator }, SCHEMAS)).toBeUndefined();
    expect(discriminatedUnion({ anyOf }, SCHEMAS)).toBeUndefined();
  });

  it("are followed over sixteen references, and no more", () => {
    expect(chained(15)).toMatchObject({ values: ["end"], isNarrow: true });
    expect(chained(16)).toMatchObject({ values: ["S0"], isNarrow: false });
  });
});

describe("a schema with a discriminator", () => {
  it("has its other keywords, and the alternatives that the discriminator is not for", () => {
    const discriminator = { propertyName: "kind" };
    const [oneOf, anyOf] = [[named("Cat")], [named("Dog")]];
    expect(withoutChoices({ discriminator, oneOf, title: "t" })).toEqual({ title: "t" });
    expect(withoutChoices({ discriminator, anyOf, title: "t" })).toEqual({ title: "t" });
    expect(withoutChoices({ discriminator, anyOf, oneOf })).toEqual({ anyOf });
  });

  it("implies a member with one of some values", () => {
    expect(tagSchema("kind", ["a", "b"])).toEqual({
      type: "object",
      properties: { kind: { type: "string", enum: ["a", "b"] } },
      required: ["kind"],
    });
  });
});

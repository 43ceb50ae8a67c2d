import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import {
  linksSample,
  listSample,
  objectSample,
} from "../../../../generator/spec/schema/sample-containers.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

const BOOLEAN: SampleRule = { kind: "boolean" };
type Members = Readonly<Record<string, JsonSchema>>;

const NEVER: JsonSchema = { not: {} };

/** The sample of an object, and the schemas that samples were made of, by name. */
function objectOf(schema: JsonSchema) {
  const asked: Record<string, JsonSchema> = {};
  const sample = objectSample(schema, (each, name) => {
    asked[name] = each;
    return each.not ? undefined : BOOLEAN;
  });
  return { sample, asked };
}

const TEXT: JsonSchema = { type: "string" };
const OBJECT = { kind: "object", members: {} };

describe("the other members of an object", () => {
  it.each<readonly [JsonSchema, sample: object, asked: Members]>([
    [{}, {}, {}],
    [{ maxProperties: 2 }, { max: 2 }, {}],
    [{ additionalProperties: true }, {}, {}],
    [{ additionalProperties: TEXT }, { others: BOOLEAN }, { "": TEXT }],
    [{ additionalProperties: NEVER }, {}, { "": NEVER }],
    [{ minProperties: 1 }, { min: 1, others: BOOLEAN }, { "": {} }],
    [{ minProperties: 1, unevaluatedProperties: TEXT }, { min: 1, others: BOOLEAN }, { "": TEXT }],
    [{ minProperties: 1, additionalProperties: false }, { min: 1 }, {}],
    [{ minProperties: 1, unevaluatedProperties: false }, { min: 1 }, {}],
    [
      { minProperties: 1, additionalProperties: false, patternProperties: { a: NEVER, b: TEXT } },
      { min: 1, others: BOOLEAN, names: BOOLEAN },
      { "": TEXT, name: { type: "string", pattern: "b" } },
    ],
    [
      { minProperties: 1, additionalProperties: false, patternProperties: { a: NEVER } },
      { min: 1 },
      {},
    ],
    [{ additionalProperties: false, patternProperties: { b: TEXT } }, {}, {}],
    [
      { additionalProperties: TEXT, propertyNames: { maxLength: 3 } },
      { others: BOOLEAN, names: BOOLEAN },
      { "": TEXT, name: { type: "string", maxLength: 3 } },
    ],
    [
      { additionalProperties: TEXT, propertyNames: NEVER },
      {},
      { "": TEXT, name: { type: "string", ...NEVER } },
    ],
  ])("of %j", (schema, sample, asked) => {
    expect(objectOf(schema)).toEqual({ sample: { ...OBJECT, ...sample }, asked });
  });
});

describe("the named members of an object", () => {
  it.each<readonly [JsonSchema, members: Members, optional: readonly string[] | "all"]>([
    [{ properties: { a: TEXT } }, { a: TEXT }, "all"],
    [{ properties: { a: TEXT }, required: ["a", "b"] }, { a: TEXT, b: {} }, []],
    [{ required: ["a"], additionalProperties: true }, { a: {} }, []],
    [{ required: ["ab"], patternProperties: { "^a": TEXT, "^b": NEVER } }, { ab: TEXT }, []],
    [
      { properties: { ab: TEXT }, patternProperties: { b: { maxLength: 1 } }, required: ["ab"] },
      { ab: { allOf: [TEXT, { maxLength: 1 }] } },
      [],
    ],
    [{ properties: { a: TEXT, _links: TEXT } }, { a: TEXT }, "all"],
    [{ properties: { _links: TEXT }, required: ["_links"] }, { _links: TEXT }, []],
    [
      { properties: { a: TEXT, b: TEXT, c: TEXT }, dependentRequired: { a: ["b"], z: ["c"] } },
      { a: TEXT, b: TEXT, c: TEXT },
      ["a", "c"],
    ],
    [{ required: ["z"], dependentRequired: { z: ["c"] } }, { z: {}, c: {} }, []],
  ])("of %j", (schema, members, optional) => {
    const { sample, asked } = objectOf(schema);
    expect(asked).toEqual(members);
    expect(sample).toEqual({
      kind: "object",
      members: Object.fromEntries(Object.keys(members).map((name) => [name, BOOLEAN])),
      ...(optional.length > 0 && { optional }),
    });
  });

  it("must be possible if they are required", () => {
    const required = ["a"];
    expect(objectOf({ required, additionalProperties: false }).sample).toBeUndefined();
    expect(objectOf({ required, additionalProperties: NEVER }).sample).toBeUndefined();
    expect(objectOf({ required, properties: { a: NEVER } }).sample).toBeUndefined();
    expect(objectOf({ properties: { a: NEVER } }).sample).toEqual(OBJECT);
  });
});

const LINK: JsonSchema = { type: "object", required: ["href"], properties: { href: TEXT } };
const BLANK: SampleRule = { kind: "enum", json: '["about:blank"]' };
const BLANK_LINK = { kind: "object", members: { href: BLANK } };

/** The sample of the link `self` of an object of links. */
function linkOf(self: JsonSchema): unknown {
  const schemas = { Link: LINK, Href: { type: "string", maxLength: 3 } };
  const links = linksSample({ required: ["self"], properties: { self } }, schemas, (each) =>
    each.not ? undefined : BOOLEAN,
  );
  return links && "members" in links ? links.members["self"] : links;
}

describe("the sample of links", () => {
  it("has the required ones only", () => {
    const properties = { self: LINK, next: LINK };
    const self = { kind: "object", members: { self: BLANK_LINK } };
    expect(linksSample({ properties }, {}, () => BOOLEAN)).toEqual(OBJECT);
    expect(linksSample({ properties, required: ["self"] }, {}, () => BOOLEAN)).toEqual(self);
    const open: JsonSchema = { required: ["self"], additionalProperties: LINK };
    expect(linksSample(open, {}, () => BOOLEAN)).toEqual(self);
    const all: JsonSchema = { allOf: [{ properties }, { required: ["self"] }] };
    expect(linksSample(all, {}, () => BOOLEAN)).toEqual(self);
  });

  it("is none of what has no members", () => {
    expect(linksSample({ type: "string" }, {}, () => BOOLEAN)).toBeUndefined();
    expect(linksSample({ required: ["self"] }, {}, () => BOOLEAN)).toBeUndefined();
  });

  it.each<readonly [JsonSchema, link: object]>([
    [LINK, BLANK_LINK],
    [{ $ref: "#/components/schemas/Link" }, BLANK_LINK],
    [{ properties: { href: TEXT, title: TEXT } }, BLANK_LINK],
    [
      { required: ["title"], properties: { href: TEXT, title: TEXT } },
      { kind: "object", members: { title: BOOLEAN, href: BLANK } },
    ],
    [
      { type: "array", items: LINK },
      { kind: "list", items: BLANK_LINK, min: 1, max: 1 },
    ],
    [{ oneOf: [TEXT, LINK] }, BLANK_LINK],
    [TEXT, BOOLEAN],
    [{ properties: { title: TEXT } }, BOOLEAN],
    [{ type: "array", items: TEXT }, BOOLEAN],
    [{ required: ["title"], properties: { href: TEXT, title: NEVER } }, BOOLEAN],
  ])("of the relation %j", (self, link) => {
    expect(linkOf(self)).toEqual(link);
  });

  it.each<readonly [JsonSchema, isBlank: boolean]>([
    [{}, true],
    [{ ...TEXT, minLength: 1 }, true],
    [{ format: "uri" }, true],
    [{ format: "uri-reference" }, true],
    [{ format: "uri-template" }, true],
    [{ format: "iri" }, true],
    [{ format: "iri-reference" }, true],
    [{ format: "email" }, false],
    [{ pattern: "^/" }, false],
    [{ maxLength: 20 }, false],
    [{ enum: ["/a"] }, false],
    [{ const: "/a" }, false],
    [{ $ref: "#/components/schemas/Href" }, false],
  ])("has an address of %j that leads nowhere: %s", (href, isBlank) => {
    expect(linkOf({ properties: { href } })).toEqual({
      kind: "object",
      members: { href: isBlank ? BLANK : BOOLEAN },
    });
  });
});

describe("the items of a list", () => {
  const list = (schema: JsonSchema) =>
    listSample(schema, "item", (each) => (each.not ? undefined : BOOLEAN));
  const LIST = { kind: "list", items: BOOLEAN };

  it.each<readonly [JsonSchema, sample: object | undefined]>([
    [{ uniqueItems: true }, { ...LIST, unique: true }],
    [{ uniqueItems: false }, LIST],
    [{ maxItems: 3 }, { ...LIST, max: 3 }],
    [{ minItems: 5, maxItems: 3 }, undefined],
    [{ items: NEVER }, { ...LIST, max: 0 }],
    [{ items: NEVER, minItems: 1 }, undefined],
    [{ unevaluatedItems: false }, { ...LIST, max: 0 }],
    [{ unevaluatedItems: NEVER }, { ...LIST, max: 0 }],
    [{ unevaluatedItems: TEXT }, LIST],
    [{ prefixItems: [TEXT] }, { ...LIST, prefix: [BOOLEAN] }],
    [
      { prefixItems: [TEXT, TEXT], minItems: 1 },
      { ...LIST, min: 1, prefix: [BOOLEAN, BOOLEAN] },
    ],
    [{ prefixItems: [TEXT, NEVER, TEXT] }, { ...LIST, max: 1, prefix: [BOOLEAN] }],
    [{ prefixItems: [TEXT, NEVER], minItems: 2 }, undefined],
    [{ prefixItems: [NEVER] }, { ...LIST, max: 0 }],
    [
      { prefixItems: [TEXT], contains: TEXT },
      { ...LIST, min: 2, prefix: [BOOLEAN, BOOLEAN] },
    ],
    [
      { contains: TEXT, minContains: 2, maxItems: 2 },
      { ...LIST, min: 2, max: 2, prefix: [BOOLEAN, BOOLEAN] },
    ],
    [{ contains: TEXT, minContains: 2, maxItems: 1 }, undefined],
  ])("of %j", (schema, sample) => {
    expect(list(schema)).toEqual(sample);
  });
});

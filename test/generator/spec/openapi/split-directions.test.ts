import { describe, expect, it } from "vitest";
import { splitDirections } from "../../../../generator/spec/openapi/split-directions.js";
import type { Content } from "../../../../generator/spec/model/exchange.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import type { EndpointOperation } from "../../../../generator/spec/model/operation.js";
import type { EndpointParameter } from "../../../../generator/spec/model/parameter.js";

const ORIGIN = { file: "", pointer: "" };
const TEXT = { type: "string" };
const READ = { ...TEXT, readOnly: true };
const WRITTEN = { ...TEXT, writeOnly: true };

function named(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function content(schema: JsonSchema): Content {
  return { mediaType: "application/json", contentType: "application/json", form: "json", schema };
}

function parameterOf(schema: JsonSchema): EndpointParameter {
  return {
    name: "p",
    wireName: "p",
    in: "query",
    origin: ORIGIN,
    serialization: { kind: "content", mediaType: "application/json" },
    type: { kind: "schema", schema, shape: {}, isExact: false },
    required: false,
    deprecated: false,
    sensitive: false,
    info: [],
    examples: [],
  };
}

interface Schemas {
  readonly request?: JsonSchema;
  readonly parameter?: JsonSchema;
  readonly response?: JsonSchema;
  readonly header?: JsonSchema;
}

function operationOf({ request, parameter, response, header }: Schemas): EndpointOperation {
  const headerValues = header && { headerValues: { fields: {}, schema: header } };
  const contents = response ? [content(response)] : [];
  return {
    kind: "endpoint",
    name: "o",
    origin: ORIGIN,
    method: "POST",
    path: "/",
    deprecated: false,
    parameters: parameter ? [parameterOf(parameter)] : [],
    ...(request && { body: { origin: ORIGIN, required: true, contents: [content(request)] } }),
    responses: [{ origin: ORIGIN, status: "200", headers: [], ...headerValues, contents }],
  };
}

/** The schemas of an operation and of its document, by their directions. */
function split(given: Schemas, schemas: Readonly<Record<string, JsonSchema>> = {}) {
  const { operations, requestForms, ...model } = splitDirections([operationOf(given)], schemas);
  const [operation] = operations;
  const body = operation?.body;
  const type = operation?.parameters[0]?.type;
  const response = operation?.responses[0];
  return {
    ...(body && { request: body.contents[0]?.schema }),
    ...(type?.kind === "schema" && { parameter: type.schema }),
    ...(given.response && { response: response?.contents[0]?.schema }),
    ...(given.header && { header: response?.headerValues?.schema }),
    ...(Object.keys(schemas).length > 0 && { schemas: model.schemas }),
    ...(Object.keys(requestForms).length > 0 && { requestForms }),
  };
}

const BOTH = {
  type: "object",
  properties: { r: READ, w: WRITTEN, b: TEXT },
  required: ["r", "w", "b"],
};
const SENT = {
  type: "object",
  properties: { w: WRITTEN, b: TEXT },
  "x-ignored-properties": { r: READ },
  required: ["w", "b"],
};
const RETURNED = {
  type: "object",
  properties: { r: READ, b: TEXT },
  "x-ignored-properties": { w: WRITTEN },
  required: ["r", "b"],
};

describe("the schemas of requests and responses", () => {
  it("are left alone without members of one direction", () => {
    const operations = [operationOf({ request: { properties: { a: { readOnly: false } } } })];
    const schemas = { A: { writeOnly: false, ...TEXT } };
    const model = splitDirections(operations, schemas);
    expect(model.operations).toBe(operations);
    expect(model).toEqual({ operations, schemas, requestForms: {} });
  });

  it("lack the members of the other direction", () => {
    expect(split({ request: BOTH, parameter: BOTH, response: BOTH, header: BOTH })).toEqual({
      request: SENT,
      parameter: SENT,
      response: RETURNED,
      header: RETURNED,
    });
  });

  it("lack them in items, members and alternatives, but not in conditions", () => {
    const deep = (schema: JsonSchema): JsonSchema => ({
      items: schema,
      anyOf: [schema],
      patternProperties: { a: schema },
      not: BOTH,
      if: BOTH,
    });
    expect(split({ request: deep(BOTH), response: deep(BOTH) })).toEqual({
      request: deep(SENT),
      response: deep(RETURNED),
    });
  });

  it("lack what the schemas around them hide, in all that describes the same value", () => {
    const part = { required: ["r", "b"], dependentRequired: { b: ["r", "b"], c: "d" } };
    const less = { required: ["b"], dependentRequired: { b: ["b"], c: "d" } };
    const whole = (of: JsonSchema, properties: JsonSchema): JsonSchema => ({
      ...properties,
      allOf: [of],
      anyOf: [of],
      oneOf: [of],
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: of,
      else: of,
      dependentSchemas: { b: of },
      items: part,
    });
    expect(split({ request: whole(part, { properties: { r: READ } }) })).toEqual({
      request: whole(less, { properties: {}, "x-ignored-properties": { r: READ } }),
    });
  });

  it("have two forms of a name that both use, and its users have two, too", () => {
    const schemas = { Both: BOTH, User: { items: named("Both") }, Same: TEXT, "Same-input": TEXT };
    const whole = { allOf: [named("User"), named("Same")] };
    expect(split({ request: whole, response: whole }, schemas)).toEqual({
      request: { allOf: [named("User-input"), named("Same")] },
      response: whole,
      schemas: {
        Both: RETURNED,
        User: { items: named("Both") },
        Same: TEXT,
        "Same-input": TEXT,
        "Both-input": SENT,
        "User-input": { items: named("Both-input") },
      },
      requestForms: { "Both-input": "Both", "User-input": "User" },
    });
  });

  it("have one form of a name that one direction uses", () => {
    expect(split({ request: named("Both") }, { Both: BOTH })).toEqual({
      request: named("Both"),
      schemas: { Both: SENT },
    });
    expect(split({ response: named("Both") }, { Both: BOTH })).toEqual({
      response: named("Both"),
      schemas: { Both: RETURNED },
    });
    expect(split({}, { Both: BOTH })).toEqual({ schemas: { Both: RETURNED } });
  });

  it("have a form with a number if its name is taken", () => {
    const schemas = { Both: BOTH, "Both-input": TEXT, "Both-input2": TEXT };
    const both = { request: named("Both"), response: named("Both") };
    expect(split(both, schemas)).toEqual({
      request: named("Both-input3"),
      response: named("Both"),
      schemas: { Both: RETURNED, "Both-input": TEXT, "Both-input2": TEXT, "Both-input3": SENT },
      requestForms: { "Both-input3": "Both" },
    });
  });

  it("copy a named schema that requires what is hidden around it", () => {
    const schemas = { Base: { required: ["r", "b"] } };
    const whole = { properties: { r: READ }, allOf: [named("Base")] };
    expect(split({ request: whole, response: whole }, schemas)).toEqual({
      request: {
        properties: {},
        "x-ignored-properties": { r: READ },
        allOf: [{ allOf: [{ required: ["b"] }] }],
      },
      response: whole,
      schemas,
    });
  });

  it("have a member that its own schema, a name or a part of it hides", () => {
    const schemas = { Read: READ };
    const properties = { a: named("Read"), b: { allOf: [READ] }, c: { anyOf: [READ] } };
    expect(split({ request: { properties } }, schemas).request).toEqual({
      properties: { c: { anyOf: [READ] } },
      "x-ignored-properties": { a: named("Read"), b: { allOf: [READ] } },
    });
  });
});

describe("a discriminator", () => {
  const CAT = { properties: { kind: TEXT, r: READ }, required: ["kind"] };
  const SENT_CAT = {
    properties: { kind: TEXT },
    "x-ignored-properties": { r: READ },
    required: ["kind"],
  };

  it("keeps its values when its alternatives get other names", () => {
    const pet = (mapping?: Readonly<Record<string, string>>) => ({
      oneOf: [named("Cat"), named("Dog")],
      discriminator: { propertyName: "kind", ...(mapping && { mapping }) },
    });
    const schemas = { Cat: CAT, Dog: { title: "dog" } };
    const sent = (
      given: Readonly<Record<string, string>>,
      mapping: Readonly<Record<string, string>>,
    ) => {
      const whole = pet(Object.keys(given).length > 0 ? given : undefined);
      const { request, response } = split({ request: whole, response: whole }, schemas);
      expect(response).toEqual(whole);
      expect(request).toEqual({ ...pet(mapping), oneOf: [named("Cat-input"), named("Dog")] });
    };
    const form = "#/components/schemas/Cat-input";
    sent({}, { Cat: form });
    sent({ cat: "Cat", dog: "Dog" }, { cat: form, dog: "Dog" });
    sent({ c: "#/components/schemas/Cat", k: "Cat" }, { c: form, k: form });
    expect(split({ request: named("Cat"), response: named("Cat") }, schemas).schemas).toEqual({
      ...schemas,
      "Cat-input": SENT_CAT,
    });
  });

  it("is gone if its property is hidden", () => {
    const discriminator = { propertyName: "kind" };
    const schemas = { Cat: { properties: { kind: READ } }, Dog: { title: "dog" } };
    const anyOf = [named("Cat"), named("Dog")];
    const inside = split({ request: { anyOf, discriminator } }, schemas).request;
    expect(inside).toEqual({ anyOf });
    const around = { anyOf: [named("Dog")], discriminator, properties: { kind: READ } };
    expect(split({ request: around }, schemas).request).toEqual({
      anyOf: [named("Dog")],
      properties: {},
      "x-ignored-properties": { kind: READ },
    });
  });
});

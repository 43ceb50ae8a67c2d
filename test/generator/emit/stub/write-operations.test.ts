import { describe, expect, it } from "vitest";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import { openApiModel } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

const THING = { $ref: "#/components/schemas/Thing" };
const NONE = { description: "" };

function answer(schema: Json): Json {
  return { description: "", content: { "application/json": { schema } } };
}

function inPath(name: string, schema: Json): Json {
  return { name, in: "path", required: true, schema };
}

/** The operations of a stub of things with these paths, by their names. */
function operationsOf(thing: Json, paths: Readonly<Record<string, Json>>) {
  const list = { operationId: "list", responses: { 200: answer({ type: "array", items: THING }) } };
  const model = openApiModel({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: { "/things": { get: list }, ...paths },
    components: { schemas: { Thing: thing } },
  });
  return openApiStubApi(model).operations;
}

const requestBody = { content: { "application/json": { schema: THING } } };

/** A path of an item, with operations that read and replace it. */
function itemPath(variable: Json, ...more: readonly Json[]): Json {
  return {
    parameters: [variable, ...more],
    get: { operationId: "get", responses: { 200: answer(THING) } },
    put: { operationId: "replace", requestBody, responses: { 204: NONE, 201: answer(THING) } },
  };
}

describe("replacing an item that is missing", () => {
  const text = { type: "string" };
  const number = { type: "integer" };
  const notes = { description: "d", title: "t", example: "x", examples: ["x"], readOnly: true };

  it.each<readonly [variable: Json, code: Json, isCreated: boolean]>([
    [text, text, true],
    [text, { ...text, ...notes }, true],
    [number, number, true],
    [number, { ...number, format: "int32" }, true],
    [text, { ...text, format: "uuid" }, false],
    [text, { ...text, minLength: 1 }, false],
    [text, { ...text, pattern: "^a" }, false],
    [number, { ...number, minimum: 1 }, false],
    [text, { enum: ["a"] }, false],
  ])("of the variable %j creates one with the property %j: %s", (variable, code, isCreated) => {
    const thing = { type: "object", required: ["code"], properties: { code } };
    const { replace } = operationsOf(thing, {
      "/things/{code}": itemPath(inPath("code", variable)),
    });
    if (replace?.kind !== "write") throw new Error("It replaces nothing.");
    expect(replace.created).toEqual(isCreated ? { kind: "row", status: 201 } : undefined);
  });

  it("creates none of which another variable of the path has a part", () => {
    const thing = {
      type: "object",
      required: ["code"],
      properties: { code: text, owner: text },
    };
    const { replace } = operationsOf(thing, {
      "/owners/{owner}/things/{code}": itemPath(inPath("owner", text), inPath("code", text)),
    });
    expect(replace).toMatchObject({ kind: "write", change: "replace", location: "code" });
    expect(replace).not.toHaveProperty("created");
  });
});

describe("adding an item to a list", () => {
  const thing = {
    type: "object",
    required: ["code"],
    properties: { code: { type: "string" }, owner: { type: "string" } },
  };
  const owner = { name: "owner", required: true, schema: { type: "string" } };
  const create = { operationId: "create", requestBody, responses: { 201: answer(THING) } };
  const list = {
    operationId: "listOf",
    responses: { 200: answer({ type: "array", items: THING }) },
  };
  const added = {
    kind: "write",
    change: "create",
    collection: "things",
    filters: [],
    // No path names an item.
    unique: [],
    members: ["code", "owner"],
    optional: ["owner"],
    reply: { kind: "row", status: 201 },
  };

  it("may have parameters in its query", () => {
    const parameters = [{ ...owner, in: "query" }];
    expect(
      operationsOf(thing, { "/things": { parameters, get: { ...list }, post: create } })["create"],
    ).toEqual(added);
  });

  it("is not possible if the path selects its items", () => {
    const parameters = [{ ...owner, in: "path" }];
    expect(
      operationsOf(thing, {
        "/owners/{owner}/things": { parameters, get: list, post: create },
      })["create"],
    ).not.toMatchObject({ kind: "write" });
  });
});

import { describe, expect, it } from "vitest";
import { analyse } from "../../../generator/pipeline.js";
import { TARGETS } from "../../../generator/spec/input.js";
import { emptyLike, readComparedSpec } from "../../../generator/diff/compared-spec.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { Finding } from "../../../generator/diff/finding.js";

type Json = Readonly<Record<string, unknown>>;

const FINE = { responses: { "200": { description: "Fine." } } };
const MISSING = { responses: { "200": { $ref: "#/components/responses/Missing" } } };
/** A parameter in XML, which the generator does not write. */
const UNSUPPORTED = {
  parameters: [{ name: "p", in: "query", required: true, content: { "application/xml": {} } }],
  ...FINE,
};
const TOWNS = { operationId: "listTowns", ...FINE };

/** Alliances, and a schema of theirs with a member that leads nowhere. */
function withMember(more: Json): Uint8Array {
  const properties = { broken: { $ref: "missing.json#/a" }, ...more };
  return withAlliances(withPayload({ $ref: "#/components/schemas/Town" }), {
    components: { schemas: { Town: { type: "object", properties } } },
  });
}

/** An operation whose response has a schema. */
function withPayload(schema: Json) {
  const content = { "application/json": { schema } };
  return { responses: { "200": { description: "Fine.", content } } };
}

function openApiDocument(paths: Json, more: Json = {}): Uint8Array {
  const value = { openapi: "3.1.0", info: { title: "Game", version: "1" }, paths, ...more };
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Towns, which are fine, and alliances as given. */
function withAlliances(alliances: Json, more: Json = {}): Uint8Array {
  const get = { operationId: "listAlliances", ...alliances };
  return openApiDocument({ "/towns": { get: TOWNS }, "/alliances": { get } }, more);
}

/** Alliances, whose parameter has a schema, and a component of parameters. */
function signed(schema: Json): Uint8Array {
  const sign = { name: "S", in: "header", schema: { type: "string" } };
  return withAlliances(
    { parameters: [{ name: "Signature", in: "header", schema }], ...FINE },
    { components: { parameters: { sign } } },
  );
}

/** Two operations of one id, of which the first is invalid. */
function withSameIds(second: Json): Uint8Array {
  return openApiDocument({
    "/towns": { get: TOWNS },
    "/a": { get: { operationId: "find", ...MISSING } },
    "/b": { get: { operationId: "find", ...second } },
  });
}

/** Alliances and towns, and a schema that nothing needs. */
function withSchema(schema: unknown): Uint8Array {
  return withAlliances(FINE, { components: { schemas: { Town: schema } } });
}

function compared(old: Uint8Array, next: Uint8Array): readonly Finding[] {
  const [before, after] = [old, next].map((bytes) => {
    const { value, diagnostics } = readComparedSpec({ file: "openapi.json", bytes });
    if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
    return value;
  });
  if (!before || !after) throw new Error("A side is missing.");
  return diffSpecs(before, after);
}

/** The rules of findings, with the levels for wire, types, validators and handlers. */
function levelsBetween(old: Uint8Array, next: Uint8Array): readonly (readonly string[])[] {
  return compared(old, next).map(({ rule, module, classes }) => [
    rule,
    module,
    Object.values(classes).join(" "),
  ]);
}

/** The operations that `generate` makes code for. */
function generatedOperations(bytes: Uint8Array): readonly string[] {
  const { value } = analyse({
    kind: "openapi",
    name: "game",
    source: "openapi.json",
    targets: TARGETS,
    spec: { file: "openapi.json", bytes },
  });
  return value?.kind === "openapi" ? value.endpoints.map(({ operation }) => operation.name) : [];
}

describe("An operation that generate skips", () => {
  it.each([
    ["is invalid", MISSING, "operation-skipped", "risky breaking breaking breaking"],
    ["is unsupported", UNSUPPORTED, "operation-skipped", "none breaking breaking breaking"],
  ])("loses its code if it %s", (_why, broken, rule, levels) => {
    const [old, next] = [withAlliances(FINE), withAlliances(broken)];
    expect(generatedOperations(old)).toEqual(["listTowns", "listAlliances"]);
    expect(generatedOperations(next)).toEqual(["listTowns"]);
    expect(levelsBetween(old, next)).toContainEqual([rule, "listAlliances", levels]);
  });

  it("is named with its reason", () => {
    const [finding, ...others] = compared(withAlliances(FINE), withAlliances(MISSING));
    expect(others).toEqual([]);
    expect(finding?.message).toMatch(/^The operation is skipped now: `.*Missing.*`\. Correct/);
    expect(finding?.positions.new).toMatchObject({ file: "openapi.json", line: 1 });
  });

  it("can have a schema that refers to another kind of component, of which nothing is known", () => {
    const old = signed({ $ref: "#/components/parameters/sign" });
    expect(levelsBetween(old, old)).toEqual([]);
    expect(generatedOperations(old)).toEqual(["listTowns", "listAlliances"]);
  });

  it("can have the method QUERY of OpenAPI 3.2, and is no unknown key", () => {
    const searched = (key: string): Uint8Array =>
      openApiDocument(
        { "/towns": { get: TOWNS }, "/alliances": { [key]: { operationId: "find", ...FINE } } },
        { openapi: "3.2.0" },
      );
    const without = openApiDocument({ "/towns": { get: TOWNS } }, { openapi: "3.2.0" });
    expect(generatedOperations(searched("query"))).toEqual(["listTowns"]);
    expect(levelsBetween(without, searched("query"))).toEqual([
      ["operation-added", "find", "info none none none"],
    ]);
    expect(levelsBetween(searched("post"), searched("query"))).toEqual([
      ["method-changed", "find", "breaking none none risky"],
      ["operation-skipped", "find", "none breaking breaking breaking"],
    ]);
  });

  it("gets code when it is corrected", () => {
    expect(levelsBetween(withAlliances(MISSING), withAlliances(FINE))).toEqual([
      ["operation-unskipped", "listAlliances", "risky none none risky"],
    ]);
  });

  it("has no code to lose when it is removed, or when it is new", () => {
    const [without, broken] = [
      openApiDocument({ "/towns": { get: TOWNS } }),
      withAlliances(MISSING),
    ];
    const deprecated = withAlliances({ ...MISSING, deprecated: true });
    expect(levelsBetween(broken, without)).toEqual([
      ["operation-removed", "listAlliances", "breaking none none none"],
    ]);
    expect(levelsBetween(deprecated, without)).toEqual([
      ["operation-removed-deprecated", "listAlliances", "breaking none none none"],
    ]);
    expect(levelsBetween(without, broken)).toEqual([
      ["operation-added", "listAlliances", "info none none none"],
    ]);
    expect(levelsBetween(withAlliances(UNSUPPORTED), without)).toEqual([
      ["operation-removed", "listAlliances", "breaking none none none"],
    ]);
  });

  it("is reported if it changes while it is invalid, and not otherwise", () => {
    const broken = withAlliances(MISSING);
    const changed = withAlliances({ ...MISSING, parameters: [{ $ref: "#/components/x" }] });
    expect(levelsBetween(broken, broken)).toEqual([]);
    expect(levelsBetween(broken, changed)).toEqual([
      ["skipped-part-changed", "listAlliances", "risky none none none"],
    ]);
  });

  it("has components that are compared", () => {
    const parameters = [{ $ref: "#/components/parameters/Size" }];
    const sized = (type: string): Uint8Array =>
      withAlliances(
        { ...MISSING, parameters },
        { components: { parameters: { Size: { name: "size", in: "query", schema: { type } } } } },
      );
    expect(levelsBetween(sized("string"), sized("integer"))).toEqual([
      ["query-param-type-narrowed", "listAlliances", "breaking breaking breaking breaking"],
    ]);
  });

  it("is compared apart from what is invalid", () => {
    const required = [{ name: "size", in: "query", required: true, schema: { type: "string" } }];
    for (const broken of [
      MISSING,
      withPayload({ oneOf: [] }),
      withPayload({ type: "string", pattern: "(" }),
      withPayload({ $ref: "missing.json#/a" }),
    ])
      expect(
        levelsBetween(withAlliances(broken), withAlliances({ ...broken, parameters: required })),
      ).toEqual([
        ["query-param-added-required", "listAlliances", "breaking breaking breaking none"],
      ]);
  });

  it("still has a path, a method and a name", () => {
    const [old, next] = [
      openApiDocument({
        "/towns": { get: TOWNS },
        "/alliances": { get: { operationId: "a", ...MISSING } },
      }),
      openApiDocument({
        "/towns": { get: TOWNS },
        "/guilds": { get: { operationId: "a", ...MISSING } },
      }),
    ];
    expect(levelsBetween(old, next)).toEqual([["path-changed", "a", "breaking none none risky"]]);
  });

  it("is matched by its method and path if another operation has its id", () => {
    const twice = openApiDocument({
      "/towns": { get: TOWNS },
      "/villages": { get: TOWNS },
    });
    expect(levelsBetween(twice, twice)).toEqual([]);
    expect(levelsBetween(twice, openApiDocument({ "/towns": { get: TOWNS } }))).toEqual([
      ["operation-removed", "GET /villages", "breaking breaking breaking breaking"],
    ]);
  });

  it("is not taken for another operation with its id", () => {
    const parameters = [{ name: "size", in: "query", required: true, schema: { type: "string" } }];
    expect(levelsBetween(withSameIds(FINE), withSameIds(FINE))).toEqual([]);
    expect(levelsBetween(withSameIds(FINE), withSameIds({ ...FINE, parameters }))).toEqual([
      ["query-param-added-required", "GET /b", "breaking breaking breaking none"],
    ]);
  });
});

describe("A component that is invalid", () => {
  it("is reported if it changes, and not otherwise", () => {
    const [old, next] = [withSchema(1), withSchema(2)];
    expect(levelsBetween(old, old)).toEqual([]);
    expect(levelsBetween(old, next)).toEqual([
      ["skipped-part-changed", "#/components/schemas/Town", "risky none none none"],
    ]);
  });

  it("is compared apart from what is invalid", () => {
    const [old, next] = [withMember({ name: { type: "string" } }), withMember({})];
    expect(levelsBetween(old, old)).toEqual([]);
    expect(levelsBetween(old, next).map(([rule, module]) => [rule, module])).toEqual([
      ["response-field-removed", "#/components/schemas/Town"],
    ]);
  });

  it("is reported if it is new, although nothing needs it", () => {
    const [old, next] = [
      withAlliances(FINE),
      withAlliances(FINE, { components: { headers: { A: 1 } } }),
    ];
    expect(levelsBetween(old, next)).toEqual([
      ["skipped-part-changed", "#/components/headers/A", "risky none none none"],
    ]);
  });
});

describe("A document that generate refuses", () => {
  it("is refused with the problem of the complete document", () => {
    const bytes = openApiDocument(
      { "/towns": { get: TOWNS } },
      { info: { title: 1, version: "1" } },
    );
    const { value, diagnostics } = readComparedSpec({ file: "openapi.json", bytes });
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ["schema-violation", "error"],
    ]);
  });
});

describe("An added document", () => {
  it("is compared with one in which nothing is skipped and which has no server", () => {
    const bytes = withAlliances(MISSING, { servers: [{ url: "https://a.example" }] });
    const { value } = readComparedSpec({ file: "openapi.json", bytes });
    if (!value) throw new Error("It is readable.");
    const levels = diffSpecs(value, emptyLike(value)).map(({ rule, classes }) => [
      rule,
      classes.types,
    ]);
    expect(levels).toEqual([
      ["server-changed", "breaking"],
      ["operation-removed", "none"],
      ["operation-removed", "breaking"],
    ]);
  });
});

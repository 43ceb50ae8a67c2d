import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createAllianceStub } from "../../../generated/alliance/stub.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { checkOpenApiData } from "../../../generator/serve/openapi-data.js";
import { REPOSITORY } from "../support/places.js";
import { generate } from "../../../generator/pipeline.js";
import { openApiModel, inputOf } from "../support/specs.js";

const SPEC = JSON.parse(readFileSync(join(REPOSITORY, "spec/alliance/openapi.json"), "utf8"));
const MODEL = openApiModel(SPEC);
const RECORD = {
  id: "1f",
  name: "North",
  strength: 1200,
  bbStrength: 0,
  leaderId: "2a",
  townIds: [],
  vulnerabilityWindow: 3,
};

async function shown(value: unknown): Promise<readonly string[]> {
  const issues = await checkOpenApiData(MODEL, value);
  return issues.map(({ pointer, reason, help }) => `${pointer} | ${reason} | ${help}`);
}

describe("data for a stub", () => {
  it("is right where each record fits its schema", async () => {
    expect(await shown({ alliances: [RECORD, { ...RECORD, id: "2" }] })).toEqual([]);
    expect(await shown({})).toEqual([]);
    expect(await shown({ $schema: "./data.json", alliances: [] })).toEqual([]);
  });

  it("is right where it is what a stub has made", async () => {
    const stub = createAllianceStub({ envelope: "bare" });
    const response = await stub(new Request("https://x.example/alliances"));
    expect(await shown({ alliances: await response.json() })).toEqual([]);
  });

  it.each<readonly [string, unknown, string]>([
    [
      "a property that is missing",
      { alliances: [RECORD, { ...RECORD, id: "2", name: undefined }] },
      "/alliances/1 | /alliances/1 must have required property 'name'. | Give the record the property \"name\".",
    ],
    [
      "a value of another type",
      { alliances: [{ ...RECORD, strength: "1200" }] },
      "/alliances/0/strength | /alliances/0/strength must be integer. | Write a value of type integer here.",
    ],
    [
      "a value that does not fit",
      { alliances: [{ ...RECORD, townIds: ["1", "xyz"] }] },
      '/alliances/0/townIds/1 | /alliances/0/townIds/1 must match pattern "^[0-9A-Fa-f]+$". | Change the value. schemas/data.json describes valid values; the target `schemas` generates it.',
    ],
    [
      "a collection that there is not",
      { alliance: [] },
      ' | The data has a member "alliance", which is not a collection of the OpenAPI document. | Use "alliances".',
    ],
    [
      "a bare list",
      [RECORD],
      ' | The data must be object. | Use an object; the complete data is { "alliances": [ … ] }.',
    ],
    [
      "a key that another record has",
      { alliances: [RECORD, { ...RECORD, name: "South" }] },
      '/alliances/1/id | /alliances/1/id is "1f", which /alliances/0/id is already. | Give each record a "id" of its own.',
    ],
  ])("is wrong with %s", async (_, value, expected) => {
    // As it comes from a file.
    expect(await shown(JSON.parse(JSON.stringify(value)))).toEqual([expected]);
  });

  it("has all that is wrong with it told at once", async () => {
    expect(await shown({ alliances: [{}, { ...RECORD, id: 5 }] })).toHaveLength(8);
  });
});

describe("the generated JSON Schema of data", () => {
  it("needs no other file, and takes what the check takes", async () => {
    const { value = [] } = await generate({
      specs: [{ ...inputOf(SPEC), name: "alliance", targets: ["stub", "schemas"] }],
      templates: [],
      importExtension: ".js",
    });
    const file = value.find(({ path }) => path === "alliance/schemas/data.json");
    const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(
      JSON.parse(file?.text ?? "false"),
    );
    expect(validate({ alliances: [RECORD] })).toBe(true);
    expect(validate({ alliances: [{ ...RECORD, id: "x" }] })).toBe(false);
    expect(validate({ towns: [] })).toBe(false);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { analyse, generate } from "../../../../generator/pipeline.js";
import type { SpecInput } from "../../../../generator/spec/input.js";
import type { OutputFile } from "../../../../generator/emit/output.js";
import { readTemplates } from "../../../../generator/project/inputs.js";
import { compilerErrors } from "../../diff/proof-compiler.js";
import { loadValidators } from "../../support/payloads.js";

/** Schemas that leave types open: each is a named schema of one OpenAPI document. */
const SCHEMAS = {
  Members: { properties: { x: { type: "string" } } },
  ClosedMembers: { properties: { x: { type: "string" } }, additionalProperties: false },
  Dictionary: { additionalProperties: { type: "string" } },
  Items: { items: { type: "string" } },
  MembersOrItems: { properties: { x: {} }, items: { type: "string" } },
  AnyMembers: { additionalProperties: true },
  AnyItems: { items: { minLength: 0 } },
  RequiredName: { required: ["x"] },
  MemberCount: { minProperties: 1 },
  ItemCount: { minItems: 1 },
  Different: { uniqueItems: true },
  Length: { minLength: 2 },
  Pattern: { pattern: "e" },
  Bound: { minimum: 2 },
  LongOrNull: { allOf: [{ type: ["string", "null"] }, { maxLength: 5 }] },
  WithRequired: { allOf: [{ properties: { x: { type: "string" } } }, { required: ["x"] }] },
  MembersOfChoice: {
    properties: { x: { type: "string" } },
    anyOf: [{ type: "string" }, { type: "object" }],
  },
  ListedWithMembers: { enum: ["text", 7], properties: { x: {} } },
  ListOfMembers: { type: "array", items: { properties: { x: { type: "string" } } } },
  MemberOfMembers: { type: "object", properties: { x: { properties: { y: {} } } } },
};

type Name = keyof typeof SCHEMAS;

const VALUES: readonly unknown[] = [null, true, 7, "text", [], ["text"], [7], {}, { x: 7 }];

const names = Object.keys(SCHEMAS);

async function generated(): Promise<readonly OutputFile[]> {
  const spec = {
    openapi: "3.1.0",
    info: { title: "Open types", version: "1" },
    paths: {
      "/open": {
        get: {
          operationId: "listOpen",
          responses: {
            200: { description: "Open.", content: { "application/json": { schema: {} } } },
          },
        },
      },
    },
    components: { schemas: SCHEMAS },
  };
  const bytes = new TextEncoder().encode(JSON.stringify(spec));
  const input: SpecInput = {
    kind: "openapi",
    name: "open",
    source: "openapi.json",
    spec: { file: "openapi.json", bytes },
  };
  expect(analyse(input).diagnostics).toEqual([]);
  const { value, diagnostics } = await generate({
    specs: [input],
    templates: readTemplates(),
    importExtension: ".js",
  });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return value;
}

type Validate = (value: unknown) => boolean;

/** A file that assigns a value to a type, if the validator accepts it. */
function assignment(name: string, value: unknown, index: number): OutputFile {
  return {
    path: `consumers/${name}-${index}.ts`,
    text: `import type { ${name} } from "../open/schemas.js";\nexport const value: ${name} = ${JSON.stringify(value)};\n`,
  };
}

describe("a schema that does not state its type", () => {
  let validators: Readonly<Record<string, Validate>> = {};
  let errors: ReadonlyMap<string, readonly string[]> = new Map();

  function accepted(name: Name): readonly unknown[] {
    return VALUES.filter((value) => validators[`validate${name}`]?.(value));
  }

  beforeAll(async () => {
    const files = await generated();
    validators = await loadValidators(files);
    const consumers = names.flatMap((name) =>
      VALUES.map((value, index) => assignment(name, value, index)).filter((_, index) =>
        validators[`validate${name}`]?.(VALUES[index]),
      ),
    );
    errors = compilerErrors([...files.filter(({ path }) => !path.endsWith(".json")), ...consumers]);
  }, 120_000);

  it("has a type that includes every value that its validator accepts", () => {
    expect(Object.fromEntries(errors)).toEqual({});
  });

  it.each<[Name, readonly unknown[]]>([
    ["Members", [{}]],
    ["ClosedMembers", [{}]],
    ["Dictionary", [{}]],
    ["Items", [[], ["text"]]],
    ["MembersOrItems", [[], ["text"], {}, { x: 7 }]],
    ["WithRequired", []],
    ["MembersOfChoice", [{}]],
    ["ListedWithMembers", [7, "text"]],
    ["ListOfMembers", [[]]],
    ["MemberOfMembers", [{}]],
  ])("is an object or a list if it describes members or items (%s)", (name, values) => {
    expect(accepted(name)).toEqual(values);
  });

  it.each<[Name, readonly unknown[]]>([
    ["RequiredName", [null, true, 7, "text", [], ["text"], [7], { x: 7 }]],
    ["MemberCount", [null, true, 7, "text", [], ["text"], [7], { x: 7 }]],
    ["ItemCount", [null, true, 7, "text", ["text"], [7], {}, { x: 7 }]],
    ["AnyMembers", VALUES],
    ["AnyItems", VALUES],
    ["Different", VALUES],
    ["Length", VALUES],
    ["Pattern", VALUES],
    ["Bound", VALUES],
    ["LongOrNull", [null, "text"]],
  ])("has any type if it only restricts values of one type (%s)", (name, values) => {
    expect(accepted(name)).toEqual(values);
  });
});

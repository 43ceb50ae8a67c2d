import { join } from "node:path";
import Ajv7 from "ajv";
import Ajv2020 from "ajv/dist/2020.js";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import * as modules from "../../../../generated/paraminfo/index.js";
import { allpagesModule, validateAllpages } from "../../../../generated/paraminfo/allpages.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { jsonSchemaOf, withJsonSchema } from "../../../../templates/runtime/validate.js";
import type { JsonSchema } from "../../../../templates/runtime/validate.js";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

/** Converts a schema to a target, as a library does; the table `values/model.txt` has what is lost. */
function convert(schema: JsonSchema, target: string): Record<string, unknown> {
  return withJsonSchema(validateAllpages, schema)["~standard"].jsonSchema.input({ target });
}

describe("a validator with its JSON Schema", () => {
  const allpagesSchema = jsonSchemaOf(allpagesModule);
  const pages = withJsonSchema(validateAllpages, allpagesSchema);

  it("validates as before, as a function and as a Standard Schema", () => {
    expect(pages({ limit: 5 })).toEqual({ ok: true, value: { limit: 5 }, issues: [] });
    expect(pages["~standard"].validate({ limit: 5 })).toEqual({ value: { limit: 5 } });
    expect(pages["~standard"].validate({ limit: 501 })).toEqual({
      issues: [{ message: "must be between 1 and 500, not 501", path: ["limit"] }],
    });
  });

  it("is another function than the given one, which stays as it is", () => {
    expect(pages).not.toBe(validateAllpages);
    expect(validateAllpages["~standard"]).not.toHaveProperty("jsonSchema");
  });

  it("validates with the options that it was made with, unless a call has its own", () => {
    const bot = withJsonSchema(validateAllpages, allpagesSchema, { highLimits: true });
    expect(bot["~standard"].validate({ limit: 501 })).toEqual({ value: { limit: 501 } });
    expect(bot({ limit: 501 }).ok).toBe(true);
    expect(bot({ limit: 501 }, {}).ok).toBe(false);
  });

  it("has the schema of draft 2020-12 unchanged, for input and output", () => {
    const { input, output } = pages["~standard"].jsonSchema;
    expect(input({ target: "draft-2020-12" })).toEqual(allpagesSchema);
    expect(output({ target: "draft-2020-12" })).toEqual(allpagesSchema);
  });
});

function isModule(value: unknown): value is AnyModule {
  return typeof value === "object" && value !== null && "params" in value;
}

describe("the JSON Schema of each module", () => {
  const schemas = Object.values<unknown>(modules)
    .filter(isModule)
    .map((module) => [module.path, jsonSchemaOf(module)] as const);
  /** Values of all kinds, which schemas of different drafts must agree on. */
  const values = [0, 1, 7000, "max", "", "title", true, ["title"], ["title", 7], null, {}];

  it("is there for the query modules and their roots", () => {
    expect(schemas).toHaveLength(66);
  });

  it("is a schema of draft 7, and has nothing that OpenAPI 3.0 lacks", () => {
    const ajv = new Ajv7.default({ strict: true });
    for (const [path, schema] of schemas) {
      expect(ajv.validateSchema(convert(schema, "draft-07")), path).toBe(true);
      const text = JSON.stringify(convert(schema, "openapi-3.0"));
      expect(text, path).not.toMatch(/"(?:\$schema|\$comment)":|"const":"/);
    }
  });

  it.each([modules.allpagesModule, modules.revisionsModule, modules.usersModule])(
    "$path accepts the same values in draft 7",
    (module) => {
      const schema = jsonSchemaOf(module);
      const one = new Ajv2020.default().compile(schema);
      const other = new Ajv7.default({ strict: true }).compile(convert(schema, "draft-07"));
      const given = Object.keys(module.params).flatMap((name) =>
        values.map((value) => ({ [name]: value })),
      );
      const verdicts = given.map((value) => one(value));
      expect(new Set(verdicts)).toEqual(new Set([true, false]));
      expect(given.map((value) => other(value))).toEqual(verdicts);
    },
  );
});

/** Bundles a program for a browser. */
async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
}

describe("a bundle", () => {
  it.each([
    ["does not contain the conversion", "allpages, validateAllpages", "paraminfo/allpages", false],
    ["does not contain the conversion", "validateResponse", "validate", false],
    ["contains the conversion", "withJsonSchema", "validate", true],
  ])("%s if a program uses %s", async (_, names, from, contains) => {
    const code = await bundle(`export { ${names} } from "paramsmith/${from}";`);
    expect(code.includes("draft-07")).toBe(contains);
  });
});

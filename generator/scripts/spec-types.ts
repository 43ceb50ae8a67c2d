/**
 * Generates the types of specs from spec/schemas/, and validators, because compiling a schema at
 * run time costs more than the validation. Run by `npm run spec-types`; the output is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { compile } from "json-schema-to-typescript";
import type { JSONSchema } from "json-schema-to-typescript";
import { standaloneModule } from "../emit/parts/standalone.js";
import { readonlyTypes } from "./readonly-types.js";

const SCHEMAS = [
  "catalogue",
  "protocol",
  "directory",
  "config",
  "accepted",
  "site",
  "result",
  "corrections",
  "descriptions",
  "scenario",
] as const;
const root = process.cwd();

function readSchema(name: string): Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema of ours; ajv checks it below
  return JSON.parse(
    readFileSync(join(root, "spec", "schemas", `${name}.schema.json`), "utf8"),
  ) as Record<string, unknown>;
}

async function writeTypes(): Promise<void> {
  const bundle: JSONSchema = {
    title: "Specs",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(SCHEMAS.map((name) => [name, { $ref: `${name}.schema.json` }])),
  };
  const banner = "// Generated from spec/schemas/ by `npm run spec-types`. Do not edit.";
  const types = await compile(bundle, "Specs", {
    bannerComment: banner,
    cwd: join(root, "spec", "schemas"),
    unreachableDefinitions: false,
  });
  writeFileSync(join(root, "generator", "spec", "types.ts"), types);
}

function writeValidators(path: string, names: readonly string[]): void {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    validateFormats: false,
    discriminator: true,
    code: { source: true, esm: true, lines: true },
  });
  for (const name of names) ajv.addSchema(readSchema(name));
  const exported = Object.fromEntries(names.map((name) => [name, `${name}.schema.json`]));
  const banner = "// Compiled from spec/schemas/ by ajv (`npm run spec-types`). Do not edit.\n";
  write(path, banner + standaloneModule(ajv, exported));
}

/**
 * Generates the types of a stub server's data. They belong to templates/, because they are copied
 * to generated/ with the code that uses them.
 */
async function writeWikiTypes(): Promise<void> {
  const types = await compile(readSchema("wiki"), "WikiData", {
    bannerComment: "",
    cwd: join(root, "spec", "schemas"),
    unreachableDefinitions: false,
    ignoreMinAndMaxItems: true,
  });
  const banner =
    "// Generated from spec/schemas/wiki.schema.json by `npm run spec-types`. Do not edit.\n";
  const path = join("templates", "wiki", "data", "wiki-data.ts");
  write(
    path,
    `${banner}import type { Json } from "../../runtime/model/json.js";\n\n${readonlyTypes(types)}`,
  );
}

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the schemas without their texts, for the search for unknown keys. */
function writeSchemas(): void {
  const texts = new Set(["title", "description", "$comment"]);
  const strip = (value: unknown, inProperties: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => strip(item, false));
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).filter(([name]) => inProperties || !texts.has(name));
    return Object.fromEntries(
      members.map(([name, member]) => [
        name,
        strip(member, name === "properties" || name === "$defs"),
      ]),
    );
  };
  const schemas = Object.fromEntries(
    SCHEMAS.map((name) => [`${name}.schema.json`, strip(readSchema(name), false)]),
  );
  const banner = "// Generated from spec/schemas/ by `npm run spec-types`. Do not edit.";
  const type = 'import type { SchemaNode } from "./schema.js";';
  const code = `export const schemas: Readonly<Record<string, SchemaNode>> = ${JSON.stringify(schemas, undefined, 2)};`;
  write(join("generator", "spec", "schemas.ts"), `${banner}\n${type}\n\n${code}\n`);
}

await writeTypes();
await writeWikiTypes();
writeValidators(join("generator", "spec", "validators.js"), SCHEMAS);
// A separate file, because only a server with data loads it.
writeValidators(join("generator", "spec", "wiki", "validators.js"), ["wiki"]);
writeSchemas();

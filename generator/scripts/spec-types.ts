/**
 * Makes what the generator knows of its specs from spec/schemas/: their types, and validators that
 * are compiled ahead because compiling them at run time costs more than the validation. Run by
 * `npm run spec-types`; the output is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { compile } from "json-schema-to-typescript";
import type { JSONSchema } from "json-schema-to-typescript";
import { standaloneModule } from "../emit/standalone.js";

const SCHEMAS = [
  "catalogue",
  "protocol",
  "directory",
  "config",
  "site",
  "result",
  "corrections",
] as const;
const root = process.cwd();

function readSchema(name: string): Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema of ours; ajv checks it below
  return JSON.parse(
    readFileSync(join(root, "spec", "schemas", `${name}.schema.json`), "utf8"),
  ) as Record<string, unknown>;
}

async function writeTypes(): Promise<void> {
  const bundle = {
    title: "Specs",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(SCHEMAS.map((name) => [name, { $ref: `${name}.schema.json` }])),
  } as JSONSchema;
  const banner = "// Generated from spec/schemas/ by `npm run spec-types`. Do not edit.";
  const types = await compile(bundle, "Specs", {
    bannerComment: banner,
    cwd: join(root, "spec", "schemas"),
    unreachableDefinitions: false,
  });
  writeFileSync(join(root, "generator", "spec", "types.ts"), types);
}

function writeValidators(): void {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    validateFormats: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const name of SCHEMAS) ajv.addSchema(readSchema(name));
  const exported = Object.fromEntries(SCHEMAS.map((name) => [name, `${name}.schema.json`]));
  const banner = "// Compiled from spec/schemas/ by ajv (`npm run spec-types`). Do not edit.\n";
  writeFileSync(
    join(root, "generator", "spec", "validators.js"),
    banner + standaloneModule(ajv, exported),
  );
}

/** The schemas themselves, without their texts: unknown keys are found by walking them. */
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
  const type = 'import type { SchemaNode } from "../check/schema-node.js";';
  const code = `export const schemas: Readonly<Record<string, SchemaNode>> = ${JSON.stringify(schemas, undefined, 2)};`;
  writeFileSync(join(root, "generator", "spec", "schemas.ts"), `${banner}\n${type}\n\n${code}\n`);
}

await writeTypes();
writeValidators();
writeSchemas();

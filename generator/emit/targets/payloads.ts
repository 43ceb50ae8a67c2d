import type { JSONSchema } from "json-schema-to-typescript";
import type { JsonSchema } from "../../model/json-schema.js";
import type { PlannedDirectory, PlannedSchema, PlannedSpec } from "../../plan/planned.js";
import type { TextFragment } from "../fragment.js";
import { specHeader } from "../header.js";
import { LINE_WIDTH } from "../literal.js";

const SCHEMA_PREFIX = "#/components/schemas/";

/** Types of a directory's payloads, by json-schema-to-typescript, and their validators, by ajv. */
export async function payloads(spec: PlannedSpec): Promise<readonly TextFragment[]> {
  if (spec.kind !== "directory") return [];
  const schemas = payloadSchemas(spec);
  return [
    await typesFragment(spec, schemas),
    await validatorsFragment(spec, schemas),
    declarationsFragment(spec, schemas),
  ];
}

interface Payload {
  readonly planned: PlannedSchema;
  readonly schema: JsonSchema;
}

/** The named schemas, and the payloads that have no name of their own. */
function payloadSchemas({ model, schemas, endpoints }: PlannedDirectory): readonly Payload[] {
  const named = schemas.map((planned) => ({ planned, schema: model.schemas[planned.name] ?? {} }));
  const unnamed = endpoints
    .filter(({ operation }) => operation.payloadName === undefined)
    .map(({ payload, operation }) => ({ planned: payload, schema: operation.payload }));
  return [...named, ...unnamed];
}

async function typesFragment(
  { names, model }: PlannedDirectory,
  schemas: readonly Payload[],
): Promise<TextFragment> {
  const [{ compile }, { laidOut }] = await Promise.all([
    import("json-schema-to-typescript"),
    import("../payload-types.js"),
  ]);
  const definitions = Object.fromEntries(
    schemas.map(({ planned, schema }) => [planned.type, typeSchema(schema, schemas, planned.type)]),
  );
  const whole = { $defs: definitions, type: "object", additionalProperties: false } as JSONSchema;
  // The formatter costs more than all the rest of a run; the types are laid out below.
  const code = await compile(whole, "PayloadsOfDirectory", {
    bannerComment: "",
    format: false,
    unreachableDefinitions: true,
    maxItems: -1,
  });
  const types = laidOut(code.replace(/export interface PayloadsOfDirectory \{\s*\}\n?/, ""));
  return {
    kind: "text",
    path: `${names.folder}/schemas.ts`,
    text: `${specHeader(model.source)}\n\n${types}\n`,
  };
}

/** Objects are closed so that the types have no index signature, and each schema has its planned name. */
function typeSchema(schema: JsonSchema, all: readonly Payload[], title?: string): JsonSchema {
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (typeof value !== "object" || value === null) return value;
    return typeSchema(value as JsonSchema, all);
  };
  const members = Object.entries(schema).map(
    ([keyword, value]) =>
      [keyword, keyword === "$ref" ? typeReference(String(value), all) : rewrite(value)] as const,
  );
  // A reference with a text of its own would become a type of its own.
  const { $ref: reference, description } = schema;
  if (typeof reference === "string" && description !== undefined)
    return { description, allOf: [{ $ref: typeReference(reference, all) }] };
  const open = schema["type"] === "object" && schema["additionalProperties"] === undefined;
  return {
    ...Object.fromEntries(members.filter(([keyword]) => keyword !== "title")),
    ...(title !== undefined && { title }),
    ...(open && { additionalProperties: false }),
  };
}

function typeReference(reference: string, all: readonly Payload[]): string {
  const found = all.find(({ planned }) => planned.name === reference.slice(SCHEMA_PREFIX.length));
  return `#/$defs/${found?.planned.type ?? ""}`;
}

async function validatorsFragment(
  { names, model }: PlannedDirectory,
  schemas: readonly Payload[],
): Promise<TextFragment> {
  const [{ Ajv2020 }, { standaloneModule }] = await Promise.all([
    import("ajv/dist/2020.js"),
    import("../standalone.js"),
  ]);
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    validateFormats: false,
    strictRequired: false,
    keywords: ["x-wire-format", "example"],
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema({
    $id: "payloads",
    $defs: Object.fromEntries(
      schemas.map(({ planned, schema }) => [planned.type, validatorSchema(schema, schemas)]),
    ),
  });
  const exported = Object.fromEntries(
    schemas.map(({ planned }) => [planned.validate, `payloads#/$defs/${planned.type}`]),
  );
  const text = `${specHeader(model.source)}\n${standaloneModule(ajv, exported)}\n`;
  return { kind: "text", path: `${names.folder}/validators.js`, text };
}

/** Annotations are left out: what is compiled stands in the output with its schema. */
function validatorSchema(schema: unknown, all: readonly Payload[]): JsonSchema {
  const annotations = new Set([
    "description",
    "title",
    "example",
    "examples",
    "default",
    "deprecated",
    "format",
    "$comment",
  ]);
  const rewrite = (value: unknown, isMap: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => rewrite(item, false));
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).filter(
      ([name]) => isMap || !(annotations.has(name) || name.startsWith("x-")),
    );
    return Object.fromEntries(
      members.map(([name, member]) => {
        if (!isMap && (name === "enum" || name === "const")) return [name, member];
        if (!isMap && name === "$ref") return [name, typeReference(String(member), all)];
        return [name, rewrite(member, !isMap && name === "properties")];
      }),
    );
  };
  return rewrite(schema, false) as JsonSchema;
}

function declarationsFragment(
  { names, model }: PlannedDirectory,
  schemas: readonly Payload[],
): TextFragment {
  const typeNames = schemas.map(({ planned }) => planned.type).toSorted();
  const lines = schemas.flatMap(({ planned }) => [
    "",
    `/** Whether a value is ${/^[AEIOU]/.test(planned.type) ? "an" : "a"} {@link ${planned.type}}; after false, \`errors\` says why. */`,
    `export declare const ${planned.validate}: PayloadValidator<${planned.type}>;`,
  ]);
  const flat = `import type { ${typeNames.join(", ")} } from "./schemas.js";`;
  const broken = `import type {\n${typeNames.map((name) => `  ${name},\n`).join("")}} from "./schemas.js";`;
  const text = [
    specHeader(model.source),
    "",
    'import type { PayloadValidator } from "../runtime/payload.js";',
    flat.length > LINE_WIDTH ? broken : flat,
    ...lines,
    "",
  ].join("\n");
  return { kind: "text", path: `${names.folder}/validators.d.ts`, text };
}
